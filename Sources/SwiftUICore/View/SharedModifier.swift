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
    /// How its node is made beside the views of a list, and updated, as of the newest value.
    struct Action {
        let make: (_ list: _ViewNode, _ name: String) -> _ViewNode
        let update: (_ViewNode, Transaction) -> Void
    }

    private weak var owner: SubviewsOwner?
    private let name: String
    private var action: Action
    private var isDue = false
    private var node: _ViewNode?
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
        let node = action.make(listNode, name)
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
        guard isDue, let node else { return }
        isDue = false
        action.update(node, transaction)
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
