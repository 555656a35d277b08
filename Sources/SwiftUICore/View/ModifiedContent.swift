/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to something.
    @inlinable
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The modifier makes the node.
    public typealias Body = Never

    /// Makes the modifier's node around the content's.
    public static func _makeNode(_ view: ModifiedContent, _ context: _NodeContext) -> _ViewNode {
        Modifier._makeNode(view.modifier, view.content, context)
    }

    /// Updates modifier and content.
    public static func _updateNode(_ node: _ViewNode, _ view: ModifiedContent, _ transaction: Transaction) {
        Modifier._updateNode(node, view.modifier, view.content, transaction)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// First the one modifier, then the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: EvaluatedOnce where Content: ViewModifier, Modifier: ViewModifier {}

extension View {
    /// Applies a modifier.
    ///
    /// The result is a view of the modifier's body, with this view in the place of its `content`. Modifiers that are
    /// applied later are further out. Two modifiers are put together by `concat(_:)`.
    ///
    ///     Text("Row 7, seat 12")
    ///         .modifier(Ticket())
    ///
    /// - Parameter modifier: a `ViewModifier`; with another type the result is no view.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
