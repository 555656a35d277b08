/// Lines up its views horizontally.
///
/// The stack first subtracts the gaps, then shares the width that it is offered among its views: those of a higher
/// `layoutPriority(_:)` first, and among equals the least flexible first. Each is offered an equal part of what is
/// left. The stack is as wide as its views and gaps together, so it may stand out of the room that it was offered, and
/// as high as its views are, once aligned. With a `spacing` of nil, neighbors keep the distance that they ask for, 8
/// points between plain views. The first view is at the leading side: at the right, where text is read from the right.
///
///     HStack(alignment: .firstTextBaseline) {
///         Text("Flour")
///         Spacer()
///         Text("500 g")
///             .font(.title3)
///     }
///
/// - Complexity: O(n) in the number of views, all of which are made at once.
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
