/// Stands for the content of something that shows it changed.
public struct PlaceholderContentView<Value>: View {
    nonisolated package init() {}

    /// The content makes the node.
    public typealias Body = Never

    /// Makes the node of the content here.
    public static func _makeNode(_ view: PlaceholderContentView, _ context: _NodeContext) -> _ViewNode {
        ModifierContentNode.makeNode(context)
    }

    /// The source of the content updates the node, not its place here.
    public static func _updateNode(
        _ node: _ViewNode, _ view: PlaceholderContentView, _ transaction: Transaction
    ) {}
}
