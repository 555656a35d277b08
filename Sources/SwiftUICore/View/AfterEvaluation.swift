/// Runs a closure once when the body around has been evaluated, before the views in it are.
///
/// A body says what is shown and does nothing else. What it hands to a model, such as the newest closures of an app, or
/// the model's next state, goes through here. What is read in the closure is no dependency of the body.
nonisolated private struct AfterEvaluation: PrimitiveModifier {
    let action: Action

    /// What one evaluation has to do. A list may make nodes of it several times, and long after another event has changed
    /// what this would write.
    @MainActor
    final class Action {
        private var perform: (@MainActor () -> Void)?

        nonisolated init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

        func run() {
            let perform = perform
            self.perform = nil
            perform?()
        }
    }

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        modifier.action.run()
        return V._makeNode(content, context)
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        modifier.action.run()
        V._updateNode(node, content, transaction)
    }
}

extension View {
    /// Runs a closure each time the body that this view stands in has been evaluated, before the views in this one are.
    nonisolated package func afterEvaluation(_ action: @escaping @MainActor () -> Void) -> some View {
        modifier(AfterEvaluation(action: AfterEvaluation.Action(action)))
    }
}
