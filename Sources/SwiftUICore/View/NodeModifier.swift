/// A modifier that puts one node around the node of the view it modifies.
nonisolated package protocol NodeModifier: PrimitiveModifier {
    associatedtype Node: SingleChildNode

    /// Makes the node; its content is made next.
    @MainActor func makeNode(_ context: _NodeContext) -> Node

    /// The content of a new node is there.
    @MainActor func contentWasMade(in node: Node)

    /// Gives a node newer values.
    ///
    /// - Parameter updateContent: gives the content of the node its newer values, with the transaction of the change inside
    ///   the node.
    @MainActor func update(_ node: Node, _ transaction: Transaction, _ updateContent: (Transaction) -> Void)
}

extension NodeModifier {
    @MainActor package func contentWasMade(in node: Node) {}

    @MainActor
    package func update(_ node: Node, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        updateContent(transaction)
    }

    @MainActor
    package static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = modifier.makeNode(context)
        node.content = V._makeNode(content, node.childContext)
        modifier.contentWasMade(in: node)
        return node
    }

    @MainActor
    package static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: Node.self)
        modifier.update(node, transaction) { V._updateNode(node.content!, content, $0) }
    }
}
