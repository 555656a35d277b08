/// The node of a view that has a body: it evaluates the body when the view's value or what the body read has changed.
package final class BodyNode<V: View>: _ViewNode {
    /// As given by the parent, before dynamic properties are connected, so that two values can be compared.
    private var view: V
    private var child: _ViewNode?
    private var slots: [AnyObject?]
    /// Whether the node is too deep for what is inside to be shown, then and ever.
    private var isCutOff = false

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        slots = Array(repeating: nil, count: DynamicPropertyLayout.of(V.self).count)
        super.init(context)
        if !slots.isEmpty, let kept = graph.takeKeptSlots(for: ObjectIdentifier(V.self), self) { slots = kept }
        evaluate(Transaction())
    }

    package override var viewName: String? { TypeName.short(V.self) }

    package override var hasBody: Bool { true }

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
        graph.statistics.bodiesEvaluated += 1
        graph.onEvaluation?(self)
        if !slots.isEmpty { graph.updates.bodyTransaction = transaction }
        var installed = view
        DynamicPropertyLayout.of(V.self).install(in: &installed, slots: &slots, node: self)
        let body = DependencyTracking.evaluate(for: self) { installed.body }
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
        let changed = slots.contains { ($0 as? any EnvironmentReading)?.hasChanged(in: environment) ?? false }
        // The scopes around the body edit it when the body is evaluated.
        if changed { graph.enqueue(self, transaction.unscoped, origin: .view(depth: origin)) }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child { body(child) }
    }

    override var ownObjects: [AnyObject] { slots.compactMap { ($0 as? any ObjectOwning)?.ownObject } }

    package override func didUnmount() {
        for slot in slots { (slot as? any UnmountObserving)?.nodeDidUnmount() }
    }
}

extension BodyNode: StateKeeping {
    var stateType: ObjectIdentifier { ObjectIdentifier(V.self) }
    var slotCount: Int { slots.count }
    var keptSlots: [AnyObject?] { slots.map { $0 is any Revivable ? $0 : nil } }
}
