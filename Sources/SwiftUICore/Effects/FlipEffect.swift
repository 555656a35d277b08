/// `flipsForRightToLeftLayoutDirection` and `layoutDirectionBehavior`: shows a view mirrored under one layout direction.
struct FlipEffect: EffectModifier {
    /// The direction under which the view is mirrored; nil for one that never is.
    let direction: LayoutDirection?
    private var isFlipped = false
    var animatableData = EmptyAnimatableData()

    init(in direction: LayoutDirection?) { self.direction = direction }

    func transform(size: CGSize) -> CGAffineTransform {
        isFlipped ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
    }

    func resolved(in environment: EnvironmentValues) -> FlipEffect {
        var resolved = self
        resolved.isFlipped = environment.layoutDirection == direction
        return resolved
    }

    static var name: String { "flip" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Shows the view mirrored, left for right, under a layout direction from right to left; its place stays.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        flipped(in: enabled ? .rightToLeft : nil)
    }

    /// Shows the view mirrored, left for right, under a layout direction; its place stays.
    nonisolated package func flipped(in direction: LayoutDirection?) -> some View {
        modifier(FlipEffect(in: direction))
    }
}
