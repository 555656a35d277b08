/// The node of a modifier that acts once for several views. What it is around there has a place of its own, and nothing to
/// show.
final class SharedModifierNode: GeometryNode {
    /// Tells it apart from others of the list.
    let name: String
    private var environmentEdits: [(inout EnvironmentValues) -> Void]

    fileprivate init(
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

    fileprivate func take(_ edits: [(inout EnvironmentValues) -> Void], _ transaction: Transaction) {
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

extension SubviewsOwner {
    /// The modifier for all views that a list has below it in these surroundings; nil where nobody keeps it.
    func share<M: ViewModifier>(_ modifier: M, in around: ViewListBuilder.Surroundings) -> SharedModifier? {
        guard let node, node.isMounted else { return nil }
        let edits = around.environmentEdits
        let action = SharedModifier.Action { [weak evaluator = around.evaluator] list, name in
            let node = SharedModifierNode(name, edits, list, evaluator: evaluator)
            node.content = ModifiedContent._makeNode(Spacer().modifier(modifier), node.childContext)
            return node
        } update: { node, transaction in
            let node = unsafeDowncast(node, to: SharedModifierNode.self)
            node.take(edits, transaction)
            ModifiedContent._updateNode(node.content!, Spacer().modifier(modifier), transaction)
        }
        return shared(at: Place(path: around.path, type: ObjectIdentifier(M.self)), action)
    }
}
