/// The state of a slot's views that scrolled out of sight in a lazy container, until they come back.
///
/// As on Apple's platforms, the state of the outermost view of an element is kept; that of views inside it is not. Where a
/// list has taken the views of the element apart, that is the state of the bodies that it evaluated. Containers that put
/// views of their own around the element's use `keepsState()`.
@MainActor
package final class KeptState {
    private var outermost: (type: ObjectIdentifier, slots: [AnyObject?])?
    /// That of the view in `keepsState()`.
    private var inner: KeptState?
    /// Of which views are shown nowhere any more, as those of the slot are gone.
    private var hidden: [any UnfoldedBody] = []
    private var bodies: [KeptBody] = []

    /// Unmounts a slot's views and takes their state; nil where they have none.
    convenience init?(unmounting node: _ViewNode) {
        self.init(outermostOf: node)
        Self.collecting(in: self, of: node.graph) { node.unmount() }
        if outermost == nil, inner == nil, bodies.isEmpty { return nil }
    }

    private init() {}

    /// Takes the state of the outermost view with a body.
    private init(outermostOf node: _ViewNode) {
        var current: _ViewNode? = node
        while let candidate = current, !(candidate is ContainerNode) {
            if let body = candidate as? any StateKeeping {
                let slots = body.keptSlots
                if slots.contains(where: { $0 != nil }) { outermost = (body.stateType, slots) }
                return
            }
            current = candidate.onlyChild
        }
    }

    /// Unmounts the views of a slot whose element is gone, so that no state outlives them.
    static func discarding<Result>(in graph: ViewGraph, _ unmount: () -> Result) -> Result {
        collecting(in: KeptState(), of: graph, unmount)
    }

    /// Unmounts the views of a slot, and keeps what outlives them; nil for what is no slot of its own.
    static func collecting<Result>(in state: KeptState?, of graph: ViewGraph, _ unmount: () -> Result) -> Result {
        let outer = graph.updates.leavingState
        graph.updates.leavingState = state
        let result = unmount()
        graph.updates.leavingState = outer
        state?.shelveHidden()
        return result
    }

    private func shelveHidden() {
        bodies = hidden.compactMap { $0.owner?.shelve($0) }
        hidden = []
    }

    /// Makes nodes that take up the state.
    static func restoring<Result>(_ state: KeptState?, in graph: ViewGraph, _ make: () -> Result) -> Result {
        let outer = graph.updates.keptState
        graph.updates.keptState = state
        defer { graph.updates.keptState = outer }
        return make()
    }

    fileprivate func take(for type: ObjectIdentifier) -> [AnyObject?]? {
        guard let state = outermost, state.type == type else { return nil }
        outermost = nil
        return state.slots
    }

    fileprivate func takeInner() -> KeptState? {
        defer { inner = nil }
        return inner
    }

    fileprivate func keepInner(_ node: _ViewNode) { inner = KeptState(outermostOf: node) }

    fileprivate func noteHidden(_ body: any UnfoldedBody) { hidden.append(body) }
}

extension ViewGraph {
    /// The state that a body node of a type takes up instead of starting afresh.
    func takeKeptSlots(for type: ObjectIdentifier, _ node: _ViewNode) -> [AnyObject?]? {
        // Asked for in any case, as views are counted.
        let held = updates.held?.takeSlots(for: type, node)
        return (updates.keptState?.take(for: type) ?? held).map { revive($0, for: node) }
    }

    /// What a node's dynamic properties go on with that had other nodes before.
    func revive(_ slots: [AnyObject?], for node: _ViewNode) -> [AnyObject?] {
        slots.map { slot in
            guard let slot, let revived = (slot as? any Revivable)?.revived(for: node) else { return nil }
            window.resources.session?.move(slot, to: revived, of: node)
            return revived
        }
    }

    /// Ends a removed view whose exit is over. Nothing is kept of the elements of lazy containers.
    func unmountDeparted(_ node: _ViewNode) {
        guard node.parent?.isLazyCollection == true else { return node.unmount() }
        KeptState.discarding(in: self) { node.unmount() }
    }

    /// The last view is gone that a body, which a list took apart, was shown in.
    func bodyIsHidden(_ body: any UnfoldedBody) { updates.leavingState?.noteHidden(body) }
}

extension View {
    /// Has the state of the outermost view in this one kept while the element of a lazy container is out of sight, although
    /// views of the container's own are around it.
    ///
    /// - Parameter isKept: false for a copy, whose state is nobody's.
    nonisolated package func keepsState(_ isKept: Bool = true) -> some View {
        modifier(StateKeepingModifier(isKept: isKept))
    }
}

nonisolated private struct StateKeepingModifier: PrimitiveModifier {
    let isKept: Bool

    @MainActor
    static func _makeNode<Content: View>(
        _ modifier: Self, _ content: Content, _ context: _NodeContext
    ) -> _ViewNode {
        let node = StateKeepingNode(context)
        node.isKept = modifier.isKept
        let state = modifier.isKept ? node.graph.updates.keptState?.takeInner() : nil
        node.content = KeptState.restoring(state, in: node.graph) { Content._makeNode(content, node.childContext) }
        return node
    }

    @MainActor
    static func _updateNode<Content: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: Content, _ transaction: Transaction
    ) {
        Content._updateNode(unsafeDowncast(node, to: StateKeepingNode.self).content!, content, transaction)
    }
}

private final class StateKeepingNode: SingleChildNode {
    var isKept = true

    package override func unmount() {
        if isKept, isMounted, let content { graph.updates.leavingState?.keepInner(content) }
        super.unmount()
    }
}
