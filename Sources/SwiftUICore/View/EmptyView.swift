/// A view that shows nothing and takes no place in its container.
@frozen
public struct EmptyView: View, Sendable {
    /// Makes an empty view.
    @inlinable nonisolated public init() {}

    /// Makes a node without content.
    public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode { _ViewNode(context) }

    /// Nothing to update.
    public static func _updateNode(_ node: _ViewNode, _ view: EmptyView, _ transaction: Transaction) {}
}
