/// Lays its views over each other, the first at the back.
///
/// Each view is offered the whole size, and the guides of the alignment coincide. The stack is as large as the union of
/// its views' frames; where views differ in `layoutPriority(_:)`, those of the highest decide the size and the others
/// are offered that. `zIndex(_:)` changes which view is in front. To lay something over one view without changing the
/// size, use `overlay(alignment:content:)`.
///
///     ZStack(alignment: .bottomTrailing) {
///         RoundedRectangle(cornerRadius: 12)
///             .fill(.indigo)
///         Text("12:40")
///             .padding(8)
///             .foregroundStyle(.white)
///     }
///     .frame(width: 160, height: 90)
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
