/// `scrollPosition`: sends the first scroll view in a view to where a value says, and keeps the value up to date.
nonisolated struct ScrollPositionModifier: ViewModifier {
    let position: () -> ScrollPosition
    let write: (ScrollPosition) -> Void
    let anchor: UnitPoint?
    /// Whether the value is no more than the id of a view.
    let isID: Bool

    @MainActor
    func body(content: Content) -> some View {
        content.modifier(ScrollPositionFollower(position: position(), write: write, anchor: anchor, isID: isID))
    }
}

nonisolated struct ScrollPositionFollower: LayoutModifier {
    let position: ScrollPosition
    let write: (ScrollPosition) -> Void
    let anchor: UnitPoint?
    let isID: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollPositionNode { ScrollPositionNode(self, owner) }

    @MainActor
    func update(_ wrapper: ScrollPositionNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self, transaction) }
    }
}

package final class ScrollPositionNode: ScrollReadingNode {
    private var modifier: ScrollPositionFollower
    /// The value as it was read or written last.
    private var known: ScrollPosition
    private var seenMoves = 0
    private var wasDecelerating = false
    /// Whether the content has yet to go where the value says: until then nothing is read.
    private var isGoing = true
    private var keeping = ScrollKeeping()

    init(_ modifier: ScrollPositionFollower, _ owner: _ViewNode) {
        self.modifier = modifier
        known = modifier.position
        super.init(owner)
        graph.lifecycle.afterLayout { [weak self] in self?.go(Transaction()) }
    }

    func update(_ new: ScrollPositionFollower, _ transaction: Transaction) {
        modifier = new
        guard new.position != known else { return }
        known = new.position
        isGoing = true
        // The view to go to may come with this update.
        graph.lifecycle.afterLayout { [weak self] in self?.go(transaction) }
        graph.requestUpdate()
    }

    private func go(_ transaction: Transaction) {
        isGoing = false
        guard !isDetached, let scroll = firstScroll else { return }
        var offset = scroll.offset(at: graph.now)
        if case .anywhere = known.target { return }
        // Whatever the content did, it is the value that brings it to rest, and not a person.
        seenMoves = scroll.userMoves
        wasDecelerating = false
        switch known.target {
        case .anywhere: return
        case .view(let id, let anchor):
            return scroll.owner.scroll(to: id, anchor: anchor ?? modifier.anchor, transaction)
        case .edge(.top): offset.y = 0
        case .edge(.bottom): offset.y = scroll.machine.limit.y
        case .edge(.leading): offset.x = 0
        case .edge(.trailing): offset.x = scroll.machine.limit.x
        case .point(let x, let y):
            offset.x = x ?? offset.x
            offset.y = y ?? offset.y
        }
        scroll.scroll(to: offset, transaction)
    }

    override func read(_ scroll: ScrollNode) {
        guard !isGoing else { return }
        let phase = scroll.phase
        // Where frames are far apart the content may come to rest between two of them.
        let hasComeToRest = wasDecelerating && phase == .idle
        wasDecelerating = phase == .decelerating
        keepInPlace(scroll, isStill: phase == .idle && scroll.userMoves == seenMoves && !hasComeToRest)
        guard scroll.userMoves != seenMoves || wasDecelerating || hasComeToRest else { return }
        seenMoves = scroll.userMoves
        // Where content rests now is where it is kept: the next layout may already put something in before it.
        defer { keepInPlace(scroll, isStill: phase == .idle) }
        let id = scroll.targetID(at: modifier.anchor ?? .topLeading, of: known.idType)
        var new = known.scrolledByUser(to: id)
        if modifier.isID {
            guard let id, id != known.id else { return }
            new = known
            new.show(id)
        }
        guard new != known else { return }
        known = new
        let write = modifier.write
        graph.lifecycle.afterLayout(of: owner) { write(new) }
    }

    /// Takes the content along with the view that the position names, where a layout has put it elsewhere.
    private func keepInPlace(_ scroll: ScrollNode, isStill: Bool) {
        let id = isStill ? known.id : nil
        let frame = id.flatMap { scroll.targetFrame(of: $0) }
        var anchor = modifier.anchor
        if case .view(_, let own?) = known.target { anchor = own }
        let step = keeping.step(
            id: id, origin: frame?.origin, offset: scroll.offset(at: graph.now), room: scroll.roomAlongAxes,
            alignment: frame.flatMap { scroll.alignment(of: $0, preferring: anchor) })
        switch step {
        case .stay: return
        case .follow(let offset):
            // What moves the view there moves the content as well, so that the view stays where it is.
            let cause = graph.updates.transaction
            graph.lifecycle.afterLayout { [weak scroll] in scroll?.follow(to: offset, cause) }
        case .realign(let alignment):
            guard let id else { return }
            let cause = graph.updates.transaction
            // What is in the scroll view may take on its new size with the layout that follows.
            graph.lifecycle.afterLayout { [weak scroll] in
                guard let scroll else { return }
                if let frame = scroll.targetFrame(of: id) {
                    scroll.follow(to: scroll.offset(of: frame, at: alignment), cause)
                } else {
                    scroll.owner.scroll(to: id, anchor: alignment, Transaction())
                }
            }
        case .search:
            guard let id else { return }
            graph.lifecycle.afterLayout { [weak scroll] in scroll?.owner.scroll(to: id, anchor: anchor, Transaction()) }
        }
        graph.requestUpdate()
    }
}

