/// Where assistive technology is, and who wants to know.
@MainActor
struct Attention {
    /// What the element stands for.
    weak var layout: LayoutNode?
    var followers = FocusFollowers()
}

extension ViewGraph {
    /// Assistive technology has come to an element, or left all of them.
    func noteAttention(_ id: UInt32?) {
        focusing.attention.layout = id.flatMap { layoutNode(ofSemantics: $0) }
        for follower in focusing.attention.followers.nodes { follower.focusMoved() }
    }

    /// Leads assistive technology to the first element in a part of the window.
    ///
    /// - Returns: whether there is one.
    func leadAttention(into part: LayoutNode) -> Bool {
        let first = semantics.elements.first { layoutNode(ofSemantics: $0.id)?.isInside(part) == true }
        guard let first else { return false }
        HostRequests.add(.attend(first.id))
        noteAttention(first.id)
        return true
    }
}

extension LayoutNode {
    /// Whether this is a node or somewhere in it.
    final func isInside(_ other: LayoutNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

/// Where an accessibility focus lives, and the elements it is about.
final class AttentionLocation<Value: Hashable>: @unchecked Sendable {
    let state: StateLocation<Value>
    /// The value while assistive technology is at none of the elements.
    let unfocused: Value
    // Only touched on the main actor, as the graph is.
    private var targets: [Target] = []
    private weak var graph: ViewGraph?

    private struct Target {
        weak var node: AttentionNode<Value>?
    }

    init(_ unfocused: Value, in graph: ViewGraph) {
        self.unfocused = unfocused
        self.graph = graph
        state = StateLocation(unfocused, in: graph)
    }

    @MainActor
    func add(_ node: AttentionNode<Value>) {
        targets.removeAll { $0.node == nil }
        if !targets.contains(where: { $0.node === node }) { targets.append(Target(node: node)) }
    }

    /// Leads assistive technology to the element of a value, which may come with the update in progress. The value falls
    /// back if there is none.
    func request(_ value: Value) {
        state.set(value, .forWrite())
        nonisolated(unsafe) let value = value
        MainThread.run { [self] in
            guard let graph else { return }
            graph.afterWrites { [self] in
                guard state.current == value, value != unfocused else { return }
                let target = targets.compactMap(\.node).first { !$0.isDetached && $0.value == value }
                guard let target, graph.leadAttention(into: target) else { return state.set(unfocused, Transaction()) }
            }
            graph.requestUpdate()
        }
    }
}

/// Connects the elements of a view with an accessibility focus.
struct AttentionModifier<Value: Hashable>: LayoutModifier {
    let location: AttentionLocation<Value>?
    let value: Value

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> AttentionNode<Value> { AttentionNode(value, owner) }

    @MainActor
    func update(_ wrapper: AttentionNode<Value>, _ transaction: Transaction, isNew: Bool) {
        wrapper.value = value
        wrapper.location = location
        location?.add(wrapper)
    }
}

package final class AttentionNode<Value: Hashable>: LayoutNode, FocusFollowing {
    var value: Value
    var location: AttentionLocation<Value>?
    private var key = 0

    init(_ value: Value, _ owner: _ViewNode) {
        self.value = value
        super.init(owner)
        key = graph.focusing.attention.followers.add(self)
    }

    package override func didDetach() { graph.focusing.attention.followers.remove(key) }

    func focusMoved() {
        guard let location, !isDetached else { return }
        if graph.focusing.attention.layout?.isInside(self) == true {
            location.state.set(value, Transaction())
        } else if location.state.current == value {
            location.state.set(location.unfocused, Transaction())
        }
    }
}
