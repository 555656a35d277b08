/// Views treated as one: a modifier on a group applies to each of its members.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// A group draws nothing itself.
    public typealias Body = Never

    /// Groups the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A group has no node of its own: it is its content.
    public static func _makeNode(_ view: Group, _ context: _NodeContext) -> _ViewNode {
        Content.makeListNode(view.content, context)
    }

    /// Updates the content.
    public static func _updateNode(_ node: _ViewNode, _ view: Group, _ transaction: Transaction) {
        Content.updateListNode(node, view.content, transaction)
    }
}
