/// Symbols at points, for all elements of data.
nonisolated public struct PointPlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: PointPlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Symbols at points, for all elements of data.
nonisolated public struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension PointPlot {
    /// Symbols at two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        self.init(
            content: VectorizedPointPlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(.point, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
