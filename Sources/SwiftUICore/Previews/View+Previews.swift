private enum PreviewName: LayoutValueKey {
    static var defaultValue: String? { nil }
}

private enum PreviewSize: LayoutValueKey {
    static var defaultValue: PreviewLayout { .device }
}

extension View {
    /// Names the preview that shows the view.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewName.self, value: value)
    }

    /// Says what room the preview that shows the view has.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewSize.self, value: value)
    }
}

/// One preview of a `PreviewProvider`: a view at the top level of its `previews`.
@MainActor
package struct PreviewItem {
    package let name: String?
    package let layout: PreviewLayout
    /// The view alone.
    package let content: AnyView

    /// The previews that a builder gives, each by itself.
    package static func items<Content: View>(in previews: Content) -> [PreviewItem] {
        let graph = ViewGraph(previews, size: CGSize(width: 393, height: 852), scale: 2)
        _ = graph.frame(at: 0)
        return graph.rootLayout.children.indices.map { index in
            let node = graph.rootLayout.children[index]
            return PreviewItem(
                name: node.traitValue(ObjectIdentifier(PreviewName.self)) as? String,
                layout: node.traitValue(ObjectIdentifier(PreviewSize.self)) as? PreviewLayout ?? .device,
                content: AnyView(SinglePreview(content: previews, index: index)))
        }
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
