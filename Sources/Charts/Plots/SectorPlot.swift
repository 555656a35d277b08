/// Parts of a circle, for all elements of data.
nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: SectorPlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Parts of a circle, for all elements of data.
nonisolated public struct VectorizedSectorPlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension SectorPlot {
    /// Parts of a circle, as large as their values.
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data.Element> {
        self.init(
            content: VectorizedSectorPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.sector)
                    mark.sector = Mark.Sector(
                        angle: angle.channel(element), innerRadius: innerRadius, outerRadius: outerRadius,
                        inset: max(0, angularInset ?? 0))
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
