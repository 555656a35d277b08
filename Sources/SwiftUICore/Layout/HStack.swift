/// Lines up its views horizontally.
@frozen
nonisolated public struct HStack<Content: View>: ContainerView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    package let content: Content

    /// Lines up the views of a closure.
    ///
    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: between neighbors, in points; nil lets the neighbors decide. NaN and infinity count as nil.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// A stack draws nothing itself.
    public typealias Body = Never

    /// Makes the node that arranges the views.
    @MainActor
    public static func _makeNode(_ view: HStack, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    /// Updates parameters and views.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: HStack, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    package static func makeLayoutNode(_ owner: _ViewNode) -> StackLayoutNode {
        StackLayoutNode(owner, axis: .horizontal)
    }

    @MainActor
    package func update(_ layoutNode: StackLayoutNode, _ transaction: Transaction) {
        layoutNode.update(alignment: alignment.key, spacing: spacing, transaction)
    }
}

extension HStack: Sendable where Content: Sendable {}
