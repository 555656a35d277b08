/// Edits the transactions of what is put around a view, and leaves those of the view itself alone.
struct ScopedBodyModifier<Inner: View>: PrimitiveModifier {
    /// What is put around it, with a `PlaceholderContentView` in its place.
    let inner: Inner
    let edit: (inout Transaction) -> Void

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = ScopedBodyNode(context)
        node.ownScope.activate(for: nil, modifier.edit)
        let source = ModifierContent(content, outer: context, isApart: true)
        node.source = source
        var context = node.childContext
        context.modifierContent = source
        node.content = Inner._makeNode(modifier.inner, context)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: ScopedBodyNode.self)
        node.ownScope.activate(for: nil, modifier.edit)
        let edited = node.ownScope.applyHere(transaction, in: node.graph.updateID)
        Inner._updateNode(node.content!, modifier.inner, edited)
        node.source?.update(content, transaction)
    }
}

final class ScopedBodyNode: ScopeNode {
    var source: ModifierContent?
}

/// A modifier whose changes have transactions of their own.
struct ScopedModifier<Base: ViewModifier>: PrimitiveModifier {
    typealias Scoped = ScopedBodyModifier<ModifiedContent<PlaceholderContentView<Base>, Base>>

    let base: Base
    let edit: (inout Transaction) -> Void

    private var scoped: Scoped {
        Scoped(inner: ModifiedContent(content: PlaceholderContentView(), modifier: base), edit: edit)
    }

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        Scoped._makeNode(modifier.scoped, content, context)
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        Scoped._updateNode(node, modifier.scoped, content, transaction)
    }
}

extension Transaction {
    /// Takes an animation up, unless the change refuses animations from around it.
    fileprivate mutating func takeUp(_ animation: Animation?) {
        guard !disablesAnimations else { return }
        self.animation = animation
    }
}

extension View {
    /// Animates what the modifiers in a closure change; what changes in the view itself goes on as it would.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedBodyModifier(inner: body(PlaceholderContentView())) { $0.takeUp(animation) })
    }

    /// Edits the transactions of what the modifiers in a closure change, and not those of the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedBodyModifier(inner: body(PlaceholderContentView()), edit: transform))
    }
}

extension ViewModifier {
    /// The modifier with everything that it changes animated; the view that it modifies is left alone.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        ScopedModifier(base: self) { $0.takeUp(animation) }
    }

    /// The modifier with an edit of the transactions of everything that it changes, but not of the view that it modifies.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        ScopedModifier(base: self, edit: transform)
    }
}
