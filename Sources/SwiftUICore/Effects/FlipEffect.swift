/// `flipsForRightToLeftLayoutDirection`: shows a view mirrored where text is read from right to left.
struct FlipEffect: EffectModifier {
    let isEnabled: Bool
    private var isFlipped = false
    var animatableData = EmptyAnimatableData()

    init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func transform(size: CGSize) -> CGAffineTransform {
        isFlipped ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
    }

    func resolved(in environment: EnvironmentValues) -> FlipEffect {
        var resolved = self
        resolved.isFlipped = isEnabled && environment.layoutDirection == .rightToLeft
        return resolved
    }

    static var name: String { "flip" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Shows the view mirrored, left for right, under a layout direction from right to left; its place stays.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipEffect(isEnabled: enabled))
    }
}
