/// A chart whose data and modifiers have become scales, marks and axes. `PlotPlacer` adds the size of the plot.
struct ChartModel {
    let options: ChartOptions
    let environment: EnvironmentValues
    /// The size of the whole chart.
    let size: CGSize
    var marks: [ResolvedMark]
    let annotations: [Annotation]
    private let xFacts: AxisFacts
    private let yFacts: AxisFacts
    var x: PositionScale?
    var y: PositionScale?
    let styles: StyleScales
    var xAxis = ResolvedAxis()
    var yAxis = ResolvedAxis()

    /// - Parameter size: that of the whole chart: longer axes have more values.
    init(
        _ content: _ChartMarks, _ options: ChartOptions, size: CGSize, windows: ScrollWindows,
        _ environment: EnvironmentValues
    ) {
        let content = content.sampled(options)
        self.options = options
        self.environment = environment
        self.size = size
        marks = ResolvedMark.resolve(content.marks)
        xFacts = AxisFacts(marks, alongX: true)
        yFacts = AxisFacts(marks, alongX: false)
        annotations = marks.count == content.marks.count ? content.annotations : Self.annotations(content)
        styles = StyleScales(marks.map(\.mark), options)
        x = ScaleMaker(self, alongX: true, length: size.width).scale()
        let height = plotHeight
        y = ScaleMaker(self, alongX: false, length: height).scale()
        let (xWindow, yWindow) = (
            windows.window(alongX: true, of: x, options.scrolling),
            windows.window(alongX: false, of: y, options.scrolling)
        )
        x?.window = xWindow
        y?.window = yWindow
        yAxis = AxisMaker(self, alongX: false, length: height).axis()
        let width = size.width - yAxis.leadingWidth - yAxis.trailingWidth
        xAxis = AxisMaker(self, alongX: true, length: max(0, width)).axis()
    }

    /// The annotations of marks that are shown, by the places of those.
    private static func annotations(_ content: _ChartMarks) -> [Annotation] {
        var shown: [Int] = []
        var count = 0
        for mark in content.marks {
            shown.append(count)
            count += ResolvedMark.resolve([mark]).count
        }
        shown.append(count)
        return content.annotations.compactMap { annotation in
            var annotation = annotation
            annotation.marks = shown[annotation.marks.lowerBound]..<shown[annotation.marks.upperBound]
            return annotation.marks.isEmpty ? nil : annotation
        }
    }

    /// About how high the plot is: without a line each for the legend, the labels and the titles above and below it.
    private var plotHeight: CGFloat {
        let line = LabelMeasurer(environment: environment).size(Text(verbatim: "0"), .caption2).height
        var lines = options.xAxis.isHidden ? 0 : 1
        if showsLegend { lines += 1 }
        lines += options.xAxis.titles.isEmpty ? 0 : 1
        return max(0, size.height - CGFloat(lines) * (line + 5))
    }

    /// Whether the plot shows a part of the data.
    var isScrollable: Bool {
        x.map { $0.window != PlotWindow() } ?? false || y.map { $0.window != PlotWindow() } ?? false
    }

    func scale(alongX: Bool) -> PositionScale? { alongX ? x : y }

    func facts(alongX: Bool) -> AxisFacts { alongX ? xFacts : yFacts }

    func axisSetting(alongX: Bool) -> AxisSetting { alongX ? options.xAxis : options.yAxis }
}
