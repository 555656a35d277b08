extension Deferral {
    /// Whether a view of a shape is made later.
    ///
    /// - Parameter isElement: whether the view is made for an element of a collection; a hidden type then counts as a
    ///   cell.
    func defers(_ shape: _ListShape, isElement: Bool = false) -> Bool {
        guard self != .none, shape.count != 0 else { return false }
        if shape.isErased { return isElement }
        return shape.isBounded && (self == .stack || shape.count != nil)
    }
}

extension View {
    /// Makes the node of a view that stands in a list of views: at once, or in a lazy container a place for it.
    @MainActor
    static func makeListNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        guard context.deferral != .none, context.deferral.defers(_listShape) else { return _makeNode(view, context) }
        return LazyForEachNode(ForEach(only: view), context)
    }

    /// Updates a node made by `makeListNode`.
    @MainActor
    static func updateListNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        if node.isDeferred {
            unsafeDowncast(node, to: LazyForEachNode<CollectionOfOne<Self>, OnlyElement, Self>.self)
                .update(ForEach(only: view), transaction)
        } else {
            _updateNode(node, view, transaction)
        }
    }
}

/// The id of a view that stands in a lazy container by itself.
enum OnlyElement: Hashable {
    case only
}

extension ForEach where Data == CollectionOfOne<Content>, ID == OnlyElement, Content: View {
    /// A view that is written by itself, which lazy containers make as they make the elements of collections.
    fileprivate init(only view: Content) {
        self.init(data: CollectionOfOne(view), content: { $0 }, identify: { _, _ in .only })
    }
}
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
