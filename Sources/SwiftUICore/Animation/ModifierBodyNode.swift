extension ViewModifier {
    /// Makes a node that evaluates `body(content:)`.
    public static func _makeNode<V: View>(
        _ modifier: Self, _ content: V, _ context: _NodeContext
    ) -> _ViewNode {
        let node = ModifierBodyNode(modifier, context)
        let source = ModifierContent(content, outer: context, of: Self.self)
        node.source = source
        var inner = node.childContext
        inner.modifierContent = source
        node.makeBody(modifier, inner)
        return node
    }

    /// Passes newer values to the node that evaluates `body(content:)`.
    public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: ModifierBodyNode<Self>.self)
        node.update(modifier, transaction)
        node.source?.update(content, transaction)
    }
}

/// The node of a view with a modifier that has a body, which is evaluated with the numbers in between while they move.
package final class ModifierBodyNode<Modifier: ViewModifier>: _ViewNode {
    var source: ModifierContent?
    private var body: _ViewNode?
    private let isAnimatable = Modifier.self is any Animatable.Type

    init(_ modifier: Modifier, _ context: _NodeContext) { super.init(context) }

    func makeBody(_ modifier: Modifier, _ context: _NodeContext) {
        func animatable<V: View & Animatable>(_ body: V) -> _ViewNode { AnimatableBodyNode(body, context) }
        let body = ModifierBody(modifier: modifier)
        if isAnimatable, let body = body as? any View & Animatable {
            self.body = animatable(body)
        } else {
            self.body = BodyNode(body, context)
        }
    }

    func update(_ modifier: Modifier, _ transaction: Transaction) {
        func animatable<V: View & Animatable>(_ body: V) {
            (self.body as? AnimatableBodyNode<V>)?.update(body, transaction)
        }
        let body = ModifierBody(modifier: modifier)
        if isAnimatable, let body = body as? any View & Animatable {
            animatable(body)
        } else {
            (self.body as? BodyNode<ModifierBody<Modifier>>)?.update(body, transaction)
        }
    }

    package override var viewName: String? { TypeName.short(Modifier.self) }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child = self.body { body(child) }
    }

    package override var onlyChild: _ViewNode? { body }
}

extension ModifierBodyNode: ViewTyped {
    var viewType: Any.Type { Modifier.self }
}
