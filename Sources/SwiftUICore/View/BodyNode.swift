/// The node of a view that has a body: it evaluates the body when the view's value or what the body read has changed.
package final class BodyNode<V: View>: BodyEvaluatingNode<V> {
    private var child: _ViewNode?
    /// Whether the node is too deep for what is inside to be shown, then and ever.
    private var isCutOff = false

    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        if hasSlots, let kept = graph.takeKeptSlots(for: stateType, self) { takeUp(kept) }
        evaluate(Transaction())
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.evaluator = backReference
        return context
    }

    func update(_ newView: V, _ transaction: Transaction) {
        if ViewComparison.areEqual(view, newView) {
            view = newView
            return
        }
        view = newView
        evaluate(transaction)
    }

    package override func evaluate(_ transaction: Transaction) {
        let transaction = graph.transactionForEvaluation(of: self, inherited: transaction)
        let body = evaluateBody(transaction)
        if let child {
            V.Body._updateNode(child, body, transaction)
        } else if !isCutOff, mayNest() {
            child = V.Body._makeNode(body, childContext)
        } else {
            isCutOff = true
        }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let origin = graph.updates.environmentOrigin ?? depth - 1
        super.environmentChanged(environment, transaction)
        // The scopes around the body edit it when the body is evaluated.
        if readsOther(environment) { graph.enqueue(self, transaction.unscoped, origin: .view(depth: origin)) }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child { body(child) }
    }

    package override var onlyChild: _ViewNode? { child }
}
