/// A place in the view tree: it keeps identity, state and environment while the values that describe it come and go.
///
/// Nodes form the tree of identities; `LayoutNode`s, made by some of them, form the tree of geometry. Nodes without
/// geometry (conditions, `ForEach`, bodies, environment) are transparent: a container lays out all layout nodes it
/// finds below, however deep.
@MainActor
public class _ViewNode {
    /// Kept alive by its nodes, so that whatever outlives the interface may ask it; `ViewGraph.end()` lets go of them.
    package let graph: ViewGraph
    private var parentReference: BackReference<_ViewNode>?
    private var ownReference: BackReference<_ViewNode>?
    private var level: Int32
    /// Counts the nodes of the graph as they are made.
    let serial: UInt32
    package private(set) final var environment: EnvironmentValues
    package let scope: TransactionScope?
    package let modifierContent: ModifiedPlaces?
    package let deferral: Deferral
    private let evaluatorReference: BackReference<_ViewNode>?
    package private(set) final var isMounted = true
    /// Whether the node was removed and is only still shown for its exit.
    package final var isLeaving = false
    /// Whether the node, or one that was ever below it, has a say in a preference: others are left out of the search.
    final var mayHavePreferences = false
    /// Whether the update queue holds the node.
    package final var isQueued = false
    /// Where the changes came from that queued the node.
    final var queueReason = QueueReason()
    /// What the writes that queued the node asked for.
    @RareTransaction package final var pendingTransaction: Transaction
    /// What the node's body, or the closures of its view, read last.
    package final var reads: ReadScope?

    package init(_ context: _NodeContext) {
        graph = context.graph
        parentReference = context.parent?.backReference
        level = (context.parent?.level ?? -1) + 1
        graph.nodesMade &+= 1
        serial = graph.nodesMade
        environment = context.environment
        scope = context.scope
        modifierContent = context.modifierContent
        evaluatorReference = context.evaluator
        deferral = context.deferral
    }

    deinit { ownReference?.clear() }

    /// How many nodes are around this one.
    package final var depth: Int { Int(level) }

    package final var parent: _ViewNode? { parentReference?.target }

    /// The node whose body made this one.
    package final var evaluator: _ViewNode? { evaluatorReference?.target }

    /// Counts the node, which has no children yet, as further in than it is.
    final func deepen(by reserve: Int32) { level += reserve }

    /// Puts the node, with all that is in it, below another one.
    final func move(into newParent: _ViewNode) {
        parentReference = newParent.backReference
        if level <= newParent.level { deepenAll(by: newParent.level + 1 - level) }
        guard mayHavePreferences else { return graph.preferenceTreeChanged() }
        var node: _ViewNode? = newParent
        while let current = node, !current.mayHavePreferences {
            current.mayHavePreferences = true
            node = current.parent
        }
        graph.preferenceTreeChanged()
    }

    private func deepenAll(by depth: Int32) {
        level += depth
        forEachChild { $0.deepenAll(by: depth) }
        forEachLeavingChild { $0.deepenAll(by: depth) }
    }

    /// For those that must not keep the node.
    final var backReference: BackReference<_ViewNode> {
        if let ownReference { return ownReference }
        let reference = BackReference(self)
        if !isMounted { reference.clear() }
        ownReference = reference
        return reference
    }

    /// What a child of this node inherits.
    package var childContext: _NodeContext {
        _NodeContext(
            graph: graph, parent: self, environment: environment, scope: scope, evaluator: evaluatorReference,
            modifierContent: modifierContent, deferral: deferral)
    }

    /// Whether the node is a place for a view that a lazy container makes later.
    package var isDeferred: Bool { false }

    /// Whether what is below is kept although it is not to be seen: see `dormant`.
    package var isDormant: Bool { false }

    /// Whether the node was removed and is still shown, so that what is in it stays as it is: see `RemovedView`.
    package var keepsLastContent: Bool { isLeaving }

    /// Whether the views inside are made anew only when the layout of the update in progress is done.
    package var isContentDue: Bool { false }

