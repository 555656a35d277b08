import OpenCombine

/// `onReceive`: runs an action with what a publisher sends.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = ReceiveNode(modifier, context)
        node.content = V._makeNode(content, node.childContext)
        node.graph.subscribe { [weak node] in node?.subscribe() }
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: ReceiveNode<P>.self)
        let isSame = ViewComparison.areEqual(node.modifier.publisher, modifier.publisher)
        node.modifier = modifier
        V._updateNode(node.content!, content, transaction)
        if !isSame { node.graph.subscribe { [weak node] in node?.subscribe() } }
    }
}

package final class ReceiveNode<P: Publisher>: SingleChildNode where P.Failure == Never {
    var modifier: ReceiveModifier<P>
    private var subscription: AnyObject?

    init(_ modifier: ReceiveModifier<P>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    /// Subscribes, and leaves the publisher before.
    func subscribe() {
        guard isMounted else { return }
        subscription = nil
        let receive: (P.Output) -> Void = { [weak self] output in
            if let self, self.isMounted, self.graph.hearsNotifications { self.modifier.action(output) }
        }
        subscription =
            SharedSubscription.join(modifier.publisher, receive)
            ?? modifier.publisher.sink { output in
                nonisolated(unsafe) let output = output
                MainThread.run { receive(output) }
            }
    }

    package override func didUnmount() { subscription = nil }
}

extension View {
    /// Runs an action with each value that a publisher sends while the view is there.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
