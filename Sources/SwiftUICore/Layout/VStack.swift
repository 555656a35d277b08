/// Lines up its views vertically.
@frozen
nonisolated public struct VStack<Content: View>: ContainerView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    package let content: Content

    /// Lines up the views of a closure.
    ///
    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: between neighbors, in points; nil lets the neighbors decide. NaN and infinity count as nil.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// A stack draws nothing itself.
    public typealias Body = Never

    /// Makes the node that arranges the views.
    @MainActor
    public static func _makeNode(_ view: VStack, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    /// Updates parameters and views.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: VStack, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    package static func makeLayoutNode(_ owner: _ViewNode) -> StackLayoutNode {
        StackLayoutNode(owner, axis: .vertical)
    }

    @MainActor
    package func update(_ layoutNode: StackLayoutNode, _ transaction: Transaction) {
        layoutNode.update(alignment: alignment.key, spacing: spacing, transaction)
    }
}

extension VStack: Sendable where Content: Sendable {}
