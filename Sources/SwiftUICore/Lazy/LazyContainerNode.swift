/// The node of a lazy stack or grid: its views come into being as its layout node asks for them.
package final class LazyContainerNode: ContainerNode {
    private let laziness: Deferral
    private var isStructureStale = true
    private var lazyLayout: LazyLayoutNode { unsafeDowncast(layoutNode, to: LazyLayoutNode.self) }

    init(_ context: _NodeContext, axis: Axis, isGrid: Bool) {
        laziness = isGrid ? .grid : .stack
        super.init(context)
        let layout = LazyLayoutNode(self, axis: axis)
        layout.list = self
        layoutNode = layout
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.deferral = laziness
        return context
    }

    package override func childListChanged(_ transaction: Transaction) {
        // What the layout node asks for itself changes nothing of what there is.
        if !lazyLayout.isBuilding { isStructureStale = true }
        super.childListChanged(transaction)
    }

    override func takeUp(_ nodes: [LayoutNode], _ transaction: Transaction) {
        let layout = lazyLayout
        var plan: LazyPlan?
        if isStructureStale {
            isStructureStale = false
            var list = LazyRunList()
            content?.appendLazyRuns(to: &list)
            plan = layout.makePlan(list.runs)
        }
        layout.setChildren(nodes)
        if layout.takeUp(plan ?? layout.plan, nodes, transaction) { layout.invalidateLayout(transaction) }
    }
}

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
        let node = LazyContainerNode(context, axis: axis, isGrid: arrangement.tracks != nil)
        unsafeDowncast(node.layoutNode, to: LazyLayoutNode.self).update(arrangement, Transaction())
        node.content = Content.makeListNode(view.content, node.childContext)
        node.childListChanged(Transaction())
        return node
    }

    package static func updateLazyNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: LazyContainerNode.self)
        unsafeDowncast(node.layoutNode, to: LazyLayoutNode.self).update(view.arrangement, transaction)
        Content.updateListNode(node.content!, view.content, transaction)
    }
}
