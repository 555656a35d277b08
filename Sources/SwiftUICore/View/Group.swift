/// Views treated as one: a modifier on a group applies to each of its members.
///
/// A group has no layout: its members are those of the container around it. So a padding on a group is around each
/// member. It brings several views to where one is expected, such as the branches of an `if` that share a modifier. To
/// lay members over each other or in a line, use a stack.
///
///     VStack {
///         Group {
///             Text("Boarding 18:20")
///             Text("Gate 12")
///         }
///         .font(.headline)
///         Text("Have your passport ready")
///     }
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
