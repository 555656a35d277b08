/// Paints with the accent of the views around, for what the engine itself puts on the screen.
///
/// Styles are above the engine: they give `EnvironmentValues` this conformance, which is looked for when it is needed.
package protocol AccentPainting {
    /// The paint in a rectangle.
    @MainActor func accentPaint(in rect: CGRect) -> Paint
}

extension EnvironmentValues {
    /// The accent in a rectangle, or blue where no styles are linked.
    @MainActor func accent(in rect: CGRect) -> Paint {
        (self as? any AccentPainting)?.accentPaint(in: rect) ?? .color(SystemColor.blue.resolvedColor(in: self))
    }
}
