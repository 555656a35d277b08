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
    /// The view is found after the update in progress, so one that was inserted just before is found too. Only views in
    /// scroll views are looked for, those on the screen in front before those on screens that are covered. Without a view
    /// of that id nothing happens.
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
            node.graph.lifecycle.afterWrites { node.scroll(to: id, anchor: anchor, transaction) }
            node.graph.requestUpdate()
        }
    }
}

extension _ViewNode {
    /// Scrolls the innermost scroll view around the view of an id inside this node.
    ///
    /// In the node of a scroll view, the views that `scrollTargetLayout` names come before all others.
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
        graph.lifecycle.afterLayout { [weak self] in
            self?.scroll(to: id, anchor: anchor, transaction, triesLeft: triesLeft - 1)
        }
    }

    /// The scroll view around the view of an id, and the offset that shows the view.
    private func offset(showing id: AnyHashable, anchor: UnitPoint?) -> (scroll: ScrollNode, offset: CGPoint)? {
        if let scroll = (self as? ContainerNode)?.layoutNode as? ScrollNode,
            let found = scroll.targetContainers.map(\.owner).offset(showing: id, anchor: anchor)
        {
            return found
        }
        let places = scrolledPlaces
        let shown = places.filter { !$0.isDormant }.map(\.node)
        let found = shown.offset(showing: id, anchor: anchor)
        return found ?? places.filter(\.isDormant).map(\.node).offset(showing: id, anchor: anchor)
    }

    /// The nodes that ids are looked for in: this one where it is in a scroll view, else the outermost scroll views inside,
    /// and whether each is on a screen that is not to be seen.
    private var scrolledPlaces: [(node: _ViewNode, isDormant: Bool)] {
        var node = parent
        while let current = node, !current.isRoot {
            if current.isScrollView { return [(self, false)] }
            node = current.parent
        }
        var places: [(node: _ViewNode, isDormant: Bool)] = []
        collectScrollViews(into: &places, isDormant: false)
        return places
    }

    private var isScrollView: Bool { (self as? ContainerNode)?.layoutNode is ScrollNode }

    private func collectScrollViews(into places: inout [(node: _ViewNode, isDormant: Bool)], isDormant: Bool) {
        if isScrollView { return places.append((self, isDormant)) }
        let isDormant = isDormant || self.isDormant
        forEachChild { if !$0.isRoot { $0.collectScrollViews(into: &places, isDormant: isDormant) } }
    }

    fileprivate func offsetInside(showing id: AnyHashable, anchor: UnitPoint?) -> (
        scroll: ScrollNode, offset: CGPoint
    )? {
        switch target(identified: id, byPlace: false) ?? target(identified: id, byPlace: true) {
        case .view(let node):
            var layouts: [LayoutNode] = []
            node.appendLayoutNodes(to: &layouts)
            guard let scroll = layouts.first?.enclosingScroll, let content = scroll.content else { return nil }
            let rects = layouts.map { scroll.frame(of: $0, in: content) }
            return (scroll, scroll.offset(showing: rects.dropFirst().reduce(rects[0]) { $0.union($1) }, anchor: anchor))
        case .line(let line, let lazy):
            guard let scroll = lazy.enclosingScroll(along: lazy.axis), let content = scroll.content else { return nil }
            let rect = scroll.frame(of: lazy.frame(ofLine: line), of: lazy, in: content)
            return (scroll, scroll.offset(showing: rect, anchor: anchor))
        case nil: return nil
        }
    }

    /// The view of an id, or the line of a lazy container in which it will be.
    ///
    /// An element of a lazy container comes before all views inside elements, whether it has been made or not: which
    /// elements have been made depends on how far the content is scrolled.
    ///
    /// - Parameter byPlace: whether the id is a place in a range that is read once, and not one that the app gave.
    private func target(identified id: AnyHashable, byPlace: Bool) -> IdentifiedTarget? {
        var search = IdentifiedSearch(id: id, byPlace: byPlace)
        if let node = search.find(in: self, isElement: false) { return .view(node) }
        for lazy in search.containers {
            if let line = lazy.line(identified: id, byPlace: byPlace) { return .line(line, lazy) }
        }
        for node in search.insides {
            if let found = node.target(identified: id, byPlace: byPlace) { return found }
        }
        return nil
    }
}

