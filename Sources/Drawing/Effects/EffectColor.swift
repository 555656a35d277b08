/// The color of an effect: as the app gave it, as it is in the view's environment, and as it is shown on its way.
struct EffectColor {
    let color: Color
    private var resolved = ResolvedColor.clear
    /// The part that animates.
    var animatableData: PaintVector = .zero

    init(_ color: Color) { self.color = color }

    func resolved(in environment: EnvironmentValues) -> EffectColor {
        var copy = self
        copy.resolved = color.resolvedColor(in: environment)
        copy.animatableData = PaintVector(.color(copy.resolved))
        return copy
    }

    /// The color to show; at rest exactly the one given, which numbers that animate only come near to.
    var shown: ResolvedColor {
        animatableData == PaintVector(.color(resolved)) ? resolved : animatableData.color
    }
}
