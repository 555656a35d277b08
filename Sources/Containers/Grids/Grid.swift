/// Arranges views in rows and columns.
///
/// Each `GridRow` is a row of cells; a view outside of rows is a row by itself and spans all columns.
@frozen
nonisolated public struct Grid<Content: View>: ContainerView {
    @usableFromInline let alignment: Alignment
    @usableFromInline let horizontalSpacing: CGFloat?
    @usableFromInline let verticalSpacing: CGFloat?
    package let content: Content

    /// Arranges the rows of a closure.
    ///
    /// - Parameters:
    ///   - alignment: the guides by which views stand in their cells.
    ///   - horizontalSpacing: between columns, in points; nil stands for 8.
    ///   - verticalSpacing: between rows, in points; nil lets the cells that meet decide.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    /// A grid draws nothing itself.
    public typealias Body = Never

    /// Makes the node that arranges the cells.
    @MainActor
    public static func _makeNode(_ view: Grid, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    /// Updates parameters and cells.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: Grid, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    package static func makeLayoutNode(_ owner: _ViewNode) -> GridLayoutNode { GridLayoutNode(owner) }

    @MainActor
    package func update(_ layoutNode: GridLayoutNode, _ transaction: Transaction) {
        layoutNode.update(
            .init(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing), transaction)
    }
}

extension Grid: Sendable where Content: Sendable {}
