// What covers the top of a scroll view may give way while content scrolls: a bar with a large title becomes a low one.

private struct ScrollLeadKey: EnvironmentKey {
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
    /// The length that the cover of a scroll view of a given overlap gives up.
    func lead(under overlap: EdgeInsets) -> CGFloat {
        guard axes.contains(Axis.vertical), environment.scrollLead > 0, overlap.top > 0 else { return 0 }
        return enclosingScroll(along: .vertical) == nil ? min(environment.scrollLead, overlap.top) : 0
    }

    /// Where the upper end of content comes to rest that would stay with its cover half given way; nil elsewhere.
    func restOutsideLead(from end: CGFloat) -> CGFloat? {
        guard lead > 0, end > 0, end < lead else { return nil }
        return end < lead / 2 || vertical.limit < lead ? 0 : lead
    }

    fileprivate var cover: ScrollCover {
        let offset = offset(at: graph.now).y
        return ScrollCover(offset: offset, remaining: vertical.limit - offset)
    }
}

/// `onScrollUnderCovers`: follows the first scroll view inside that reaches under what covers its upper or lower end.
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
    var isWatched = false
    private var last: ScrollCover??
    /// The scroll view that was found, and when.
    private weak var scroll: ScrollNode?
    private var searchedVersion: UInt32?

    package override func didPlace() { graph.watchFrame(of: self) }

    var isWatching: Bool { !isDetached }

    func checkFrame() {
        guard isPlaced, let modifier else { return }
        if searchedVersion != layoutVersion || scroll?.isDetached == true {
            searchedVersion = layoutVersion
            scroll = Self.search(self)
        }
        let value = scroll.map { modifier.transform($0.cover) }
        guard last != .some(value) else { return }
        last = .some(value)
        graph.afterLayout(of: owner) { modifier.action(value) }
    }

    private static func search(_ node: LayoutNode) -> ScrollNode? {
        if let scroll = node as? ScrollNode, scroll.axes.contains(Axis.vertical) {
            return scroll.isPlaced && (scroll.insets.top + scroll.lead > 0 || scroll.insets.bottom > 0) ? scroll : nil
        }
        for child in node.shownChildren {
            if let found = search(child) { return found }
        }
        return nil
    }
}

extension View {
    /// Runs an action with how far the first scroll view that reaches under what covers its ends has been scrolled,
    /// whenever that changes; with nil where there is no such scroll view.
    ///
    /// - Parameter transform: makes values the same between which the action is not to run.
    nonisolated package func onScrollUnderCovers(
        by transform: @escaping (ScrollCover) -> ScrollCover = { $0 }, perform action: @escaping (ScrollCover?) -> Void
    ) -> some View {
        modifier(ScrollCoverModifier(transform: transform, action: action))
    }
}
