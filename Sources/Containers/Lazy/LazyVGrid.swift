/// Arranges its views in columns, row by row, and makes those that are in sight.
///
/// It is as wide as it is offered. A row is as high as its highest view. Views out of sight do not exist: the height
/// that they will take is estimated by the rows that have been measured, so that the length of the content may change a
/// little while it scrolls. Put the grid into a `ScrollView`; headers and footers of a `Section` run across all
/// columns. Write the elements with `ForEach`, which is what the grid can make one by one.
///
///     ScrollView {
///         LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
///             ForEach(names, id: \.self) { name in
///                 Image(name).resizable().aspectRatio(1, contentMode: .fill)
///             }
///         }
///     }
///
/// - Complexity: O(*k*) in the rows in sight for layout and memory. An update compares the elements that have views;
///   `ForEach` says what its collection costs.
nonisolated public struct LazyVGrid<Content: View>: LazyContainer {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let columns: [GridItem]
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Lines up the views of a closure.
    ///
    /// - Parameters:
    ///   - columns: how wide they are; none counts as one flexible column.
    ///   - alignment: where the columns stand in a grid that is wider, and views in their columns.
    ///   - spacing: between rows, in points; nil stands for 8. NaN and infinite count as nil.
    ///   - pinnedViews: which views of sections stay in sight.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.columns = columns
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// A container draws nothing itself.
    public typealias Body = Never

    /// Makes the node; the views come when they come into sight.
    @MainActor
    public static func _makeNode(_ view: LazyVGrid, _ context: _NodeContext) -> _ViewNode {
        makeLazyNode(view, context)
    }

    /// Updates parameters and the views in sight.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: LazyVGrid, _ transaction: Transaction) {
        updateLazyNode(node, view, transaction)
    }

    @MainActor package static var axis: Axis { .vertical }

    @MainActor package var arrangement: LazyArrangement {
        LazyArrangement(alignment: alignment.key, spacing: spacing, tracks: columns, pinned: pinnedViews)
    }
}
