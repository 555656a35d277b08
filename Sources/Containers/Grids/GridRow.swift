/// A row of a grid: each of its views is a cell. Outside of a grid it is a group.
@frozen
nonisolated public struct GridRow<Content: View>: View {
    @usableFromInline let alignment: VerticalAlignment?
    @usableFromInline let content: Content

    /// Makes the views of a closure the cells of a row.
    ///
    /// - Parameter alignment: the guide on which the cells meet; nil stands for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// A row draws nothing itself.
    public typealias Body = Never

    /// Makes a node that marks each layout node of the content as a cell of this row.
    @MainActor
    public static func _makeNode(_ view: GridRow, _ context: _NodeContext) -> _ViewNode {
        GridCellModifier._makeNode(GridCellModifier(alignment: view.alignment?.key), view.content, context)
    }

    /// Updates alignment and cells.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: GridRow, _ transaction: Transaction) {
        GridCellModifier._updateNode(
            node, GridCellModifier(alignment: view.alignment?.key), view.content, transaction)
    }
}

extension GridRow: Sendable where Content: Sendable {}

extension GridRow {
    /// That of the cells.
    @MainActor public static var _listShape: _ListShape { Content._listShape }
}

/// Marks a view as a cell of a row.
nonisolated struct GridCellModifier: LayoutModifier {
    let alignment: AlignmentKey?

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> GridCellNode { GridCellNode(owner) }

    @MainActor
    func update(_ wrapper: GridCellNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.update(alignment, transaction)
    }
}

package final class GridCellNode: LayoutNode {
    private var alignment: AlignmentKey?

    func update(_ newAlignment: AlignmentKey?, _ transaction: Transaction) {
        guard newAlignment != alignment else { return }
        alignment = newAlignment
        invalidateLayout(transaction)
    }

    package override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(GridRowTrait.self) else { return super.traitValue(key) }
        return GridRowTrait(row: ObjectIdentifier(owner), alignment: alignment)
    }
}

/// What a cell tells its grid of its row.
struct GridRowTrait {
    let row: ObjectIdentifier
    let alignment: AlignmentKey?
}
