/// Buttons that a swipe of a row uncovers at one edge.
struct SwipeActionGroup {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

struct SwipeActionsKey: ContainerValueKey {
    static var defaultValue: [SwipeActionGroup] { [] }
}

extension View {
    /// Adds buttons that a swipe of the row uncovers.
    ///
    /// The first stands at the edge. Trailing ones take the place of the button that `onDelete` gives.
    ///
    /// - Parameter allowsFullSwipe: whether a swipe across the row does what the first button does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let group = SwipeActionGroup(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(JoinedContainerValueModifier(SwipeActionsKey.self) { $0.append(group) })
    }
}

extension RowDescription {
    /// The buttons at an edge, the outermost first.
    @MainActor
    func swipeActions(on edge: HorizontalEdge) -> [ButtonDescription] {
        let own = swipeContent(on: edge)
        if own == nil, edge == .trailing, let delete {
            return [ButtonDescription(role: .destructive, title: Text("Delete"), action: delete)]
        }
        guard let own else { return [] }
        return ViewList.buttons(of: own)
    }

    /// The views at an edge; nil where there are none.
    func swipeContent(on edge: HorizontalEdge) -> AnyView? {
        let groups = values[SwipeActionsKey.self].filter { $0.edge == edge }
        guard !groups.isEmpty else { return nil }
        if groups.count == 1 { return groups[0].content }
        return AnyView(ForEach(groups.indices, id: \.own) { groups[$0].content })
    }

    func allowsFullSwipe(on edge: HorizontalEdge) -> Bool {
        values[SwipeActionsKey.self].first { $0.edge == edge }?.allowsFullSwipe ?? true
    }

    /// What can be done to the row, for those who do not swipe.
    @MainActor var namedActions: [(name: Text, perform: () -> Void)] {
        var actions: [(name: Text, perform: () -> Void)] = []
        for edge in [HorizontalEdge.leading, .trailing] {
            for button in swipeActions(on: edge) {
                guard let title = button.title else { continue }
                actions.append((title, { button.action() }))
            }
        }
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
