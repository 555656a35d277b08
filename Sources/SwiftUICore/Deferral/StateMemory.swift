/// Keeps the state of a view that is not the outermost one of its element in a lazy container, while the element is out
/// of sight: a list's rows have views of the list's own around those of the app.
@MainActor
package final class StateMemory: OutlivesViews {
    fileprivate var kept: KeptState?

    nonisolated package init() {}
}

extension View {
    /// Has the state of the outermost view in this one outlive it in a memory, which the view around keeps in a state.
    ///
    /// - Parameter memory: nil to keep nothing.
    nonisolated package func keepsState(in memory: StateMemory?) -> some View {
        modifier(StateMemoryModifier(memory: memory))
    }
}

nonisolated private struct StateMemoryModifier: PrimitiveModifier {
    let memory: StateMemory?

    @MainActor
    static func _makeNode<Content: View>(
        _ modifier: Self, _ content: Content, _ context: _NodeContext
    ) -> _ViewNode {
        let node = StateMemoryNode(modifier.memory, context)
        node.content = KeptState.restoring(modifier.memory?.kept, in: node.graph) {
            Content._makeNode(content, node.childContext)
        }
        modifier.memory?.kept = nil
        return node
    }

    @MainActor
    static func _updateNode<Content: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: Content, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: StateMemoryNode.self)
        node.memory = modifier.memory
        Content._updateNode(node.content!, content, transaction)
    }
}

private final class StateMemoryNode: SingleChildNode {
    var memory: StateMemory?

    init(_ memory: StateMemory?, _ context: _NodeContext) {
        self.memory = memory
        super.init(context)
    }

    package override func unmount() {
        if isMounted, let content { memory?.kept = KeptState(of: content) }
        super.unmount()
    }
}
