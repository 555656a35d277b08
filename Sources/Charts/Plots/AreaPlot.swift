/// Areas, for all elements of data.
nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent {
    let content: Content

    init(content: Content) { self.content = content }

    /// Adds the marks.
    @MainActor public static func _collect(_ plot: AreaPlot, into marks: inout _ChartMarks) {
        Content._collect(plot.content, into: &marks)
    }
}

/// Areas, for all elements of data.
nonisolated public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent {
    /// The marks with their elements.
    public let _elementMarks: [_ElementMark<DataElement>]
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// What there is a mark for.
    public typealias DataElement = Content.DataElement

    /// The marks with their elements.
    public var _elementMarks: [_ElementMark<Content.DataElement>] { content._elementMarks }
}

extension AreaPlot {
    /// From zero, or from the area below, to a value.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        self.init(
            content: VectorizedAreaPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.area, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    mark.stacking = stacking
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// From zero, or from the area below, to a value of a series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        self.init(
            content: VectorizedAreaPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(.area, x: .value(x.channel(element)), y: .value(y.channel(element)))
                    mark.stacking = stacking
                    mark.series = series.channel(element)
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// From one value to another.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        self.init(
            content: VectorizedAreaPlotContent(
                _elementMarks: data.map { element in
                    let mark = Mark(
                        .area, x: .value(x.channel(element)), y: .value(yStart.channel(element)),
                        yEnd: .value(yEnd.channel(element)))
                    return _ElementMark(element: element, mark: mark)
                }))
    }

    /// From one value to another of a series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        self.init(
            content: VectorizedAreaPlotContent(
                _elementMarks: data.map { element in
                    var mark = Mark(
                        .area, x: .value(x.channel(element)), y: .value(yStart.channel(element)),
                        yEnd: .value(yEnd.channel(element)))
                    mark.series = series.channel(element)
                    return _ElementMark(element: element, mark: mark)
                }))
    }
}
