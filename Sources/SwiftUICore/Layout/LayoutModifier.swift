/// A modifier that puts one layout node around each layout node of the view it modifies.
nonisolated package protocol LayoutModifier: PrimitiveModifier {
    associatedtype Wrapper: LayoutNode

    /// Makes a wrapper; `update` follows at once.
    @MainActor func makeWrapper(_ owner: _ViewNode) -> Wrapper

    /// Gives a wrapper the modifier's values. `isNew` is true for one that was just made.
    @MainActor func update(_ wrapper: Wrapper, _ transaction: Transaction, isNew: Bool)

    /// Whether the wrapper's values depend on the environment.
    static var readsEnvironment: Bool { get }
}

extension LayoutModifier {
    package static var readsEnvironment: Bool { false }

    @MainActor
    package static func _makeNode<V: View>(
        _ modifier: Self, _ content: V, _ context: _NodeContext
    ) -> _ViewNode {
        let node = LayoutModifierNode(modifier, context)
        node.content = V._makeNode(content, node.childContext)
        return node
    }

    @MainActor
    package static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: LayoutModifierNode<Self>.self)
        node.update(modifier, transaction)
        V._updateNode(node.content!, content, transaction)
    }
}

/// Gives the wrappers a modifier's values.
package final class LayoutModifierNode<Modifier: LayoutModifier>: WrappingNode {
    private var modifier: Modifier

    init(_ modifier: Modifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ newModifier: Modifier, _ transaction: Transaction) {
        modifier = newModifier
        updateWrappers(transaction)
    }

    private func updateWrappers(_ transaction: Transaction) {
        forEachWrapper { wrapper in
            modifier.update(unsafeDowncast(wrapper, to: Modifier.Wrapper.self), transaction, isNew: false)
        }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        if !environment.isEnabled {
            forEachWrapper { wrapper in if let id = wrapper.memberID { graph.input.forgetGesture(id) } }
        }
        forEachWrapper { $0.environmentDidChange() }
        if Modifier.readsEnvironment { updateWrappers(transaction) }
    }

    package override func makeWrapper(around content: LayoutNode) -> LayoutNode {
        let wrapper = modifier.makeWrapper(self)
        wrapper.setChildren([content])
        modifier.update(wrapper, Transaction(), isNew: true)
        return wrapper
    }
}
