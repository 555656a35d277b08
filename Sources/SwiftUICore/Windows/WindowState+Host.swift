/// What a host brings to the views of its window.
extension WindowState {
    /// Gives the views an address that somebody opened with the app.
    ///
    /// - Returns: whether any view takes addresses.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let graph = graph
        guard !graph.hasEnded else { return false }
        // Stable, so that views beside each other keep the order in which they came.
        let receivers = addressReceivers.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
        graph.whileCurrent(in: rootNode.environment) {
            for receiver in receivers where receiver.isMounted { receiver.action?(url) }
        }
        graph.requestUpdate()
        return !receivers.isEmpty
    }

    /// Has a view hear of addresses until it is removed.
    func addReceiver(_ node: OnOpenURLNode) { addressReceivers.append(node) }

    func removeReceiver(_ node: OnOpenURLNode) { addressReceivers.removeAll { $0 === node } }

    /// Takes the answer to a question that one of this window's views has asked.
    package func answer(_ id: UInt32, _ answer: HostAnswer) {
        let graph = graph
        guard !graph.hasEnded else { return }
        graph.whileCurrent(in: rootNode.environment) { OpenQuestion.answer(id, answer) }
        graph.requestUpdate()
    }
}
