/// How the plot of a chart scrolls.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// How much of the domain is seen; nil for a length of the chart's choice.
    var xLength: Double?
    var yLength: Double?
    var xPosition: ScrolledValue?
    var yPosition: ScrolledValue?
    var xInitial: _PlottedValue?
    var yInitial: _PlottedValue?
    var behavior: (any ChartScrollTargetBehavior)?

    func length(alongX: Bool) -> Double? { alongX ? xLength : yLength }

    func scrolls(alongX: Bool) -> Bool { axes.contains(alongX ? .horizontal : .vertical) }
}

/// A binding to the value at the edge of the part that is seen.
struct ScrolledValue {
    let get: () -> _PlottedValue
    /// Sets the value, and gives back what became of it in the binding's type.
    let set: (_PlottedValue) -> _PlottedValue?

    init<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.plotted }
        set = { value in
            guard let new = P(plotted: value) else { return nil }
            let old = binding.wrappedValue.plotted
            if new.plotted != old { binding.wrappedValue = new }
            return new.plotted
        }
    }
}

/// Which part of each domain is seen: how far the plot was scrolled, as a share of the way there is.
struct ScrollWindows: Equatable {
    /// The start of the part that is seen, as a share of the domain.
    var x: CGFloat?
    var y: CGFloat?

    /// The part of a scale that is seen.
    func window(alongX: Bool, of scale: PositionScale?, _ scrolling: ChartScrolling) -> PlotWindow {
        guard scrolling.scrolls(alongX: alongX), let scale,
            let length = Self.length(alongX: alongX, of: scale, scrolling),
            length < 1
        else { return PlotWindow() }
        let start = (alongX ? x : y) ?? Self.start(alongX: alongX, of: scale, scrolling) ?? 0
        return PlotWindow(start: min(max(start, 0), 1 - length), length: length)
    }

    /// The share of the domain that is seen.
    private static func length(alongX: Bool, of scale: PositionScale, _ scrolling: ChartScrolling) -> CGFloat? {
        switch scale.domain {
        case .categories(let names, _):
            let seen = scrolling.length(alongX: alongX) ?? 8
            return names.isEmpty ? nil : CGFloat(max(0.01, seen / Double(names.count)))
        case .continuous(_, let lower, let upper, _):
            guard let seen = scrolling.length(alongX: alongX), seen > 0 else { return 0.5 }
            return CGFloat(max(0.001, seen / (upper - lower)))
        }
    }

    /// Where the part that is seen begins by a binding or the first position.
    private static func start(alongX: Bool, of scale: PositionScale, _ scrolling: ChartScrolling) -> CGFloat? {
        let value =
            alongX ? scrolling.xPosition?.get() ?? scrolling.xInitial : scrolling.yPosition?.get() ?? scrolling.yInitial
        guard let value else { return nil }
        return start(at: value, of: scale)
    }

    /// The share of the domain at which a value begins.
    static func start(at value: _PlottedValue, of scale: PositionScale) -> CGFloat? {
        var whole = scale
        whole.window = PlotWindow()
        return whole.share(value).map { $0 - (whole.bandShare ?? 0) / 2 }
    }

    /// The value at which the part that is seen begins.
    static func value(at start: CGFloat, of scale: PositionScale) -> _PlottedValue? {
        var whole = scale
        whole.window = PlotWindow()
        return whole.value(at: min(max(start, 0), 1 - 1e-9))
    }
}

extension View {
    /// Has the plots of charts scroll.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartOptions { $0.scrolling.axes = axes }
    }

    /// Says how much of the x axis is seen: a distance of numbers, seconds, or a number of names.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.magnitude
        return chartOptions { $0.scrolling.xLength = length }
    }

    /// Says how much of the y axis is seen: a distance of numbers, seconds, or a number of names.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.magnitude
        return chartOptions { $0.scrolling.yLength = length }
    }

    /// Binds the value at the start of the part of the x axis that is seen.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartOptions { $0.scrolling.xPosition = ScrolledValue(x) }
    }

    /// Binds the value at the start of the part of the y axis that is seen.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartOptions { $0.scrolling.yPosition = ScrolledValue(y) }
    }

    /// Says at which value of the x axis the part that is seen begins first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotted
        return chartOptions { $0.scrolling.xInitial = value }
    }

    /// Says at which value of the y axis the part that is seen begins first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let value = initialY.plotted
        return chartOptions { $0.scrolling.yInitial = value }
    }

    /// Says where the plot comes to rest.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chartOptions { $0.scrolling.behavior = behavior }
    }
}
