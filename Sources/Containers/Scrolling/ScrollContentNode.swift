/// The content of a scroll view, which moves as a whole.
struct ScrollContentModifier: LayoutModifier {
    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollContentNode { ScrollContentNode(owner) }

    @MainActor
    func update(_ wrapper: ScrollContentNode, _ transaction: Transaction, isNew: Bool) {}
}

/// The layout node of a scroll view's content: it owns the layer that scrolling moves.
package final class ScrollContentNode: LayoutNode {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "ScrollContent")
        setNeedsLayerUpdate()
    }

    package override var contentsDependOnSize: Bool { false }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        (parent as? ScrollNode)?.contentTransform ?? .identity
    }
}
