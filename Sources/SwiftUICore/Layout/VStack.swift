/// Lines up its views vertically.
///
/// The stack first subtracts the gaps, then shares the height that it is offered among its views: those of a higher
/// `layoutPriority(_:)` first, and among equals the least flexible first. Each is offered an equal part of what is
/// left. The stack is as high as its views and gaps together, and as wide as its widest view, so it may stand out of
/// the room that it was offered. A `Spacer` or a view that stretches takes the rest. With a `spacing` of nil, neighbors
/// keep the distance that they ask for: 8 points between plain views, and less or more around text, by its font.
///
///     VStack(alignment: .leading, spacing: 4) {
///         Text("Lisbon")
///             .font(.title2)
///         Text("3 nights, 2 museums")
///         Text("from €210")
///             .foregroundStyle(.secondary)
///     }
///
/// - Complexity: O(n) in the number of views, all of which are made at once. For long collections use a `LazyVStack` in
///   a `ScrollView`, or a `List`.
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
