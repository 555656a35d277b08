// What covers the top of a scroll view may give way while content scrolls: a bar with a large title becomes a low one.

private struct ScrollLeadKey: PlaceBoundKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// How much of what covers the top of a scroll view gives way as content scrolls up, in points.
    ///
    /// A scroll view that reaches under the cover starts below all of it. Its content then scrolls over this length
    /// until it meets what stays, and does not come to rest in between.
    package var scrollLead: CGFloat {
        get { self[ScrollLeadKey.self] }
        set { self[ScrollLeadKey.self] = newValue }
    }
}

/// How far the content of a scroll view has gone under what covers the ends of the scroll view.
package struct ScrollCover: Equatable {
    /// How far content was scrolled from where it starts, in points; negative while it is pulled beyond.
    package var offset: CGFloat
    /// How much of the content lies below what is visible, in points; negative while it is pulled beyond its end.
    package var remaining: CGFloat
}

extension ScrollNode {
    /// How far what covers the scroll view reaches into it, in points.
    func coverOverlap(in size: CGSize) -> EdgeInsets {
        heedsCovers ? safeAreaOverlap(in: size).clampedToPositive : EdgeInsets()
    }

    /// The length that the cover of a scroll view of a given overlap gives up.
    func lead(under overlap: EdgeInsets) -> CGFloat {
        guard axes.contains(Axis.vertical), environment.scrollLead > 0, overlap.top > 0 else { return 0 }
        return hasFreeTop ? min(environment.scrollLead, overlap.top) : 0
    }

    /// Whether what gives way is next to the scroll view: nothing else stays in between, and nothing else scrolls.
    private var hasFreeTop: Bool {
        var node = parent
        while let current = node {
            if current is CoveredAreaNode { return true }
            if (current as? ScrollNode)?.axes.contains(Axis.vertical) == true { return false }
            node = current.parent
        }
        return true
    }

    /// How much of the cover above has given way, in points: the scroll view's own content counts it as scrolled.
    var recededCover: CGFloat {
        var node = parent
        while let current = node {
            if let area = current as? CoveredAreaNode, area.receded > 0 { return area.receded }
            if (current as? ScrollNode)?.axes.contains(Axis.vertical) == true { return 0 }
            node = current.parent
        }
        return 0
    }

    /// Whether something covers the upper, or the lower, end of the content.
    fileprivate func isCovered(at edge: VerticalEdge) -> Bool {
        isPlaced && axes.contains(Axis.vertical) && (edge == .top ? insets.top + lead : insets.bottom) > 0
            && coverOverlap(in: size)[edge] > 0
    }

    /// Where the upper end of content comes to rest that would stay with its cover half given way; nil elsewhere.
    func restOutsideLead(from end: CGFloat) -> CGFloat? {
        guard lead > 0, end > 0, end < lead else { return nil }
        return end < lead / 2 || machine.limit.y < lead ? 0 : lead
    }

    package var coveredLead: CGFloat? { isCovered(at: .top) ? lead : nil }

    fileprivate var cover: ScrollCover {
        let offset = offset(at: graph.now).y
        return ScrollCover(offset: offset, remaining: machine.limit.y - offset)
    }
}

/// `onScrollUnderCovers`: follows the scroll views inside that reach under what covers the upper and the lower end.
nonisolated struct ScrollCoverModifier: LayoutModifier {
    let transform: (ScrollCover) -> ScrollCover
    let action: (ScrollCover?) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollCoverNode { ScrollCoverNode(owner) }

    @MainActor
    func update(_ wrapper: ScrollCoverNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

package final class ScrollCoverNode: LayoutNode, FrameReading {
    var modifier: ScrollCoverModifier?
    package var isWatched = false
    private var last: ScrollCover??
    /// The scroll views inside, and when they were found. Which of them are covered changes with what covers them.
    private var found: [Found] = []
    private var searchedVersions: (layout: UInt32, scrollViews: UInt32)?
    /// Whose upper end counted last.
    private weak var leader: ScrollNode?

    private struct Found { weak var scroll: ScrollNode? }

    package override func didPlace() { graph.layouts.watchFrame(of: self) }

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        guard isPlaced, let modifier else { return }
        let versions = (layout: layoutVersion, scrollViews: graph.layouts.scrollViewsVersion)
        if searchedVersions.map({ $0 != versions }) ?? true
            || found.contains(where: { $0.scroll?.isDetached != false })
        {
            searchedVersions = versions
            found = []
            search(self)
        }
        let upper = inSight(covered(at: .top)).first
        let lower = inSight(covered(at: .bottom)).last
        var value: ScrollCover?
        if upper != nil || lower != nil {
            value = modifier.transform(
                ScrollCover(offset: upper?.cover.offset ?? 0, remaining: lower?.cover.remaining ?? 0))
        }
        // Where another page has come into sight, what follows it does not jump.
        let isOther = leader.map { !$0.isDetached && upper != nil && $0 !== upper } ?? false
        leader = upper
        guard last != .some(value) else { return }
        last = .some(value)
        graph.lifecycle.afterMeasuring(of: owner) {
            withTransaction(Transaction(animation: isOther ? .easeInOut(duration: 0.25) : nil)) {
                modifier.action(value)
            }
        }
    }

    private func search(_ node: LayoutNode) {
        if let scroll = node as? ScrollNode, scroll.axes.contains(Axis.vertical) {
            found.append(Found(scroll: scroll))
            return
        }
        for child in node.shownChildren { search(child) }
    }

    private func covered(at edge: VerticalEdge) -> [ScrollNode] {
        found.compactMap(\.scroll).filter { $0.isCovered(at: edge) }
    }

    /// Those whose middle is beside none of this view's sides, as pages are that are turned away; all where there are
    /// no others.
    private func inSight(_ scrolls: [ScrollNode]) -> [ScrollNode] {
        guard scrolls.count > 1 else { return scrolls }
        let area = globalFrame(of: CGRect(origin: .zero, size: size), at: graph.now)
        let shown = scrolls.filter { scroll in
            let middle = scroll.globalFrame(of: CGRect(origin: .zero, size: scroll.size), at: graph.now).midX
            return middle >= area.minX && middle < area.maxX
        }
        return shown.isEmpty ? scrolls : shown
    }
}

extension View {
    /// Runs an action with how far the content of scroll views has gone under what covers their ends, whenever that
    /// changes; with nil where no scroll view reaches under a cover.
    ///
    /// - Parameter transform: makes values the same between which the action is not to run.
    nonisolated package func onScrollUnderCovers(
        by transform: @escaping (ScrollCover) -> ScrollCover = { $0 }, perform action: @escaping (ScrollCover?) -> Void
    ) -> some View {
        modifier(ScrollCoverModifier(transform: transform, action: action))
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: VerticalEdge) -> CGFloat { edge == .top ? top : bottom }
}
