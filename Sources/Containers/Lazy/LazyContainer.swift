/// A view whose views come into being when they come into sight.
@MainActor
package protocol LazyContainer: View where Body == Never {
    associatedtype Content: View

    var content: Content { get }
    static var axis: Axis { get }
    var arrangement: LazyArrangement { get }
}

/// How a lazy container lines up its views.
package struct LazyArrangement {
    /// The guide across the axis on which the views meet.
    var alignment: AlignmentKey
    /// Between lines, in points; nil lets neighbors decide.
    var spacing: CGFloat?
    /// The columns or rows of a grid; nil for a stack.
    var tracks: [GridItem]?
    var pinned: PinnedScrollableViews

    func isSame(as other: LazyArrangement) -> Bool {
        guard alignment == other.alignment, spacing == other.spacing, pinned == other.pinned else { return false }
        guard let tracks, let otherTracks = other.tracks else { return tracks == nil && other.tracks == nil }
        return tracks.count == otherTracks.count && zip(tracks, otherTracks).allSatisfy { $0.isSame(as: $1) }
    }
}

extension LazyContainer {
    package static func makeLazyNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        let arrangement = view.arrangement
        return DeferringNode(context, arrangement.tracks == nil ? .stack : .grid, view.content) { node in
            let layout = LazyLayoutNode(node, axis: axis)
            layout.update(arrangement, Transaction())
            return layout
        }
    }

    package static func updateLazyNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: DeferringNode.self)
        unsafeDowncast(node.layoutNode, to: LazyLayoutNode.self).update(view.arrangement, transaction)
        node.update(view.content, transaction)
    }
}
