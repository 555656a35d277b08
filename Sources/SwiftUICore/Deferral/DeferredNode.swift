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
        return DeferredNode(view, context)
    }

    /// Updates a node made by `makeListNode`.
    @MainActor
    static func updateListNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        if node.isDeferred {
            unsafeDowncast(node, to: DeferredNode<Self>.self).update(view, transaction)
        } else {
            _updateNode(node, view, transaction)
        }
    }
}

/// A place in a lazy container for a view that is made when it comes into sight, and goes when it leaves it.
package final class DeferredNode<V: View>: _ViewNode, LazySlots, ArrivalAwaiting {
    private var view: V
    private var content: _ViewNode?
    private var kept: KeptState?
    var awaitedArrival: Arrival?

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    package override var isDeferred: Bool { true }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.deferral = .none
        return context
    }

    func update(_ newView: V, _ transaction: Transaction) {
        view = newView
        if let content { V._updateNode(content, newView, transaction) }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let content { body(content) }
    }

    package override func appendLazyRuns(to list: inout LazyRunList) { list.append(self) }

    package var slotCount: Int { 1 }
    package var nodesPerSlot: Int? { V._listShape.count }
    package var realizedSlots: [Int] { content == nil ? [] : [0] }

    package func node(ofSlot slot: Int) -> _ViewNode? { content }

    package func realize(_ slot: Int) {
        guard content == nil else { return }
        let node = KeptState.restoring(kept, in: graph) { V._makeNode(view, childContext) }
        content = node
        if let awaitedArrival { graph.beginInsertion(of: node, in: awaitedArrival) }
        childListChanged(Transaction())
    }

    package func release(_ slot: Int) {
        guard let content else { return }
        kept = KeptState(of: content) ?? kept
        self.content = nil
        content.unmount()
        childListChanged(Transaction())
    }

    package func endChange() { awaitedArrival = nil }

    package func slot(identified id: AnyHashable) -> Int? {
        V._listShape.hasID && view.hasExplicitID(id) ? 0 : nil
    }
}
