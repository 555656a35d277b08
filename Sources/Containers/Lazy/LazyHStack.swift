/// Lines up its views horizontally and makes those that are in sight.
///
/// It is as high as it is offered. Views out of sight do not exist: the width that they will take is estimated.
nonisolated public struct LazyHStack<Content: View>: LazyContainer {
    private let alignment: VerticalAlignment
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
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
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
    public static func _makeNode(_ view: LazyHStack, _ context: _NodeContext) -> _ViewNode {
        makeLazyNode(view, context)
    }

    /// Updates parameters and the views in sight.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: LazyHStack, _ transaction: Transaction) {
        updateLazyNode(node, view, transaction)
    }

    @MainActor package static var axis: Axis { .horizontal }

    @MainActor package var arrangement: LazyArrangement {
        LazyArrangement(alignment: alignment.key, spacing: spacing, tracks: nil, pinned: pinnedViews)
    }
}
