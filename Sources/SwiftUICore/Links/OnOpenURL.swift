/// Tells a closure when the window is given an address.
private struct OnOpenURLModifier: NodeModifier, ActsOnce {
    let action: (URL) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> OnOpenURLNode {
        let node = OnOpenURLNode(context)
        node.action = action
        node.graph.window.addReceiver(node)
        return node
    }

    @MainActor
    func update(_ node: OnOpenURLNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.action = action
        updateContent(transaction)
    }
}

package final class OnOpenURLNode: SingleChildNode {
    var action: ((URL) -> Void)?

    package override func didUnmount() { graph.window.removeReceiver(self) }
}

extension View {
    /// Tells a closure of the addresses that the window is given, outer views first. Several views hear of each once.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OnOpenURLModifier(action: action))
    }
}
