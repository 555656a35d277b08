/// Where the keyboard is, in a form that outlives the view that it is directed to.
@MainActor
struct FocusPlace {
    weak var node: FocusableNode?
    /// What is around the view, the innermost first.
    private let around: [WeakNode]
    /// Where the view was in the host's window, at rest.
    let frame: CGRect

    private struct WeakNode {
        weak var node: LayoutNode?
    }

    init(_ node: FocusableNode) {
        self.node = node
        frame = node.windowFrame
        var around: [WeakNode] = []
        var outer = node.parent
        while let current = outer {
            around.append(WeakNode(node: current))
            outer = current.parent
        }
        self.around = around
    }

    /// What is still there of what was around the view, the innermost first.
    var containers: [LayoutNode] { around.compactMap(\.node).filter { !$0.isDetached } }

    /// Whether the view still exists, maybe out of reach.
    var isThere: Bool { node.map { !$0.isDetached && !$0.owner.isInRemovedView } ?? false }
}

/// The keyboard never gets lost: where the view that it was directed to cannot have it any more, it goes to what took the
/// view's place, and comes back with a view that something has covered.
extension FocusingState {
    /// The focused view is gone or out of reach, without anybody having directed the keyboard elsewhere.
    ///
    /// Where the keyboard is in use, another view gets it at the end of the frame.
    func loseFocus() {
        guard let node = target.node else { return }
        if target.isByKeyboard, lost == nil {
            lost = place?.node === node ? place : FocusPlace(node)
        }
        setFocus(nil, byKeyboard: false)
    }

    /// A view cannot be used for now, but stays where it is: the keyboard goes on from there, and comes back to it where it
    /// can be used again before that.
    func restFocus(on node: FocusableNode) {
        let isByKeyboard = target.isByKeyboard
        setFocus(nil, byKeyboard: false)
        resting = isByKeyboard ? node : nil
    }

    /// Looks where the keyboard is, and finds it another view where it has lost its own.
    ///
    /// - Returns: whether it goes elsewhere.
    func keepFocus() -> Bool {
        if takeUpFocus() { return true }
        if target.isByKeyboard {
            // A view that went without a word left its place behind.
            if target.node == nil, let place {
                target.isByKeyboard = false
                lost = lost ?? place
            } else if let node = target.node, node.isDetached || isOutOfReach(node) {
                loseFocus()
            }
        }
        if let node = focusedNode {
            if let lost { cover(lost) }
            lost = nil
            // What can be reached without having been asked for is not covered any more.
            covered.removeAll { place in
                place.node.map { $0 === node || !isOutOfReach($0) } ?? true
            }
            place = target.isByKeyboard ? FocusPlace(node) : nil
            return false
        }
        if let node = resting, !node.isDetached, node.isReachable, !isOutOfReach(node) {
            setFocus(node, byKeyboard: true, isPassing: true)
            return true
        }
        guard let lost else { return false }
        self.lost = nil
        guard let node = uncovered() ?? successor(of: lost) else { return false }
        cover(lost)
        setFocusByKey(node)
        place = FocusPlace(node)
        return true
    }

    private func isOutOfReach(_ node: FocusableNode) -> Bool {
        if node.owner.isInRemovedView { return true }
        // A short look first: nearly always all that is around the view can be reached.
        var inner: LayoutNode = node
        while let outer = inner.parent {
            guard outer.reachableChildren.contains(where: { $0 === inner }) else {
                return !focusableNodes(in: graph.window.rootLayout).contains { $0 === node }
            }
            inner = outer
        }
        return false
    }

    /// Remembers a view that something covers.
    private func cover(_ place: FocusPlace) {
        guard place.isThere else { return }
        covered.removeAll { !$0.isThere || $0.node === place.node }
        covered.append(place)
    }

    /// The view that was covered last, where it can be reached again.
    private func uncovered() -> FocusableNode? {
        covered.removeAll { !$0.isThere }
        guard let node = covered.last?.node, node.isReachable, !isOutOfReach(node) else { return nil }
        covered.removeLast()
        return node
    }

    /// What has taken the place of a view: in the innermost of what was around it that has something for the keyboard.
    ///
    /// That is what is nearest where the view is gone, and what comes first where it is only covered: the keyboard is in a
    /// new screen or dialog then.
    private func successor(of place: FocusPlace) -> FocusableNode? {
        let nodes = focusableNodes(in: graph.window.rootLayout)
        for container in place.containers {
            let inside = nodes.filter { $0.isInside(container) }
            guard let first = inside.first else { continue }
            guard !place.isThere else { return inside.first { $0.isDefault } ?? first }
            return inside.min { $0.distance(to: place.frame) < $1.distance(to: place.frame) }
        }
        return nodes.first
    }
}

extension FocusableNode {
    /// Whether it is what the return key does anyway.
    fileprivate var isDefault: Bool { environment.keyboardShortcut == .defaultAction }

    fileprivate func distance(to frame: CGRect) -> CGFloat {
        let own = windowFrame
        return hypot(own.midX - frame.midX, own.midY - frame.midY)
    }
}

/// Says whether keyboard and assistive technology reach a view, which is shown and touched as ever.
///
/// While one screen moves over another, both are shown, and one of them is where the person is.
package struct ReachModifier: LayoutModifier {
    let isReached: Bool

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> ReachNode { ReachNode(owner) }

    @MainActor
    package func update(_ wrapper: ReachNode, _ transaction: Transaction, isNew: Bool) {
        guard isNew || wrapper.isReached != isReached else { return }
        wrapper.isReached = isReached
        wrapper.graph.elements.invalidate()
    }
}

package final class ReachNode: LayoutNode {
    fileprivate var isReached = true

    package override var reachableChildren: [LayoutNode] { isReached ? shownChildren : [] }
}

extension View {
    /// Says whether keyboard and assistive technology reach the view.
    nonisolated package func reached(_ isReached: Bool) -> some View { modifier(ReachModifier(isReached: isReached)) }
}
