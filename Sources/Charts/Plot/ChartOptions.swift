/// What modifiers around a chart say about it.
struct ChartOptions {
    var xAxis = AxisSetting()
    var yAxis = AxisSetting()
    var xScale = ScaleSetting()
    var yScale = ScaleSetting()
    var foregroundScale = StyleScaleSetting<AnyShapeStyle>()
    var symbolScale = StyleScaleSetting<MarkSymbol>()
    var symbolSizeScale = StyleScaleSetting<CGFloat>()
    var lineStyleScale = StyleScaleSetting<StrokeStyle>()
    var legend = LegendSetting()
    /// From the outermost.
    var plotStyles: [(AnyView) -> AnyView] = []
    var selection = ChartSelection()
    var scrolling = ChartScrolling()
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
}

/// What an axis shows.
struct AxisSetting {
    var visibility = Visibility.automatic
    /// Nil for what the chart sees fit.
    var groups: [_AxisMarkGroup]?
    var titles: [AxisTitle] = []
    var style: ((AnyView) -> AnyView)?

    var isHidden: Bool { visibility == .hidden }
}

/// What a scale is made of; nil for what follows from the data.
struct ScaleSetting {
    var domain: _ScaleDomainValue?
    var range: _PlotRange?
    var type: ScaleType?
}

/// Which styles values have.
struct StyleScaleSetting<Style> {
    var domain: [_PlottedValue]?
    var range: [Style]?
    var mapping: ((_PlottedValue) -> Style?)?
    /// The range, where it is made of colors: quantities have colors between them.
    var colors: [Color]?
}

/// Where a legend stands.
struct LegendSetting {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: (() -> AnyView)?
}

/// A text beside an axis.
struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
}

private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

extension View {
    /// Changes what charts in the view look like. A modifier nearer to a chart goes before one around it.
    nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
