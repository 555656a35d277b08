/// Buttons that a swipe of a row uncovers at one edge.
struct SwipeActionGroup {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
    /// Is told when the buttons come into sight, and when they are gone.
    let presentationChanged: ((Bool) -> Void)?
}

struct SwipeActionsKey: ContainerValueKey {
    static var defaultValue: [SwipeActionGroup] { [] }
}

extension View {
    /// Adds buttons that a swipe of the row uncovers, in a list or a `swipeActionsContainer`.
    ///
    /// The first stands at the edge. Trailing ones take the place of the button that `onDelete` gives.
    ///
    /// - Parameter allowsFullSwipe: whether a swipe across the row does what the first button does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                SwipeActionGroup(
                    edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()), presentationChanged: nil)
            ))
    }

    /// Adds buttons that a swipe of the row uncovers, in a list or a `swipeActionsContainer`, and tells when it does.
    ///
    /// - Parameters:
    ///   - allowsFullSwipe: whether a swipe across the row does what the first button does.
    ///   - onPresentationChanged: is given true when the buttons come into sight, and false when they are gone.
    nonisolated public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View,
        onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                SwipeActionGroup(
                    edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()),
                    presentationChanged: onPresentationChanged)))
    }
}

/// What a swipe of a row uncovers.
struct RowSwipeActions {
    let groups: [SwipeActionGroup]
    /// Deletes the row, where the collection that it is of lets one.
    let delete: (@MainActor () -> Void)?

    /// The buttons at an edge, the outermost first.
    @MainActor
    func buttons(on edge: HorizontalEdge) -> [ButtonDescription] {
        let own = content(on: edge)
        if own == nil, edge == .trailing, let delete {
            return [ButtonDescription(role: .destructive, title: Text("Delete"), action: delete)]
        }
        guard let own else { return [] }
        return ViewList.buttons(of: own)
    }

    /// The views at an edge; nil where there are none.
    func content(on edge: HorizontalEdge) -> AnyView? {
        let groups = groups.filter { $0.edge == edge }
        guard !groups.isEmpty else { return nil }
        if groups.count == 1 { return groups[0].content }
        return AnyView(ForEach(groups.indices, id: \.own) { groups[$0].content })
    }

    func allowsFullSwipe(on edge: HorizontalEdge) -> Bool {
        groups.first { $0.edge == edge }?.allowsFullSwipe ?? true
    }

    /// What there is at an edge.
    @MainActor
    func side(_ edge: HorizontalEdge) -> RowSwipe.Side {
        RowSwipe.Side(count: buttons(on: edge).count, allowsFullSwipe: allowsFullSwipe(on: edge))
    }

    /// Whether somebody is told when buttons come into sight.
    var tellsPresentation: Bool { groups.contains { $0.presentationChanged != nil } }

    /// Tells that the buttons of an edge have given way to those of another, or to none.
    func tell(from before: HorizontalEdge?, to edge: HorizontalEdge?) {
        for group in groups where group.edge == before { group.presentationChanged?(false) }
        for group in groups where group.edge == edge { group.presentationChanged?(true) }
    }

    /// The buttons, for those who do not swipe.
    @MainActor var namedActions: [(name: Text, perform: () -> Void)] {
        [HorizontalEdge.leading, .trailing].flatMap { buttons(on: $0) }.compactMap { button in
            button.title.map { ($0, { button.action() }) }
        }
    }
}

extension RowDescription {
    @MainActor var swipeActions: RowSwipeActions {
        RowSwipeActions(groups: values[SwipeActionsKey.self], delete: delete)
    }

    /// What can be done to the row, for those who do not swipe.
    @MainActor var namedActions: [(name: Text, perform: () -> Void)] {
        var actions = swipeActions.namedActions
        guard let element, let move = element.editing.move, canMove else { return actions }
        if element.offset > 0 {
            actions.append((Text("Move Up"), { withAnimation { move([element.offset], element.offset - 1) } }))
        }
        if element.offset + 1 < element.count {
            actions.append((Text("Move Down"), { withAnimation { move([element.offset], element.offset + 2) } }))
        }
        return actions
    }
}

/// How far a row is swiped aside, and what becomes of it when the finger lets go.
struct RowSwipe: Equatable {
    /// Of each button, in points. By eye, as UIKit's.
    static let buttonWidth: CGFloat = 74
    static let animation = Animation.spring(response: 0.35, dampingFraction: 0.9)
    /// Faster than that, in points per second, a swipe goes on by itself.
    private static let flick: CGFloat = 300

    /// To the trailing side of where the row stands, in points.
    private(set) var offset: CGFloat = 0
    private(set) var isOpen = false
    private var start: CGFloat?

    /// The edge that is uncovered.
    var edge: HorizontalEdge? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

    /// What there is at an edge.
    struct Side: Equatable {
        var count = 0
        var allowsFullSwipe = true
    }

    /// What a release leads to.
    enum Outcome: Equatable {
        case closed
        case opened
        /// The first button of the edge is triggered.
        case fullSwipe(HorizontalEdge)
    }

    mutating func drag(by distance: CGFloat, leading: Side, trailing: Side, width: CGFloat) {
        if start == nil { start = offset }
        let wanted = (start ?? 0) + (distance.isFinite ? distance : 0)
        let side = wanted > 0 ? leading : trailing
        guard side.count > 0 else {
            offset = 0
            return
        }
        let open = CGFloat(side.count) * Self.buttonWidth
        let excess = max(abs(wanted) - open, 0)
        let length = side.allowsFullSwipe ? abs(wanted) : min(abs(wanted), open) + excess / 4
        offset = min(length, max(width, open)) * (wanted < 0 ? -1 : 1)
    }

    mutating func release(velocity: CGFloat, leading: Side, trailing: Side, width: CGFloat) -> Outcome {
        start = nil
        guard let edge else {
            isOpen = false
            return .closed
        }
        let side = edge == .leading ? leading : trailing
        if isFull(side, width) { return .fullSwipe(edge) }
        let outward = edge == .leading ? velocity : -velocity
        let open = CGFloat(side.count) * Self.buttonWidth
        let opens = outward > Self.flick || outward > -Self.flick && abs(offset) > open / 2
        if opens { self.open(edge, count: side.count) } else { close() }
        return opens ? .opened : .closed
    }

    /// Whether letting go now triggers the first button: beyond three fifths of the row, and beyond all buttons.
    func isFull(_ side: Side, _ width: CGFloat) -> Bool {
        side.count > 0 && side.allowsFullSwipe && width > 0
            && abs(offset) > max(width * 0.6, CGFloat(side.count) * Self.buttonWidth + 20)
    }

    mutating func open(_ edge: HorizontalEdge, count: Int) {
        guard count > 0 else { return close() }
        isOpen = true
        offset = CGFloat(count) * Self.buttonWidth * (edge == .leading ? 1 : -1)
    }

    mutating func close() {
        start = nil
        isOpen = false
        offset = 0
    }
}
