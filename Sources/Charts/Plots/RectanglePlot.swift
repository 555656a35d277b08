/// Rectangles, for all elements of data.
nonisolated public struct RectanglePlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: RectanglePlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Rectangles, for all elements of data.
nonisolated public struct VectorizedRectanglePlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension RectanglePlot {
    /// Rectangles around two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data.Element> {
        self.init(
            content: VectorizedRectanglePlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.rectangle, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    mark.width = width
                    mark.height = height
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// Rectangles from one value to another along both axes.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data.Element> {
        self.init(
            content: VectorizedRectanglePlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(
                        .rectangle, x: .value(xStart.channel(element)), xEnd: .value(xEnd.channel(element)),
                        y: .value(yStart.channel(element)), yEnd: .value(yEnd.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