    /// The objects that the view made itself, and keeps in its state.
    var ownObjects: [AnyObject] { [] }

    /// Whether the node evaluates the body of a view.
    package var hasBody: Bool { false }

    /// Whether the node is one with layout nodes of its own: a `GeometryNode`.
    package var hasGeometry: Bool { false }

    /// Whether the node makes the views of a collection's elements one by one.
    package var isLazyCollection: Bool { false }

    /// Calls `body` for every child in order, without those that are leaving.
    package func forEachChild(_ body: (_ViewNode) -> Void) {}

    /// Calls `body` for every child that is only still there for its exit.
    package func forEachLeavingChild(_ body: (_ViewNode) -> Void) {}

    /// Children that were only still there for their exit have ended.
    package func forgetLeftChildren() {}

    /// The child that goes by an id, for scrolling to it.
    ///
    /// - Parameter byPlace: whether the id is a place in a range that is read once, and not one that the app gave.
    package func child(identified id: AnyHashable, byPlace: Bool) -> _ViewNode? { nil }

    /// The id that the app gave a child.
    package func id(ofChild child: _ViewNode) -> AnyHashable? { nil }

    /// Appends what a lazy container above finds here, in order, whether it exists or not.
    package func appendLazyRuns(to list: inout LazyRunList) {
        forEachChild { $0.appendLazyRuns(to: &list) }
    }

    /// A child's layout nodes came or went; the nearest container above gathers anew before layout.
    package func childListChanged(_ transaction: Transaction) {
        graph.preferenceTreeChanged()
        parent?.childListChanged(transaction)
    }

    /// Has the node evaluated again, because something it read was written; nothing happens once the view is gone.
    ///
    /// - Parameters:
    ///   - joins: see `WriteStages`.
    ///   - origin: where the change comes from.
    package final func invalidate(_ transaction: Transaction, joins: Bool, origin: ChangeOrigin = .outside) {
        graph.enqueue(self, for: transaction, joins: joins, origin: origin)
    }

    /// Re-evaluates the node, because something it read was written.
    package func evaluate(_ transaction: Transaction) {}

    /// Takes the environment without passing it on.
    package final func adopt(_ environment: EnvironmentValues) { self.environment = environment }

    /// The environment above changed.
    package func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        adopt(environment)
        let childEnvironment = childContext.environment
        graph.updates.whileEnvironmentChanges(from: depth - 1) {
            forEachChild { $0.environmentChanged(childEnvironment, transaction) }
            // What is still seen for its exit turns dark with everything else.
            if graph.presence.mayHaveLeavingViews {
                forEachLeavingChild { $0.environmentChanged(childEnvironment, transaction) }
            }
        }
    }

    /// The child that goes on with the view of this node: the only one, unless the node says which.
    package var onlyChild: _ViewNode? {
        var only: _ViewNode?
        var count = 0
        forEachChild {
            only = $0
            count += 1
        }
        return count == 1 ? only : nil
    }

    /// Ends the node's life: state goes, and what it read forgets it.
    package func unmount() {
        guard isMounted else { return }
        isMounted = false
        forEachChild { $0.unmount() }
        forEachLeavingChild { $0.unmount() }
        reads?.end()
        reads = nil
        didUnmount()
        ownReference?.clear()
    }

    /// For nodes that tell somebody of their end.
    package func didUnmount() {}

    /// The names of the views from the root to this node, for messages.
    package var path: String {
        var names: [String] = []
        var node: _ViewNode? = self
        while let current = node {
            if let name = current.viewName { names.append(name) }
            node = current.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    /// Whether the views below are shown in a window of their own: what concerns a window ends here.
    package var isRoot: Bool { false }

    /// The name under which messages and dumps speak of the node; nil for nodes that only structure others.
    package var viewName: String? { nil }

    /// Whether `other` is this node or one below it.
    package func contains(_ other: _ViewNode) -> Bool {
        var node: _ViewNode? = other
        while let current = node, current.depth >= depth {
            if current === self { return true }
            node = current.parent
        }
        return false
    }
}
