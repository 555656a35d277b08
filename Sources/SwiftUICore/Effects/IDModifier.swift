/// Gives a view an identity: another id is another view.
struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        node.isIdentified = true
        node.show(content, key: modifier.id, Transaction(), isFirst: true)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        unsafeDowncast(node, to: BranchNode.self).show(content, key: modifier.id, transaction)
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view is removed and a new one inserted.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}

extension IDModifier {
    @MainActor
    static func _listShape(of content: _ListShape) -> _ListShape {
        var shape = content
        shape.hasID = true
        return shape
    }
}
