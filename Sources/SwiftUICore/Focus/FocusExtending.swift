/// A container that makes views only as they come into sight, and more of them where the keyboard wants to go on.
@MainActor
package protocol FocusExtending: LayoutNode {
    /// The axis along which views follow each other.
    var axis: Axis { get }

    /// Whether views between two nodes have not been made.
    ///
    /// - Parameters:
    ///   - node: in the container, where the keyboard is; nil for somewhere before its beginning, or beyond its end where the
    ///     keyboard goes backward.
    ///   - end: in the container, where it would go; nil for somewhere beyond the container's end.
    func lacksViews(beyond node: LayoutNode?, before end: LayoutNode?, backward: Bool) -> Bool

    /// Makes some of these views, the nearest first. They stay until the focus has moved.
    ///
    /// - Returns: whether there were any to make.
    func makeViews(beyond node: LayoutNode?, before end: LayoutNode?, backward: Bool) -> Bool

    /// Makes the first or the last views. They stay until the focus has moved.
    func makeOutermostViews(backward: Bool)

    /// Keeps the focused view and its neighbors, wherever the content is scrolled to: the focus came, moved or left.
    func focusMovedInside()
}

extension FocusingState {
    /// How often more views are made on the way to one that takes the focus: enough for some hundred rows of plain text.
    private static let mostExtensions = 64

    /// The containers around a node that can make more views, the innermost first.
    func extendingContainers(around node: LayoutNode) -> [any FocusExtending] {
        var found: [any FocusExtending] = []
        var outer = node.parent
        while let current = outer {
            if let container = current as? any FocusExtending { found.append(container) }
            outer = current.parent
        }
        return found
    }

    /// The view that follows one in the order of the views, made for this if need be.
    ///
    /// - Returns: nil at the end.
    func focusableNode(after node: FocusableNode, backward: Bool) -> FocusableNode? {
        var extended: [any FocusExtending] = []
        for _ in 0..<Self.mostExtensions {
            let next = existingNode(after: node, backward: backward)
            let gap = gaps(between: node, next, backward: backward).first { gap in
                gap.container.makeViews(beyond: gap.start, before: gap.end, backward: backward)
            }
            guard let gap else { break }
            if extended.last !== gap.container { extended.append(gap.container) }
            settleFocusables()
        }
        let next = existingNode(after: node, backward: backward)
        // Where the focus neither was nor will be, nothing is kept for it.
        for container in extended where !node.isInside(container) && next?.isInside(container) != true {
            container.focusMovedInside()
        }
        return next
    }

    /// Whether the view that follows one may have to be made.
    func lacksFocusableNode(after node: FocusableNode, backward: Bool) -> Bool {
        let next = existingNode(after: node, backward: backward)
        return gaps(between: node, next, backward: backward).contains { gap in
            gap.container.lacksViews(beyond: gap.start, before: gap.end, backward: backward)
        }
    }

    /// A part of a container in which views may have to be made.
    private struct Gap {
        let container: any FocusExtending
        /// Where it begins, in the container; nil for outside of it.
        let start: LayoutNode?
        /// Where it ends, in the container; nil for its end.
        let end: LayoutNode?
    }

    /// Where views that take the focus may be missing between one that has it and the next: in the containers around the
    /// first, in those that are passed as nothing in them takes the focus, yet, and in those that are entered, of which the
    /// first views in this direction may be out of sight.
    private func gaps(between node: FocusableNode, _ next: FocusableNode?, backward: Bool) -> [Gap] {
        let outer = extendingContainers(around: node).map { container in
            Gap(container: container, start: node, end: next.flatMap { $0.isInside(container) ? $0 : nil })
        }
        let passed = backward ? containers(after: next, before: node).reversed() : containers(after: node, before: next)
        let entered = next.map { next in
            extendingContainers(around: next).filter { !node.isInside($0) }.reversed()
                .map { Gap(container: $0, start: nil, end: next) }
        }
        return outer + passed.map { Gap(container: $0, start: nil, end: nil) } + (entered ?? [])
    }

    /// The containers that can make more views between two views, in the order of the views, and around neither.
    ///
    /// - Parameters:
    ///   - start: nil for the beginning.
    ///   - end: nil for the end.
    private func containers(after start: LayoutNode?, before end: LayoutNode?) -> [any FocusExtending] {
        var found: [any FocusExtending] = []
        var isPast = start == nil
        /// Says whether to go on.
        func collect(_ node: LayoutNode) -> Bool {
            if node === end { return false }
            if isPast, let container = node as? any FocusExtending, end?.isInside(container) != true {
                found.append(container)
            }
            for child in node.reachedChildren where !collect(child) { return false }
            if node === start { isPast = true }
            return true
        }
        _ = collect(graph.window.rootLayout)
        return found
    }

    private func existingNode(after node: FocusableNode, backward: Bool) -> FocusableNode? {
        let nodes = focusableNodes(in: graph.window.rootLayout, with: node)
        guard let index = nodes.firstIndex(where: { $0 === node }) else { return nil }
        let next = index + (backward ? -1 : 1)
        return nodes.indices.contains(next) ? nodes[next] : nil
    }

    /// Gives views that were made for the keyboard their places.
    func settleFocusables() { if graph.isUnsettled { graph.settle() } }

    /// Moves the focus inside the container that it is in, as keys move the selection of a list: Home and End to the first
    /// and the last view, Page Up and Page Down by what fits into the viewport.
    ///
    /// - Returns: whether the key is one of these and the focus is in such a container.
    func moveFocusInContainer(by press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, let node = focusedNode,
            let container = extendingContainers(around: node).last(where: { $0.axis == .vertical }),
            let viewport = container.enclosingVerticalViewport
        else { return false }
        switch press.key {
        case .home, .end:
            container.makeOutermostViews(backward: press.key == .home)
            settleFocusables()
            let nodes = focusableNodes(in: container)
            guard let target = press.key == .home ? nodes.first : nodes.last else { return false }
            setFocusByKey(target)
            // Also what stands before the first and after the last view that takes the focus.
            _ = viewport.scroll(by: press)
            return true
        case .pageUp, .pageDown:
            let page = max(viewport.containerSize.height * 0.9, 1)
            guard let target = farthestNode(from: node, within: page, in: container, backward: press.key == .pageUp)
            else { return false }
            setFocusByKey(target)
            return true
        default: return false
        }
    }

    /// The last view of a container that is no farther from another one than a distance.
    private func farthestNode(
        from node: FocusableNode, within distance: CGFloat, in container: any FocusExtending, backward: Bool
    ) -> FocusableNode? {
        var current = node
        let start = node.windowFrame
        while let next = focusableNode(after: current, backward: backward), next.isInside(container) {
            let frame = next.windowFrame
            guard abs(frame.midY - start.midY) <= distance || current === node else { break }
            current = next
        }
        return current === node ? nil : current
    }

    /// Whether the views before and after the focused one, in the order of the views, may have to be made: a host that
    /// moves the focus itself, along the elements that there are, leaves it to the engine then.
    package var focusGaps: FocusGaps {
        if let gaps = graph.elements.focusGaps { return gaps }
        var gaps = FocusGaps()
        if let node = focusedNode {
            gaps.before = lacksFocusableNode(after: node, backward: true)
            gaps.after = lacksFocusableNode(after: node, backward: false)
        }
        graph.elements.focusGaps = gaps
        return gaps
    }
}

/// Where the views next to the focused one may have to be made.
package struct FocusGaps: Hashable, Sendable {
    package var before = false
    package var after = false

    package init() {}
}
