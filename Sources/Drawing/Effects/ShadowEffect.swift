import RiffleLayers

/// `shadow`: paints the blurred alpha of a view behind it.
struct _ShadowEffect: EffectModifier {
    var color: EffectColor
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<PaintVector, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    func resolved(in environment: EnvironmentValues) -> _ShadowEffect {
        var copy = self
        copy.color = color.resolved(in: environment)
        return copy
    }

    func apply(to layer: inout Layer, size: CGSize) {
        let color = color.shown
        layer.effects = color.alpha > 0 ? [.shadow(color: color, radius: max(radius, 0), offset: offset)] : []
    }

    func validated(_ report: (String) -> Void) -> _ShadowEffect {
        var copy = self
        if !(radius >= 0 && radius.isFinite) {
            report("the radius of a shadow")
            copy.radius = 0
        }
        if !offset.isFinite {
            report("the offset of a shadow")
            copy.offset = CGSize(
                width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
        }
        return copy
    }

    static var name: String { "shadow" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Paints the alpha of the view behind it, blurred and moved.
    ///
    /// The shadow has the outline of what is painted, letters and holes included, and takes no room in the layout.
    /// Around a group of views, they have one shadow together. Color, radius and offset are animated. A clip that comes
    /// later cuts the shadow off. Put it on a background to leave the text in front without one.
    ///
    ///     RoundedRectangle(cornerRadius: 12)
    ///         .fill(.white)
    ///         .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    ///         .frame(width: 100, height: 140)
    ///
    /// - Parameters:
    ///   - color: the color of the shadow where the view is opaque; black at 33 percent without one.
    ///   - radius: the standard deviation of the blur, in points; what is negative or not finite is reported and counts
    ///     as 0, which is a hard copy. More than 500 counts as 500.
    ///   - x: how far the shadow lies to the right, in points; what is not finite is reported and counts as 0.
    ///   - y: how far it lies below.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            _ShadowEffect(
                color: EffectColor(color), radius: radius, offset: CGSize(width: x, height: y)))
    }
}