extension ScrollNode {
    /// The id of the view among those that `scrollTargetLayout` names which is at a point of the viewport, or next to
    /// it.
    fileprivate func targetID(at anchor: UnitPoint, of type: Any.Type) -> AnyHashable? {
        guard type != Never.self, let content else { return nil }
        let origin = offset(at: graph.now)
        // Half a point further on: where one view ends and the next starts, it is the next.
        let point = CGPoint(
            x: origin.x + max(containerSize.width * anchor.x, 0) + (anchor.x < 1 ? 0.5 : -0.5),
            y: origin.y + max(containerSize.height * anchor.y, 0) + (anchor.y < 1 ? 0.5 : -0.5))
        var nearest: (node: LayoutNode, distance: CGFloat)?
        for node in targetNodes {
            let frame = frame(of: node, in: content)
            let distance = Axis.allCases.reduce(CGFloat(0)) { sum, axis in
                guard axes.contains(axis) else { return sum }
                let start = frame.origin[axis]
                return sum + max(start - point[axis], point[axis] - (start + frame.size[axis]), 0)
            }
            if distance < nearest?.distance ?? .infinity { nearest = (node, distance) }
        }
        return nearest?.node.owner.explicitID(of: type)
    }
}

extension _ViewNode {
    /// The innermost id of a type that this view or one around it, in the same container, goes by.
    func explicitID(of type: Any.Type) -> AnyHashable? {
        var node = self
        while let parent = node.parent {
            if let id = parent.id(ofChild: node), Swift.type(of: id.base) == type { return id }
            if parent is ContainerNode { return nil }
            node = parent
        }
        return nil
    }
}

extension View {
    /// Keeps an id in step with the view that the first scroll view in this view shows: writing it scrolls there, and
    /// scrolling writes it.
    ///
    /// Views take part that a `scrollTargetLayout` names. The id is that of a `ForEach` element or of `id(_:)`, and its
    /// type has to be exactly that of the binding. In `withAnimation` the content scrolls there, otherwise it jumps.
    /// While the content rests, the view with this id stays in its place when others are inserted before it. An id that
    /// no view has scrolls nowhere. Nothing is written before somebody scrolls.
    ///
    ///     ScrollView {
    ///         LazyVStack {
    ///             ForEach(1900..<2000, id: \.self) { Text(verbatim: "\($0)").frame(height: 60) }
    ///         }
    ///         .scrollTargetLayout()
    ///     }
    ///     .scrollPosition(id: shown, anchor: .top)
    ///
    /// - Parameters:
    ///   - id: the id of the view that is shown.
    ///   - anchor: the point of the viewport that counts; nil scrolls no further than needed, and reads what is at the
    ///     leading and upper end.
    /// - Complexity: while the content moves, O(*k*) in the targets that exist in each frame.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            ScrollPositionModifier(
                position: { ScrollPosition(id.wrappedValue) }, write: { id.wrappedValue = $0.id?.base as? ID },
                anchor: anchor, isID: true))
    }

    /// Keeps a position in step with the first scroll view in this view: writing it scrolls there, and scrolling
    /// writes it.
    ///
    /// - Parameter anchor: the point of the viewport that counts for views; nil scrolls no further than needed, and
    ///   reads what is at the leading and upper end.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            ScrollPositionModifier(
                position: { position.wrappedValue }, write: { position.wrappedValue = $0 }, anchor: anchor,
                isID: false))
    }
}
