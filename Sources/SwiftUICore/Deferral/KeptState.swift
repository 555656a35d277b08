/// The state of a view that scrolled out of sight in a lazy container, until it comes back.
///
/// As on Apple's platforms, the state of the outermost view of an element is kept; that of views inside it is not. See
/// `StateMemory` for containers that put views of their own around it.
@MainActor
package final class KeptState {
    fileprivate let type: ObjectIdentifier
    fileprivate let slots: [AnyObject?]

    fileprivate init(type: ObjectIdentifier, slots: [AnyObject?]) {
        self.type = type
        self.slots = slots
    }

    /// Takes the state from the outermost view with a body; nil where that has none.
    convenience init?(of node: _ViewNode) {
        var current: _ViewNode? = node
        while let candidate = current, !(candidate is ContainerNode) {
            if let body = candidate as? any StateKeeping {
                let slots = body.keptSlots
                guard slots.contains(where: { $0 != nil }) else { return nil }
                self.init(type: body.stateType, slots: slots)
                return
            }
            current = candidate.onlyChild
        }
        return nil
    }

    /// Makes nodes, the outermost of which takes up the state.
    static func restoring<Result>(_ state: KeptState?, in graph: ViewGraph, _ make: () -> Result) -> Result {
        let outer = graph.updates.keptState
        graph.updates.keptState = state
        defer { graph.updates.keptState = outer }
        return make()
    }
}

extension ViewGraph {
    /// The state that a body node of a type takes up instead of starting afresh.
    func takeKeptSlots(for type: ObjectIdentifier, _ node: _ViewNode) -> [AnyObject?]? {
        // Asked for in any case, as views are counted.
        let held = updates.held?.takeSlots(for: type, node)
        if let state = updates.keptState, state.type == type {
            updates.keptState = nil
            return revive(state.slots, for: node)
        }
        return held.map { revive($0, for: node) }
    }

    /// What a node's dynamic properties go on with that had other nodes before.
    func revive(_ slots: [AnyObject?], for node: _ViewNode) -> [AnyObject?] {
        slots.map { slot in
            guard let slot, let revived = (slot as? any Revivable)?.revived(for: node) else { return nil }
            window.resources.session?.move(slot, to: revived, of: node)
            return revived
        }
    }
}
