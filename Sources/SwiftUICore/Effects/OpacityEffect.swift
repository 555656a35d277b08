import RiffleLayers

/// `opacity`: shows a view with what is in it faded, as a group.
struct _OpacityEffect: EffectModifier {
    /// As given, so that an animation runs through values outside 0...1 without being shown there.
    var animatableData: Double

    func apply(to layer: inout Layer, size: CGSize) { layer.opacity = animatableData > 0 ? min(animatableData, 1) : 0 }

    func validated(_ report: (String) -> Void) -> _OpacityEffect {
        guard !animatableData.isFinite else { return self }
        report("an opacity")
        return _OpacityEffect(animatableData: animatableData < 0 ? 0 : 1)
    }

    var isInvisible: Bool { animatableData <= 0 }

    static var name: String { "opacity" }
}

extension View {
    /// Fades the view and what is in it, as a group: 0 is transparent, 1 opaque.
    ///
    /// The view is painted as a whole and faded then, so that views that overlap in it do not show through each other.
    /// The layout does not change: a transparent view keeps its place. Values outside 0...1 are clamped; NaN is
    /// reported and counts as 1. A view of opacity 0 is not touched. The value is animated.
    ///
    ///     Text("Past stop")
    ///         .opacity(isPast ? 0.4 : 1)
    ///         .animation(.default, value: isPast)
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(animatableData: opacity))
    }
}
