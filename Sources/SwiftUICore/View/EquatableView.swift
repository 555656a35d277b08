/// A view that is evaluated anew only when its own `==` says that it has changed.
@frozen
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public var content: Content

    /// The content makes the nodes.
    public typealias Body = Never

    /// Wraps a view.
    @inlinable
    public init(content: Content) { self.content = content }

    /// Makes the node of the content, and one that remembers its value.
    @MainActor public static func _makeNode(_ view: EquatableView, _ context: _NodeContext) -> _ViewNode {
        let node = EquatableNode(view.content, context)
        node.content = Content._makeNode(view.content, node.childContext)
        return node
    }

    /// Passes a content on that is not equal to the last.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: EquatableView, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
        guard node.value != view.content else { return }
        node.value = view.content
        Content._updateNode(node.content!, view.content, transaction)
    }
}

package final class EquatableNode<Value: Equatable>: SingleChildNode {
    var value: Value

    init(_ value: Value, _ context: _NodeContext) {
        self.value = value
        super.init(context)
    }
}

extension View where Self: Equatable {
    /// Evaluates the view anew only when its own `==` says that it has changed.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
