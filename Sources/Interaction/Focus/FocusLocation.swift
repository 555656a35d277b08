/// Where a focus state lives, and the views it is about.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let kind: FocusKind
    let state: StateLocation<Value>
    /// The value while the focus is at none of the views.
    let unfocused: Value
    // Only touched on the main actor, as the graph is.
    private var targets: [Target] = []
    private weak var graph: ViewGraph?

    private struct Target {
        weak var node: FocusBindingNode<Value>?
    }

    init(_ unfocused: Value, of kind: FocusKind, in graph: ViewGraph) {
        self.kind = kind
        self.unfocused = unfocused
        self.graph = graph
        state = StateLocation(unfocused, in: graph)
    }

    /// The location of a view's property, which its node keeps in a slot.
    @MainActor
    static func kept(
        in slot: inout AnyObject?, startingAt unfocused: Value, of kind: FocusKind, _ node: _ViewNode
    ) -> FocusLocation {
        if let slot { return unsafeDowncast(slot, to: FocusLocation.self) }
        let location = FocusLocation(unfocused, of: kind, in: node.graph)
        location.state.owner = node
        slot = location
        return location
    }

    @MainActor
    func add(_ node: FocusBindingNode<Value>) {
        targets.removeAll { $0.node == nil }
        if !targets.contains(where: { $0.node === node }) { targets.append(Target(node: node)) }
    }

    /// Leads the focus to the view of a value, or away from all of the views.
    ///
    /// The view is looked for after the update in progress, so that one inserted just before is found. The value falls
    /// back if there is none.
    func request(_ value: Value) {
        state.set(value, .forWrite())
        nonisolated(unsafe) let value = value
        MainThread.run { [self] in
            guard let graph else { return }
            kind.noteRequest(in: graph)
            graph.lifecycle.afterWrites { [self] in
                guard state.current == value else { return }
                apply(value, in: graph)
            }
            graph.requestUpdate()
        }
    }

    @MainActor
    private func apply(_ value: Value, in graph: ViewGraph) {
        let nodes = targets.compactMap(\.node).filter { !$0.isDetached }
        if value != unfocused, let target = nodes.first(where: { $0.value == value }), kind.lead(into: target) {
            return
        }
        kind.leave(nodes, in: graph)
        state.set(unfocused, Transaction())
    }
}

/// Connects a view with a focus state.
struct FocusBindingModifier<Value: Hashable>: LayoutModifier {
    let location: FocusLocation<Value>?
    let value: Value
    let kind: FocusKind

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FocusBindingNode<Value> { FocusBindingNode(value, kind, owner) }

    @MainActor
    func update(_ wrapper: FocusBindingNode<Value>, _ transaction: Transaction, isNew: Bool) {
        wrapper.value = value
        wrapper.location = location
        location?.add(wrapper)
    }
}

package final class FocusBindingNode<Value: Hashable>: LayoutNode, FocusFollowing {
    var value: Value
    var location: FocusLocation<Value>?
    private let kind: FocusKind
    private var key = 0

    init(_ value: Value, _ kind: FocusKind, _ owner: _ViewNode) {
        self.value = value
        self.kind = kind
        super.init(owner)
        key = kind.add(self)
    }

    package override func didDetach() { kind.remove(key, in: graph) }

    package func focusMoved() {
        guard let location, !isDetached else { return }
        if kind.isWithin(self) {
            location.state.set(value, Transaction())
        } else if location.state.current == value {
            location.state.set(location.unfocused, Transaction())
        }
    }
}
