/// A modifier that changes nothing.
@frozen
public struct EmptyModifier: ViewModifier, Sendable {
    /// The engine needs no body to change nothing.
    public typealias Body = Never

    /// Such a modifier.
    public static let identity = EmptyModifier()

    /// Makes such a modifier.
    @inlinable nonisolated public init() {}

    /// Makes the node of the view itself.
    public static func _makeNode<V: View>(
        _ modifier: EmptyModifier, _ content: V, _ context: _NodeContext
    ) -> _ViewNode {
        V._makeNode(content, context)
    }

    /// Gives it newer values.
    public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: EmptyModifier, _ content: V, _ transaction: Transaction
    ) {
        V._updateNode(node, content, transaction)
    }
}
