/// A node that evaluates the body of a view: it has what the view's dynamic properties keep.
package class BodyEvaluatingNode<V: View>: _ViewNode {
    /// As given by the parent, before dynamic properties are connected, so that two values can be compared.
    final var view: V
    private final var slots: [AnyObject?]

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        slots = Array(repeating: nil, count: DynamicPropertyLayout.of(V.self).count)
        super.init(context)
    }

    package override var viewName: String? { TypeName.short(V.self) }

    package override var hasBody: Bool { true }

    final var hasSlots: Bool { !slots.isEmpty }

    /// Goes on with what another node of the view has kept.
    final func takeUp(_ kept: [AnyObject?]) { slots = kept }

    /// The body of the view, which is evaluated again when what it reads changes.
    final func evaluateBody(_ transaction: Transaction) -> V.Body {
        graph.statistics.bodiesEvaluated += 1
        graph.onEvaluation?(self)
        if hasSlots { graph.updates.bodyTransaction = transaction }
        var installed = view
        DynamicPropertyLayout.of(V.self).install(in: &installed, slots: &slots, node: self)
        return DependencyTracking.evaluate(for: self) { installed.body }
    }

    /// Whether the body reads of the environment what is another in this one.
    final func readsOther(_ environment: EnvironmentValues) -> Bool {
        slots.contains { ($0 as? any EnvironmentReading)?.hasChanged(in: environment) ?? false }
    }

    override var ownObjects: [AnyObject] { slots.compactMap { ($0 as? any ObjectOwning)?.ownObject } }

    package override func didUnmount() {
        for slot in slots { (slot as? any UnmountObserving)?.nodeDidUnmount() }
    }
}

extension BodyEvaluatingNode: StateKeeping {
    var stateType: ObjectIdentifier { ObjectIdentifier(V.self) }
    var slotCount: Int { slots.count }
    var keptSlots: [AnyObject?] { slots.map { $0 is any Revivable ? $0 : nil } }
}
