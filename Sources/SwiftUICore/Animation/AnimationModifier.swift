/// `.animation(_:value:)`: in an update in which the value changes, changes below are animated this way.
struct _AnimationModifier<Value: Equatable>: NodeModifier {
    let animation: Animation?
    let value: Value

    @MainActor
    func makeNode(_ context: _NodeContext) -> AnimationNode<Value> { AnimationNode(value, context) }

    @MainActor
    func update(_ node: AnimationNode<Value>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.update(self)
        updateContent(node.ownScope.applyHere(transaction, in: node.graph.updateID))
    }
}

class ScopeNode: SingleChildNode {
    let ownScope: TransactionScope

    override init(_ context: _NodeContext) {
        ownScope = TransactionScope(inside: context.scope)
        super.init(context)
    }

    override var childContext: _NodeContext {
        var context = super.childContext
        context.scope = ownScope
        return context
    }

    override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, ownScope.applyHere(transaction, in: graph.updateID))
    }
}

/// What of an `.animation(_:value:)` does not depend on the type of its value.
class AnimationScopeNode: ScopeNode {
    /// The animation of the last update in which the value changed, and which one that was.
    fileprivate(set) var lastChange: (update: UInt64, animation: Animation?)?
}

final class AnimationNode<Value: Equatable>: AnimationScopeNode {
    private var value: Value

    init(_ value: Value, _ context: _NodeContext) {
        self.value = value
        super.init(context)
    }

    func update(_ modifier: _AnimationModifier<Value>) {
        guard modifier.value != value else { return }
        value = modifier.value
        let animation = modifier.animation
        lastChange = (graph.updateID, animation)
        ownScope.activate(for: graph.updateID) { transaction in
            guard !transaction.disablesAnimations else { return }
            transaction.animation = animation
            transaction.order = .max
        }
    }
}

/// `.transaction { }`: edits every change on its way down.
struct _TransactionModifier: NodeModifier {
    let edit: (inout Transaction) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> ScopeNode {
        let node = ScopeNode(context)
        node.ownScope.activate(for: nil, edit)
        return node
    }

    @MainActor
    func update(_ node: ScopeNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.ownScope.activate(for: nil, edit)
        updateContent(node.ownScope.applyHere(transaction, in: node.graph.updateID))
    }
}

/// `.transaction(value:)`: edits changes in the updates in which a value changes.
struct ValueTransactionModifier<Value: Equatable>: NodeModifier {
    let value: Value
    let edit: (inout Transaction) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> ValueScopeNode<Value> { ValueScopeNode(value, context) }

    @MainActor
    func update(_ node: ValueScopeNode<Value>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        if node.value != value {
            node.value = value
            node.ownScope.activate(for: node.graph.updateID, edit)
        }
        updateContent(node.ownScope.applyHere(transaction, in: node.graph.updateID))
    }
}

final class ValueScopeNode<Value: Equatable>: ScopeNode {
    var value: Value

    init(_ value: Value, _ context: _NodeContext) {
        self.value = value
        super.init(context)
    }
}

extension View {
    /// Animates what changes in this view in each update in which `value` changes; nil switches animation off.
    ///
    /// It counts for the view and what is in it, whoever wrote the value, and comes before an animation from further
    /// out, such as that of `withAnimation`. Of several around one view, the innermost counts. Changes in updates in
    /// which `value` stays the same keep their own animation. Modifiers that come after it are not animated by it.
    ///
    ///     Circle()
    ///         .fill(isRipe ? .red : .green)
    ///         .scaleEffect(isRipe ? 1.2 : 1)
    ///         .animation(.easeInOut(duration: 0.4), value: isRipe)
    ///
    /// Around a view that moves because its container does, with an effect in between, Apple's animates the leaf; here
    /// the layer of the effect moves with the effect's own transaction.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in this view, for whatever reason; nil switches animation off.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            guard !transaction.disablesAnimations else { return }
            transaction.animation = animation
        }
    }

    /// Edits the transaction of every change that reaches this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(edit: transform))
    }

    /// Edits the transaction of changes that reach this view in updates in which `value` changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, edit: transform))
    }
}
