/// Where a view is in its coming into and going out of a scroll view's visible part.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the top or leading side.
    case topLeading
    /// In the visible part.
    case identity
    /// Beyond the bottom or trailing side.
    case bottomTrailing

    /// Whether the view is in the visible part.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the top or leading side, 0 in the visible part, 1 beyond the bottom or trailing side.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view passes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode {
        case none
        case interactive(UnitCurve)
        case animated(Animation)
    }

    var mode: Mode
    var visibility = Threshold.visible

    /// No transition: the view is always in the visible part.
    public static let identity = ScrollTransitionConfiguration(mode: .none)
    /// Follows the finger: the further the view is out of sight, the stronger the effect.
    public static let interactive = interactive()
    /// Animates when the view passes the threshold.
    public static let animated = animated()

    /// Follows the finger along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    /// Animates when the view passes the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation))
    }

    /// The same with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.mode = .animated(animation)
        return copy
    }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.visibility = threshold
        return copy
    }

    /// How much of a view has to be visible for it to count as in the visible part.
    public struct Threshold: Sendable {
        var amount: Double
        /// How far the threshold lies from the share in sight to the middle of the scroll view, 0...1.
        var centering = 0.0
        var inset = 0.0

        /// All of it.
        public static let visible = Threshold(amount: 1)
        /// Any of it.
        public static let hidden = Threshold(amount: 0)
        /// All of it, in the middle of the visible part.
        public static let centered = Threshold(amount: 1, centering: 1)
        /// A share of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

        /// A threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                amount: self.amount + (other.amount - self.amount) * amount,
                centering: centering + (other.centering - centering) * amount,
                inset: inset + (other.inset - inset) * amount)
        }

        /// The same within the visible part made smaller by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(amount: amount, centering: centering, inset: inset + distance)
        }

        /// How far a view still reaches into the visible part when its transition begins, in points.
        ///
        /// - Parameters:
        ///   - full: how much of the view there is to be seen.
        ///   - extent: how long the view is.
        ///   - length: how long the scroll view is.
        func reach(full: CGFloat, extent: CGFloat, length: CGFloat) -> CGFloat {
            amount * full * (1 - centering) + ((length + extent) / 2 - inset) * centering
        }
    }
}

/// `scrollTransition`: an effect that depends on how far a view is out of the visible part of its scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: LayoutModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let make: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> VisualEffectNode<Effect> { VisualEffectNode(owner, make: read) }

    @MainActor
    func update(_ wrapper: VisualEffectNode<Effect>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(read) }
    }

    @MainActor
    private func read(_ node: LayoutNode) -> (effect: Effect, animation: Animation?) {
        let identity = make(EmptyVisualEffect(), .identity)
        guard let (phase, share) = phase(of: node) else { return (identity, nil) }
        let configuration = phase == .topLeading ? topLeading : bottomTrailing
        switch configuration.mode {
        case .none: return (identity, nil)
        case .interactive(let curve):
            let edge = make(EmptyVisualEffect(), phase)
            return (identity.interpolated(towards: edge, by: curve.value(at: share)), nil)
        case .animated(let animation):
            return (share > 0 ? make(EmptyVisualEffect(), phase) : identity, animation)
        }
    }

    /// On which side a view is out of sight, and by what share of the way from the threshold to being gone.
    @MainActor
    private func phase(of node: LayoutNode) -> (phase: ScrollTransitionPhase, share: Double)? {
        guard let scroll = node.enclosingScroll, scroll.isPlaced,
            let toScroll = scroll.globalTransform(at: nil).invertedIfPossible
        else { return nil }
        let frame = CGRect(origin: .zero, size: node.size)
            .boundingBox(under: node.globalTransform(at: nil).concatenating(toScroll))
        let axis = axis ?? (scroll.axes.contains(Axis.vertical) ? .vertical : .horizontal)
        let isVertical = axis == .vertical
        var (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let length = isVertical ? scroll.size.height : scroll.size.width
        if !isVertical, node.environment.layoutDirection == .rightToLeft { (low, high) = (length - high, length - low) }
        let full = min(high - low, length)
        guard full > 0 else { return nil }
        func share(visible: CGFloat, _ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
            let reach = threshold.reach(full: full, extent: high - low, length: length)
            if reach <= 0 { return visible > 0 ? 0 : 1 }
            return min(max(1 - max(visible, 0) / reach, 0), 1)
        }
        let start = topLeading.visibility.inset
        let end = length - bottomTrailing.visibility.inset
        // With a threshold beyond the edges a view is on its way before it leaves them.
        let isBeyond = topLeading.visibility.centering > 0 || bottomTrailing.visibility.centering > 0
        let comesFirst = isBeyond ? (low + high) / 2 < (start + end) / 2 : low < start
        if comesFirst { return (.topLeading, share(visible: high - start, topLeading.visibility)) }
        guard isBeyond || high > end else { return (.identity, 0) }
        return (.bottomTrailing, share(visible: end - low, bottomTrailing.visibility))
    }
}

extension View {
    /// Shows the view with an effect while it comes into the visible part of the scroll view around it, and while it
    /// goes.
    ///
    /// - Parameter axis: the direction that counts; nil takes the scroll view's.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view with an effect while it comes into the visible part of the scroll view around it, and while it
    /// goes, in different ways for both sides.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, make: transition))
    }
}
