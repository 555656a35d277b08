/// Lays its views over each other, the first at the back.
@frozen
nonisolated public struct ZStack<Content: View>: ContainerView {
    @usableFromInline let alignment: Alignment
    package let content: Content

    /// Lays the views of a closure over each other.
    ///
    /// - Parameter alignment: the guides on which the views meet.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// A stack draws nothing itself.
    public typealias Body = Never

    /// Makes the node that arranges the views.
    @MainActor
    public static func _makeNode(_ view: ZStack, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    /// Updates parameters and views.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: ZStack, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    package static func makeLayoutNode(_ owner: _ViewNode) -> ZStackLayoutNode { ZStackLayoutNode(owner) }

    @MainActor
    package func update(_ layoutNode: ZStackLayoutNode, _ transaction: Transaction) {
        layoutNode.update(alignment: alignment, transaction)
    }
}

extension ZStack: Sendable where Content: Sendable {}
