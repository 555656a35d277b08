import RiffleLayers

/// A leaf that closures measure and paint.
package struct ClosureLeaf: LeafView {
    package var name: String
    package var sizeThatFits: (ProposedViewSize) -> CGSize
    package var contents: (CGSize) -> [DrawCommand]

    package init(
        _ name: String, sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
        contents: @escaping (CGSize) -> [DrawCommand] = { size in
            [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]
        }
    ) {
        self.name = name
        self.sizeThatFits = sizeThatFits
        self.contents = contents
    }

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
    package static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ClosureLeafNode {
        ClosureLeafNode(view, owner)
    }
    package func update(_ layoutNode: ClosureLeafNode, _ transaction: Transaction) {
        layoutNode.update(self, transaction)
    }
}

package final class ClosureLeafNode: LayoutNode {
    private var leaf: ClosureLeaf

    init(_ leaf: ClosureLeaf, _ owner: _ViewNode) {
        self.leaf = leaf
        super.init(owner)
        layer = EngineLayer(for: self, name: leaf.name)
    }

    func update(_ newLeaf: ClosureLeaf, _ transaction: Transaction) {
        leaf = newLeaf
        invalidateLayout(transaction)
        setNeedsPaint()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal) }
    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).holds(point)
    }
    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] { leaf.contents(size) }
}
