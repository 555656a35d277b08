import Layers

/// The window: it offers its size to the root views and centers them.
package final class RootLayoutNode: LayoutNode {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(rootOf: owner.graph)
        layer?.attach(root: self)
        layer?.needsPaint = false
    }

    package override var isContainer: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.size }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        let insets = environment.safeAreaInsets
        let area = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let offer = ProposedViewSize(area.size)
        for child in children {
            let childSize = child.sizeThatFits(offer)
            let corner = CGPoint(
                x: area.midX - childSize.width / 2, y: area.midY - childSize.height / 2)
            placeChild(child, at: corner, offer, in: size, cause)
        }
    }

    package override var contentsDependOnSize: Bool { false }
}
