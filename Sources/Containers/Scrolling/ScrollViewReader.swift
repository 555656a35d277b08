/// Gives its content the means to scroll to a view by id.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content
    private var place = PlaceInTree()

    /// Passes a proxy to a closure.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// What the closure makes.
    @MainActor public var body: some View { content(ScrollViewProxy(node: place.node)) }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    private let reference: Reference

    private final class Reference: @unchecked Sendable {
        // Only touched on the main actor.
        weak var node: _ViewNode?
        init(_ node: _ViewNode?) { self.node = node }
    }

    init(node: _ViewNode?) { reference = Reference(node) }

    /// Scrolls until a view is visible; what `withAnimation` is around it animates the way.
    ///
    /// The view is found after the update in progress, so one that was inserted just before is found too. Without a
    /// view of that id nothing happens.
    ///
    /// - Parameters:
    ///   - id: of `.id(_:)`, or of an element of a `ForEach`.
    ///   - anchor: the point of the view that meets the same point of the viewport; nil scrolls no further than needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let reference = reference
        nonisolated(unsafe) let id = AnyHashable(id)
        nonisolated(unsafe) let transaction = Transaction.forWrite()
        MainThread.run {
            guard let node = reference.node, node.isMounted else { return }
            node.graph.afterWrites { node.scroll(to: id, anchor: anchor, transaction) }
            node.graph.requestUpdate()
        }
    }
}

extension _ViewNode {
    /// Scrolls the innermost scroll view around the view of an id inside this node.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
        scroll(to: id, anchor: anchor, transaction, triesLeft: 6)
    }

    private func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction, triesLeft: Int) {
        guard let (scroll, offset) = offset(showing: id, anchor: anchor) else { return }
        guard transaction.animation == nil else {
            scroll.scroll(to: offset, transaction)
            scroll.pursue(transaction) { [weak self] in self?.offset(showing: id, anchor: anchor)?.offset }
            return
        }
        let before = scroll.offset(at: graph.now)
        scroll.scroll(to: offset, transaction)
        // What a lazy container takes the target's place for may change once the target is there.
        guard triesLeft > 0, scroll.offset(at: graph.now) != before else { return }
        graph.afterLayout { [weak self] in
            self?.scroll(to: id, anchor: anchor, transaction, triesLeft: triesLeft - 1)
        }
    }

    /// The scroll view around the view of an id, and the offset that shows the view.
    private func offset(showing id: AnyHashable, anchor: UnitPoint?) -> (scroll: ScrollNode, offset: CGPoint)? {
        if let target = child(identified: id) ?? descendant(identified: id) {
            var layouts: [LayoutNode] = []
            target.appendLayoutNodes(to: &layouts)
            guard let scroll = layouts.first?.enclosingScroll, let content = scroll.content else { return nil }
            let rects = layouts.map { scroll.frame(of: $0, in: content) }
            return (scroll, scroll.offset(showing: rects.dropFirst().reduce(rects[0]) { $0.union($1) }, anchor: anchor))
        }
        guard let (lazy, line) = firstLine(identified: id), let scroll = lazy.enclosingScroll(along: lazy.axis),
            let content = scroll.content
        else { return nil }
        let rect = scroll.frame(of: lazy.frame(ofLine: line), of: lazy, in: content)
        return (scroll, scroll.offset(showing: rect, anchor: anchor))
    }

    /// The line of a lazy container in which the view of an id will be.
    private func firstLine(identified id: AnyHashable) -> (lazy: LazyLayoutNode, line: Int)? {
        if let lazy = (self as? DeferringNode)?.layoutNode as? LazyLayoutNode,
            let line = lazy.line(identified: id)
        {
            return (lazy, line)
        }
        var found: (LazyLayoutNode, Int)?
        forEachChild { child in
            if found == nil { found = child.firstLine(identified: id) }
        }
        return found
    }
}

extension ScrollNode {
    package func offset(revealing rect: CGRect, of node: LayoutNode) -> CGPoint? {
        content.map { offset(showing: frame(of: rect, of: node, in: $0), anchor: nil) }
    }

    /// The offset that makes a part of the content visible.
    func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        var target = offset(at: graph.now)
        for axis in Axis.allCases where axes.contains(axis) {
            target[axis] = revealed(rect, along: axis, anchor, from: target[axis])
        }
        return target
    }

    private func revealed(
        _ rect: CGRect, along axis: Axis, _ anchor: UnitPoint?, from offset: CGFloat
    ) -> CGFloat {
        let start = rect.origin[axis]
        let end = start + rect.size[axis]
        let viewport = containerSize[axis]
        if let anchor {
            let share = axis == .horizontal ? anchor.x : anchor.y
            return start + (rect.size[axis] - viewport) * share
        }
        if start < offset || rect.size[axis] > viewport { return start }
        return end > offset + viewport ? end - viewport : offset
    }
}

/// A dynamic property that knows the node of its view.
struct PlaceInTree: SlotProperty {
    private(set) weak var node: _ViewNode?

    static var _slotCount: Int { 1 }

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode) {
        property.assumingMemoryBound(to: PlaceInTree.self).pointee.node = node
    }
}
