/// The node of a view whose content depends on the time: it looks at the time in each frame while it runs.
package class FrameDrivenNode: SingleChildNode {
    private lazy var motion = BodyMotion(self) { [weak self] in self?.frameBegan() ?? false }

    /// Has `frameBegan` called in each frame until it says otherwise.
    func startRunning() { graph.startAnimating(motion, Transaction()) }

    /// Has `evaluateContent` called in this frame.
    func contentIsDue(_ transaction: Transaction) {
        graph.enqueue(self, transaction)
    }

    /// For subclasses: a frame began.
    ///
    /// - Returns: whether to go on.
    func frameBegan() -> Bool { false }

    /// For subclasses: brings the content to the present.
    func evaluateContent(_ transaction: Transaction) {}

    package override func evaluate(_ transaction: Transaction) {
        evaluateContent(graph.transactionForEvaluation(of: self, inherited: transaction))
    }

    package override func didUnmount() { motion.detach() }
}
