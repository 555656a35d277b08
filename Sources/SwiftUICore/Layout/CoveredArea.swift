/// Fills all the room there is, what bars cover too, and covers some more of it at its edges.
///
/// Its views are laid over each other: areas of this kind take all of the room, the others what nothing covers. It is
/// what screens with bars are made of.
nonisolated package struct CoveredArea<Content: View>: ContainerView {
    package typealias Body = Never

    let covered: EdgeInsets
    package let content: Content

    /// - Parameter covered: what is covered at the edges besides what is covered there by something further out, in
    ///   points; negative numbers and NaN count as 0.
    package init(covered: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> Content) {
        self.covered = covered.clampedToPositive
        self.content = content()
    }

    @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor package static func makeLayoutNode(_ owner: _ViewNode) -> CoveredAreaNode { CoveredAreaNode(owner) }

    @MainActor package func update(_ layoutNode: CoveredAreaNode, _ transaction: Transaction) {
        layoutNode.update(covered, transaction)
    }
}

package final class CoveredAreaNode: LayoutNode, StackOriented, FrameReading {
    private var covered = EdgeInsets()
    /// How much of what the area covers at its top has given way to content that scrolls, in points.
    package private(set) var receded: CGFloat = 0
    package var isWatched = false
    /// What of the cover had given way when it was last looked at, when that was, and what content then wanted to give way.
    private var tried: (time: Double, receded: CGFloat, wanted: CGFloat)?
    /// Together with what is covered by something further out, as of the last placement.
    private var insets = EdgeInsets()

    func update(_ new: EdgeInsets, _ transaction: Transaction) {
        guard new != covered else { return }
        covered = new
        invalidateLayout(transaction)
        for child in children { Self.invalidate(child, transaction) }
    }

    /// An area inside keeps its frame when covers change, and has to look at them all the same.
    private static func invalidate(_ node: LayoutNode, _ transaction: Transaction) {
        guard node.extendsIntoSafeArea else { return }
        node.invalidateLayout(transaction)
        for child in node.children { invalidate(child, transaction) }
    }

    package var stackOrientation: Axis? { nil }
    package override var isContainer: Bool { true }
    package override var extendsIntoSafeArea: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = ProposedViewSize(
            width: proposal.width.map { max($0 - covered.horizontal, 0) },
            height: proposal.height.map { max($0 - covered.vertical, 0) })
        let wanted = StackSolution.layering(children, .center, inner).size
        return CGSize(
            width: proposal.width ?? wanted.width + covered.horizontal,
            height: proposal.height ?? wanted.height + covered.vertical)
    }

    /// Only what the area covers itself: what is covered further out is told by that.
    package override var safeArea: CGRect? {
        guard covered != EdgeInsets() else { return nil }
        var own = EdgeInsets()
        if covered.top > 0 { own.top = insets.top }
        if covered.bottom > 0 { own.bottom = insets.bottom }
        if covered.leading > 0 { own.leading = insets.leading }
        if covered.trailing > 0 { own.trailing = insets.trailing }
        let sides = SideInsets(own, environment.layoutDirection)
        return CGRect(
            x: sides.left, y: sides.top, width: max(size.width - sides.left - sides.right, 0),
            height: max(size.height - sides.top - sides.bottom, 0))
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        insets = wantedInsets(in: size)
        graph.layouts.watchFrame(of: self)
        let safe = CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
            height: max(size.height - insets.vertical, 0))
        for child in children {
            let area = child.extendsIntoSafeArea ? CGRect(origin: .zero, size: size) : safe
            let offer = ProposedViewSize(area.size)
            let wanted = child.sizeThatFits(offer)
            let corner = CGPoint(x: area.midX - wanted.width / 2, y: area.midY - wanted.height / 2)
            placeChild(child, at: corner, offer, in: size, cause)
        }
    }

    private func wantedInsets(in size: CGSize) -> EdgeInsets {
        var insets = safeAreaOverlap(in: size).clampedToPositive.adding(covered)
        insets.top = max(insets.top - receded, 0)
        return insets
    }

    // MARK: Covers that change while the frame stays

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        guard isPlaced, !needsPlacement else { return }
        let next = covered.top > 0 ? solved(recession) : 0
        let isOther = abs(next - receded) > 0.0001 || next == 0 && receded != 0
        if isOther { receded = next }
        if isOther || wantedInsets(in: size) != insets {
            for child in children { Self.invalidate(child, graph.updates.transaction) }
            invalidateLayout(graph.updates.transaction)
        }
    }

    /// What is to give way so that content, once it is placed for that, wants no other.
    ///
    /// Of two lists one below the other each becomes higher as the cover gives way, so that content at its end, or pulled
    /// beyond, is scrolled less far, and wants less of the cover to give way: step by step that would take many layouts.
    private func solved(_ wanted: CGFloat) -> CGFloat {
        let last = tried
        tried = (graph.now, receded, wanted)
        guard let last, last.time == graph.now, last.receded != receded else { return wanted }
        let slope = (wanted - last.wanted) / (receded - last.receded)
        guard slope.isFinite, abs(slope) < 0.95 else { return wanted }
        return max(receded + (wanted - receded) / (1 - slope), 0)
    }

    /// What of the cover gives way as content scrolls is gone for the views beside it too, such as a bar that a safe area
    /// inset puts above it: they go along. Content that is alone moves by itself, and so does each of several pages that
    /// another viewport turns: were the pages placed anew for it, they would move it in turn.
    private var recession: CGFloat {
        guard let viewport = viewportUnderTop, let lead = viewport.coveredLead, lead > 0 else { return 0 }
        let offset = min(max(viewport.offset(at: graph.now).y, 0), lead)
        guard offset != receded else { return offset }
        var hasCompany = children.count > 1
        var node = viewport.parent
        while let current = node, current !== self {
            if current.viewport != nil { return 0 }
            if current.children.count > 1 { hasCompany = true }
            node = current.parent
        }
        return hasCompany ? offset : 0
    }
}

extension LayoutNode {
    /// The first viewport inside that reaches under what covers the upper end.
    fileprivate var viewportUnderTop: (any Viewport)? {
        if let viewport, viewport.axes.contains(Axis.vertical) { return viewport.coveredLead == nil ? nil : viewport }
        for child in shownChildren {
            if let found = child.viewportUnderTop { return found }
        }
        return nil
    }
}