private enum IdentifiedTarget {
    case view(_ViewNode)
    case line(Int, LazyLayoutNode)
}

/// Looks for the view of an id outside of the elements of lazy containers, and among these.
@MainActor
private struct IdentifiedSearch {
    let id: AnyHashable
    let byPlace: Bool
    /// The lazy containers on the way.
    var containers: [LazyLayoutNode] = []
    /// What the elements of these contain.
    var insides: [_ViewNode] = []

    /// - Parameter isElement: whether the node belongs to an element of a lazy container.
    mutating func find(in node: _ViewNode, isElement: Bool) -> _ViewNode? {
        if let found = node.child(identified: id, byPlace: byPlace) { return found }
        if node.hasGeometry, let container = node as? ContainerNode {
            guard !isElement else {
                insides.append(container)
                return nil
            }
            if let lazy = container.layoutNode as? LazyLayoutNode { containers.append(lazy) }
        }
        let isElement = isElement || node.isLazyCollection || node.isDeferred
        var found: _ViewNode?
        node.forEachChild { child in
            // What is shown above the window, or in another one, does not count.
            if found == nil, !child.isRoot { found = find(in: child, isElement: isElement) }
        }
        return found
    }
}

extension _ViewNode {
    /// Scrolls the first scroll view inside that is shown and moves vertically to its top.
    fileprivate func scrollToTop(_ transaction: Transaction) {
        var layouts: [LayoutNode] = []
        appendLayoutNodes(to: &layouts)
        guard let scroll = layouts.firstVerticalViewport else { return }
        scroll.scroll(to: CGPoint(x: scroll.offset(at: graph.now).x, y: 0), transaction)
    }
}

extension LayoutNode {
    /// The first viewport, this node or one that is shown inside, that moves vertically and has room to.
    fileprivate var firstVerticalViewport: (any Viewport)? {
        if let viewport, viewport.axes.contains(Axis.vertical), viewport.furthestOffset.y > 0 { return viewport }
        return shownChildren.firstVerticalViewport
    }
}

extension [LayoutNode] {
    @MainActor
    fileprivate var firstVerticalViewport: (any Viewport)? {
        for node in self {
            if let found = node.firstVerticalViewport { return found }
        }
        return nil
    }
}

/// Scrolls what a view shows to its top: the view puts itself into it with `scrolled(by:)`.
@MainActor
package final class ScrollTopTarget {
    fileprivate weak var node: _ViewNode?

    nonisolated package init() {}

    /// Scrolls the first scroll view of those shown that moves vertically, in an animation.
    package func scrollToTop() {
        guard let node, node.isMounted else { return }
        node.scrollToTop(Transaction(animation: .default))
        node.graph.requestUpdate()
    }
}

extension View {
    /// Has a target scroll the scroll views in this view.
    nonisolated package func scrolled(by target: ScrollTopTarget) -> some View {
        modifier(ScrollTopModifier(target: target))
    }
}

nonisolated private struct ScrollTopModifier: ViewModifier {
    let target: ScrollTopTarget
    private var place = PlaceInTree()

    init(target: ScrollTopTarget) { self.target = target }

    @MainActor func body(content: Content) -> some View {
        content.afterEvaluation { target.node = place.node }
    }
}

extension [_ViewNode] {
    @MainActor
    fileprivate func offset(showing id: AnyHashable, anchor: UnitPoint?) -> (scroll: ScrollNode, offset: CGPoint)? {
        for node in self {
            if let found = node.offsetInside(showing: id, anchor: anchor) { return found }
        }
        return nil
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
