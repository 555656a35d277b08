/// A line through points, for all elements of data.
nonisolated public struct LinePlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: LinePlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// A line through points, for all elements of data.
nonisolated public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension LinePlot {
    /// A line through points, or one of each series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedLinePlotContent<Data.Element> {
        self.init(
            content: VectorizedLinePlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(.line, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// Lines through the points of each series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedLinePlotContent<Data.Element> {
        self.init(
            content: VectorizedLinePlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.line, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    mark.series = series.channel(element)
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
