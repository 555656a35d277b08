extension ForEach: View where Content: View {
    /// `ForEach` draws nothing itself.
    public typealias Body = Never

    /// Makes a child for each element.
    public static func _makeNode(_ view: ForEach, _ context: _NodeContext) -> _ViewNode {
        if let listing = view.listing { return SubviewsNode({ listing($0) }, context) }
        if context.deferral.defers(Content._listShape, isElement: true) { return LazyForEachNode(view, context) }
        let node = ForEachNode<ID>(context)
        node.update(view, Transaction())
        return node
    }

    /// Updates, inserts, removes and reorders children by id.
    public static func _updateNode(_ node: _ViewNode, _ view: ForEach, _ transaction: Transaction) {
        if let listing = view.listing {
            unsafeDowncast(node, to: SubviewsNode<ForEach?>.self).update({ listing($0) }, transaction)
        } else if node.isLazyCollection {
            unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).update(view, transaction)
        } else {
            unsafeDowncast(node, to: ForEachNode<ID>.self).update(view, transaction)
        }
    }
}
