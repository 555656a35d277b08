/// Bars, for all elements of data.
nonisolated public struct BarPlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: BarPlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Bars, for all elements of data.
nonisolated public struct VectorizedBarPlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension BarPlot {
    /// Bars to the values that are quantities, at the other ones.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        self.init(
            content: VectorizedBarPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.bar, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    mark.width = width
                    mark.height = height
                    mark.stacking = stacking
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// Bars from one value to another along the x axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        self.init(
            content: VectorizedBarPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(
                        .bar, x: .value(xStart.channel(element)), xEnd: .value(xEnd.channel(element)),
                        y: .value(y.channel(element)))
                    mark.height = height
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// Bars from one value to another along the y axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        self.init(
            content: VectorizedBarPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(
                        .bar, x: .value(x.channel(element)), y: .value(yStart.channel(element)),
                        yEnd: .value(yEnd.channel(element)))
                    mark.width = width
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
