/// Lines along an axis, for all elements of data.
nonisolated public struct RulePlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: RulePlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Lines along an axis, for all elements of data.
nonisolated public struct VectorizedRulePlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension RulePlot {
    /// Upright lines from one value to another.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        self.init(
            content: VectorizedRulePlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(
                        .rule, x: .value(x.channel(element)), y: .value(yStart.channel(element)),
                        yEnd: .value(yEnd.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// Level lines from one value to another.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        self.init(
            content: VectorizedRulePlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(
                        .rule, x: .value(xStart.channel(element)), xEnd: .value(xEnd.channel(element)),
                        y: .value(y.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
