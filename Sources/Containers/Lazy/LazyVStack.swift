/// Lines up its views vertically and makes those that are in sight.
///
/// It is as wide as it is offered, where a `VStack` is as wide as its widest view. Views out of sight do not exist: the
/// height that they will take is estimated by the mean of those that have been measured, so that the length of the
/// content may change a little while it scrolls. `onAppear` and `task` of a view run when it comes into sight. When an
/// element of a `ForEach` comes back, the state of its outermost view does, too, unless the element was removed
/// meanwhile; that of views further in starts afresh. Keep what is to last outside of the stack.
///
///     ScrollView {
///         LazyVStack(alignment: .leading, spacing: 12) {
///             ForEach(days, id: \.self) { day in
///                 Text(day).font(.headline)
///             }
///         }
///     }
///
/// - Complexity: O(*k*) in the views in sight for layout and memory, however many elements a `ForEach` in it has.
///   Scrolling evaluates only bodies of views that come into sight.
nonisolated public struct LazyVStack<Content: View>: LazyContainer {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Lines up the views of a closure.
    ///
    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: between neighbors, in points; nil lets the neighbors decide. NaN and infinite count as nil.
    ///   - pinnedViews: which views of sections stay in sight.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// A container draws nothing itself.
    public typealias Body = Never

    /// Makes the node; the views come when they come into sight.
    @MainActor
    public static func _makeNode(_ view: LazyVStack, _ context: _NodeContext) -> _ViewNode {
        makeLazyNode(view, context)
    }

    /// Updates parameters and the views in sight.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: LazyVStack, _ transaction: Transaction) {
        updateLazyNode(node, view, transaction)
    }

    @MainActor package static var axis: Axis { .vertical }

    @MainActor package var arrangement: LazyArrangement {
        LazyArrangement(alignment: alignment.key, spacing: spacing, tracks: nil, pinned: pinnedViews)
    }
}
