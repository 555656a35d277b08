/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Kinds from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

extension View {
    /// Says by a shape in the view's frame where the view is touched, whatever it paints.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Says by a shape in the view's frame where the view is touched, whatever it paints.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        let isInteractive = kind.contains(.interaction)
        return modifier(
            HitOutlineModifier(isEvenOdd: eoFill) { size, direction in
                isInteractive ? shape.outline(in: size, direction) : nil
            })
    }
}
