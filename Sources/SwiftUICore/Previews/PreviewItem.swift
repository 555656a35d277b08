/// One preview of a `PreviewProvider`: a view at the top level of its `previews`.
@MainActor
package struct PreviewItem {
    package let name: String?
    package let layout: PreviewLayout
    package let device: PreviewDevice?
    package let isLandscape: Bool
    /// The view alone.
    package let content: AnyView

    /// The previews that a builder gives, each by itself.
    package static func items<Content: View>(in previews: Content) -> [PreviewItem] {
        let graph = ViewGraph(previews, size: CGSize(width: 393, height: 852), scale: 2)
        _ = graph.frame(at: 0)
        defer { graph.end() }
        return graph.rootViews.indices.map { index in
            let node = graph.rootViews[index]
            return PreviewItem(
                name: value(PreviewName.self, of: node),
                layout: value(PreviewSize.self, of: node),
                device: value(PreviewScreen.self, of: node),
                isLandscape: value(PreviewOrientation.self, of: node).isLandscape,
                content: AnyView(SinglePreview(content: previews, index: index)))
        }
    }

    private static func value<Key: LayoutValueKey>(_ key: Key.Type, of node: LayoutNode) -> Key.Value {
        node.traitValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

/// Shows one of the views of a builder.
private struct SinglePreview<Content: View>: ContainerView {
    let content: Content
    let index: Int

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeContainerNode(view, context) }
    static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }
    static func makeLayoutNode(_ owner: _ViewNode) -> SinglePreviewNode { SinglePreviewNode(owner) }
    func update(_ layoutNode: SinglePreviewNode, _ transaction: Transaction) { layoutNode.index = index }
}

private final class SinglePreviewNode: LayoutNode {
    var index = 0

    override var isContainer: Bool { true }

    private var shown: LayoutNode? { children.indices.contains(index) ? children[index] : nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shown?.sizeThatFits(proposal) ?? .zero }

    /// The others get no place, and so are not shown.
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        if let shown { placeChild(shown, at: .zero, proposal, in: size, cause) }
    }
}
