/// `allowsHitTesting`: lets touches through.
struct HitTestingModifier: LayoutModifier {
    let isEnabled: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> HitTestingNode { HitTestingNode(owner) }

    @MainActor
    func update(_ wrapper: HitTestingNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.isEnabled = isEnabled
    }
}

package final class HitTestingNode: LayoutNode {
    var isEnabled = true

    package override var ignoresHits: Bool { !isEnabled }
}

/// `contentShape`: says where a view is touched.
struct ContentShapeModifier<Outline: Shape>: LayoutModifier {
    let shape: Outline
    let isEvenOdd: Bool
    /// Whether touches are among what the shape is for.
    let isInteractive: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ContentShapeNode<Outline> { ContentShapeNode(self, owner) }

    @MainActor
    func update(_ wrapper: ContentShapeNode<Outline>, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
    }
}

package final class ContentShapeNode<Outline: Shape>: LayoutNode {
    var modifier: ContentShapeModifier<Outline>

    init(_ modifier: ContentShapeModifier<Outline>, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    package override func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? {
        guard modifier.isInteractive else { return nil }
        return modifier.shape.outline(in: size, environment.layoutDirection).contains(point, eoFill: modifier.isEvenOdd)
    }
}

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
    /// Lets touches through to what is behind the view, or not.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }

    /// Says by a shape in the view's frame where the view is touched, whatever it paints.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Says by a shape in the view's frame where the view is touched, whatever it paints.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isInteractive: kind.contains(.interaction)))
    }
}
