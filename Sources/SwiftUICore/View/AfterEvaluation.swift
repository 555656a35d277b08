/// Runs a closure each time the body around has been evaluated, before the views in it are.
///
/// A body says what is shown and does nothing else. What it hands to a model, such as the newest closures of an app, goes
/// through here. What is read in the closure is no dependency of the body.
nonisolated private struct AfterEvaluation: PrimitiveModifier {
    let action: @MainActor () -> Void

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        modifier.action()
        return V._makeNode(content, context)
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        modifier.action()
        V._updateNode(node, content, transaction)
    }
}

extension View {
    /// Runs a closure each time the body that this view stands in has been evaluated, before the views in this one are.
    nonisolated package func afterEvaluation(_ action: @escaping @MainActor () -> Void) -> some View {
        modifier(AfterEvaluation(action: action))
    }
}
