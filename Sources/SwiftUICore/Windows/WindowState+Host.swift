/// What a host brings to the views of its window.
extension WindowState {
    /// Gives the views an address that somebody opened with the app.
    ///
    /// - Returns: whether any view takes addresses.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let graph = graph
        guard !graph.hasEnded else { return false }
        var receivers: [OnOpenURLNode] = []
        Self.collect(from: rootLayout, into: &receivers)
        graph.whileCurrent(in: rootNode.environment) {
            for receiver in receivers where !receiver.isDetached { receiver.action?(url) }
        }
        graph.requestUpdate()
        return !receivers.isEmpty
    }

    private static func collect(from node: LayoutNode, into receivers: inout [OnOpenURLNode]) {
        if let node = node as? OnOpenURLNode { receivers.append(node) }
        for child in node.children { collect(from: child, into: &receivers) }
    }

    /// Takes the answer to a question that one of this window's views has asked.
    package func answer(_ id: UInt32, _ answer: HostAnswer) {
        let graph = graph
        guard !graph.hasEnded else { return }
        graph.whileCurrent(in: rootNode.environment) { OpenQuestion.answer(id, answer) }
        graph.requestUpdate()
    }
}
