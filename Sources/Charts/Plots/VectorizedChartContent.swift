/// Marks of the same kind for all elements of data, whose looks are values of the elements.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// What there is a mark for.
    associatedtype DataElement

    /// The marks with their elements.
    nonisolated var _elementMarks: [_ElementMark<DataElement>] { get }
}

/// A mark with the element that it stands for.
public struct _ElementMark<DataElement> {
    let element: DataElement
    var mark: Mark
}

extension VectorizedChartContent {
    /// Adds the marks.
    public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
        for (place, element) in content._elementMarks.enumerated() {
            marks.inside(place) { $0.append(element.mark) }
        }
    }
}

/// Marks whose looks are changed by values of their elements.
nonisolated struct ChangedVector<DataElement>: VectorizedChartContent {
    let _elementMarks: [_ElementMark<DataElement>]

    init(_ content: some VectorizedChartContent<DataElement>, _ change: (DataElement, inout MarkStyle) -> Void) {
        _elementMarks = content._elementMarks.map {
            var mark = $0
            change(mark.element, &mark.mark.style)
            return mark
        }
    }
}

extension VectorizedChartContent {
    /// Paints marks with the styles at a key path.
    nonisolated public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.foreground = AnyShapeStyle($0[keyPath: keyPath]) }
    }

    /// Paints marks with the styles of values.
    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.foregroundValue = value.channel($0) }
    }

    /// Makes marks as transparent as a key path says.
    nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
        DataElement
    > {
        ChangedVector(self) { $1.opacity *= Double($0[keyPath: keyPath]) }
    }

    /// Draws lines with the strokes at a key path.
    nonisolated public func lineStyle(
        _ keyPath: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.lineStyle = $0[keyPath: keyPath] }
    }

    /// Draws lines with the strokes of values.
    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.lineStyleValue = value.channel($0) }
    }

    /// Draws the symbols at a key path.
    nonisolated public func symbol(
        _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.symbol = .shape(AnyChartSymbolShape($0[keyPath: keyPath])) }
    }

    /// Draws the symbols of values.
    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.symbolValue = value.channel($0) }
    }

    /// Draws symbols of the areas at a key path, in square points.
    nonisolated public func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) {
            let length = max(0, $0[keyPath: keyPath]).squareRoot()
            $1.symbolSize = CGSize(width: length, height: length)
        }
    }

    /// Draws symbols in the sizes of values.
    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) { $1.symbolSizeValue = value.channel($0) }
    }

    /// Puts marks that share a band beside each other, by a value.
    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        ChangedVector(self) {
            let position = MarkPosition(channel: value.channel($0), span: span)
            if axis == .vertical { $1.yPosition = position } else { $1.xPosition = position }
        }
    }
}
