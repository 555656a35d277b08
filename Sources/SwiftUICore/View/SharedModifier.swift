/// A modifier that acts once for all views of a list that it is applied to, such as `task` and `sheet` on a section. Others do
/// what they do to each of the views.
nonisolated package protocol ActsOnce: ViewModifier {}

/// A modifier of the library whose body is evaluated once for all views of a list that it is applied to, as those of
/// programs are.
nonisolated package protocol EvaluatedOnce: ViewModifier {}

/// A modifier that acts once for several views of a list, for as long as one of them is there.
///
/// Its node stands beside the views: on one of them it would come and go with that one, and on each it would act as often as
/// there are views.
@MainActor
final class SharedModifier {
    /// How its node is made and updated, as of the newest value.
    struct Action {
        let make: (_NodeContext) -> _ViewNode
        let update: (_ViewNode, Transaction) -> Void
        let environmentEdits: [(inout EnvironmentValues) -> Void]
        weak var evaluator: _ViewNode?
    }

    private weak var owner: SubviewsOwner?
    private let name: String
    private var action: Action
    private var isDue = false
    private var node: SharedModifierNode?
    /// How many of the views are there.
    private var holderCount = 0

    init(_ owner: SubviewsOwner, name: String, _ action: Action) {
        self.owner = owner
        self.name = name
        self.action = action
    }

    func take(_ newAction: Action) {
        action = newAction
        isDue = true
    }

    /// One of the views has come.
    fileprivate func hold() {
        holderCount += 1
        guard node?.isMounted != true, let listNode = owner?.node, listNode.isMounted else { return }
        let node = SharedModifierNode(name, action.environmentEdits, listNode, evaluator: action.evaluator)
        node.content = action.make(node.childContext)
        self.node = node
        isDue = false
        owner?.sharedNodes.append(node)
    }

    /// One of the views is gone. Others may come in the same update, and take the place of the last.
    fileprivate func release(in graph: ViewGraph) {
        holderCount -= 1
        guard holderCount == 0 else { return }
        graph.lifecycle.afterLayout { if self.holderCount == 0 { self.end() } }
    }

    private func end() {
        guard let node else { return }
        self.node = nil
        owner?.sharedNodes.removeAll { $0 === node }
        node.unmount()
        node.graph.preferenceTreeChanged()
    }

    /// Gives the node what the list said last; to be called for each of the views.
    fileprivate func update(_ transaction: Transaction) {
        guard isDue, let node, let content = node.content else { return }
        isDue = false
        node.take(action.environmentEdits, transaction)
        action.update(content, transaction)
    }
}

/// The node of a modifier that acts once for several views. What it is around there has a place of its own, and nothing to
/// show.
final class SharedModifierNode: GeometryNode {
    /// Tells it apart from others of the list.
    let name: String
    private var environmentEdits: [(inout EnvironmentValues) -> Void]

    init(
        _ name: String, _ environmentEdits: [(inout EnvironmentValues) -> Void], _ list: _ViewNode,
        evaluator: _ViewNode?
    ) {
        self.name = name
        self.environmentEdits = environmentEdits
        var context = list.childContext
        for edit in environmentEdits { edit(&context.environment) }
        if let evaluator { context.evaluator = evaluator.backReference }
        context.deferral = .none
        super.init(context)
    }

    func take(_ edits: [(inout EnvironmentValues) -> Void], _ transaction: Transaction) {
        environmentEdits = edits
        guard let outer = parent?.childContext.environment else { return }
        environmentChanged(outer, transaction)
    }

    override func environmentChanged(_ outer: EnvironmentValues, _ transaction: Transaction) {
        var environment = outer
        for edit in environmentEdits { edit(&environment) }
        guard !environment.isIdentical(to: self.environment) else { return }
        super.environmentChanged(environment, transaction)
    }
}

/// Has a view of a list hold a modifier that acts once for several.
nonisolated struct SharedModifierHolding: NodeModifier {
    let shared: SharedModifier

    @MainActor
    func makeNode(_ context: _NodeContext) -> SharedModifierHolder { SharedModifierHolder(context) }

    /// What is inside comes first, as for modifiers of one view.
    @MainActor
    func contentWasMade(in node: SharedModifierHolder) { node.hold(shared) }

    @MainActor
    func update(_ node: SharedModifierHolder, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        updateContent(transaction)
        node.hold(shared)
        shared.update(transaction)
    }
}

final class SharedModifierHolder: SingleChildNode {
    private var shared: SharedModifier?

    func hold(_ new: SharedModifier) {
        guard new !== shared else { return }
        shared?.release(in: graph)
        shared = new
        new.hold()
    }

    override func didUnmount() {
        shared?.release(in: graph)
        shared = nil
    }
}

extension SubviewsOwner {
    /// The modifier for all views that a list has below it in these surroundings; nil where nobody keeps it.
    func share<M: ViewModifier>(_ modifier: M, in around: ViewListBuilder.Surroundings) -> SharedModifier? {
        guard let node, node.isMounted else { return nil }
        let action = SharedModifier.Action(
            make: { ModifiedContent._makeNode(Spacer().modifier(modifier), $0) },
            update: { ModifiedContent._updateNode($0, Spacer().modifier(modifier), $1) },
            environmentEdits: around.environmentEdits, evaluator: around.evaluator)
        return shared(at: Place(path: around.path, type: ObjectIdentifier(M.self)), action)
    }
}
