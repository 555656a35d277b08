/// The scales and the plot of a chart, for views above and behind it.
public struct ChartProxy {
    /// Nil for the proxy of a view without a chart.
    struct Contents {
        let model: ChartModel
        let size: CGSize
        /// Nil for the chart's own gestures, which count from the plot.
        var frame: Anchor<CGRect>?
    }

    let contents: Contents?

    /// The size of the plot, in points.
    public var plotSize: CGSize { contents?.size ?? .zero }

    /// The size of the plot, in points.
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot, for a geometry proxy; nil without a chart.
    public var plotFrame: Anchor<CGRect>? { contents?.frame }

    /// The frame of the plot, for a geometry proxy; empty without a chart, where `plotFrame` is nil.
    public var plotAreaFrame: Anchor<CGRect> { contents?.frame ?? .empty }

    /// The frame of the part of the plot that is seen, for a geometry proxy; nil without a chart.
    public var plotContainerFrame: Anchor<CGRect>? { contents?.frame }

    /// The point of a value along the x axis, from the left edge of the plot; nil for one that the axis does not have.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { placer(alongX: true)?.point(value.plotted) }

    /// The point of a value along the y axis, from the upper edge of the plot; nil for one that the axis does not have.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { placer(alongX: false)?.point(value.plotted) }

    /// The point of two values, from the corner of the plot; nil for values that the axes do not have.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a name along the x axis; a point for other values.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value.plotted, alongX: true)
    }

    /// The band of a name along the y axis; a point for other values.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value.plotted, alongX: false)
    }

    /// The value at a distance from the left edge of the plot; nil for a type of another kind.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotted(at: position, alongX: true).flatMap { P(plotted: $0) }
    }

    /// The value at a distance from the upper edge of the plot; nil for a type of another kind.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotted(at: position, alongX: false).flatMap { P(plotted: $0) }
    }

    /// The values at a point of the plot; nil for types of another kind.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The value that a circle of parts has at an angle from the top.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard let contents else { return nil }
        let turn = angle.radians.truncatingRemainder(dividingBy: 2 * .pi)
        let sectors = SectorPlacer(contents.model, size: contents.size)
        return P(plotted: .number(sectors.value(at: turn < 0 ? turn + 2 * .pi : turn)))
    }

    /// The angle of a point of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = Angle(radians: atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y))
        return angle.radians < 0 ? angle + .degrees(360) : angle
    }

    /// The values that the x axis has room for.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(alongX: true) }

    /// The values that the y axis has room for.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(alongX: false) }

    /// How a value is painted.
    public func foregroundStyle<D: Plottable>(for value: D) -> AnyShapeStyle? {
        contents?.model.styles.foreground.style(of: value.plotted)
    }

    /// How the line of a value is drawn.
    public func lineStyle<D: Plottable>(for value: D) -> StrokeStyle? {
        contents?.model.styles.lineStyle.style(of: value.plotted)
    }

    // MARK: Selection

    /// Selects the value at a distance from the left edge of the plot.
    public func selectXValue(at xPosition: CGFloat) {
        plotted(at: xPosition, alongX: true).map { contents?.model.options.selection.x?.select($0) }
    }

    /// Selects the value at a distance from the upper edge of the plot.
    public func selectYValue(at yPosition: CGFloat) {
        plotted(at: yPosition, alongX: false).map { contents?.model.options.selection.y?.select($0) }
    }

    /// Selects the values between two distances from the left edge of the plot.
    public func selectXRange(from fromX: CGFloat, to toX: CGFloat) { select(fromX, toX, alongX: true) }

    /// Selects the values between two distances from the upper edge of the plot.
    public func selectYRange(from fromY: CGFloat, to toY: CGFloat) { select(fromY, toY, alongX: false) }

    /// Selects the value of a circle of parts at an angle from the top.
    public func selectAngleValue(at angle: Angle) {
        guard let value = value(atAngle: angle, as: Double.self) else { return }
        contents?.model.options.selection.angle?.select(.number(value))
    }

    private func select(_ from: CGFloat, _ to: CGFloat, alongX: Bool) {
        guard let first = plotted(at: from, alongX: alongX), let last = plotted(at: to, alongX: alongX) else { return }
        let selection = contents?.model.options.selection
        (alongX ? selection?.xRange : selection?.yRange)?.select(first, last)
    }

    // MARK: Scales

    func placer(alongX: Bool) -> AxisPlacer? {
        guard let contents, let scale = contents.model.scale(alongX: alongX) else { return nil }
        return AxisPlacer(scale: scale, length: alongX ? contents.size.width : contents.size.height, alongX: alongX)
    }

    func plotted(at position: CGFloat, alongX: Bool) -> _PlottedValue? {
        guard let placer = placer(alongX: alongX), let scale = placer.scale, placer.length > 0 else { return nil }
        return scale.value(at: scale.share(at: alongX ? position : placer.length - position, in: placer.length))
    }

    private func range(_ value: _PlottedValue, alongX: Bool) -> ClosedRange<CGFloat>? {
        guard let placer = placer(alongX: alongX), let scale = placer.scale, let middle = placer.point(value) else {
            return nil
        }
        guard let band = scale.bandShare else { return middle...middle }
        let half = abs(scale.point(band, in: placer.length) - scale.point(0, in: placer.length)) / 2
        return (middle - half)...(middle + half)
    }

    private func domain<P: Plottable>(alongX: Bool) -> [P] {
        guard let scale = contents?.model.scale(alongX: alongX) else { return [] }
        guard let bounds = scale.bounds else { return scale.names.compactMap { P(plotted: .category($0)) } }
        return [bounds.lowerBound, bounds.upperBound].compactMap { P(plotted: .of(scale.kind, $0)) }
    }
}

/// The proxy of the first chart in a view.
struct ChartProxyKey: PreferenceKey {
    static var defaultValue: ChartProxy? { nil }

    static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) { value = value ?? nextValue() }
}

extension View {
    /// Shows a view above a view with a chart.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            content(proxy ?? ChartProxy(contents: nil))
        }
    }

    /// Shows a view behind a view with a chart.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            content(proxy ?? ChartProxy(contents: nil))
        }
    }

    /// Gives the plots of charts a gesture.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartOptions { options in
            options.gesture = { proxy in AnyGesture(gesture(proxy).map { _ in () }) }
        }
    }
}
