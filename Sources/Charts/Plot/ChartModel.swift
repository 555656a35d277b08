/// A chart whose data and modifiers have become scales, marks and axes. What depends on the size of the plot comes later.
struct ChartModel {
    let options: ChartOptions
    let environment: EnvironmentValues
    /// The size of the whole chart.
    let size: CGSize
    let marks: [ResolvedMark]
    let annotations: [Annotation]
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
        annotations = marks.count == content.marks.count ? content.annotations : Self.annotations(content)
        styles = StyleScales(marks.map(\.mark), options)
        x = ScaleMaker(self, alongX: true, length: size.width).scale()
        y = ScaleMaker(self, alongX: false, length: size.height).scale()
        let (xWindow, yWindow) = (
            windows.window(alongX: true, of: x, options.scrolling),
            windows.window(alongX: false, of: y, options.scrolling)
        )
        x?.window = xWindow
        y?.window = yWindow
        yAxis = AxisMaker(self, alongX: false, length: size.height).axis()
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

    /// Whether the chart shows parts of circles only, which have no axes.
    var isCircular: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector } }

    /// Whether the plot shows a part of the data.
    var isScrollable: Bool {
        x.map { $0.window != PlotWindow() } ?? false || y.map { $0.window != PlotWindow() } ?? false
    }

    func scale(alongX: Bool) -> PositionScale? { alongX ? x : y }

    func axisSetting(alongX: Bool) -> AxisSetting { alongX ? options.xAxis : options.yAxis }

    /// The channels of all marks along an axis.
    func channels(alongX: Bool) -> [Channel] { marks.flatMap { alongX ? $0.mark.xChannels : $0.mark.yChannels } }
}
