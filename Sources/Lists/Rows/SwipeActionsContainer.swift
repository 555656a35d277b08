extension View {
    /// Lets rows in the view have `swipeActions`, as those of a list have: the actions of one row at a time are in sight, and
    /// a scroll or a tap elsewhere puts them away.
    nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainer()) }
}

/// Where rows stand that can be swiped aside.
struct SwipeSurroundings: Equatable {
    let coordinator: SwipeCoordinator
    /// Whether the actions of a row are in sight.
    let isOpen: Bool

    static func == (first: SwipeSurroundings, second: SwipeSurroundings) -> Bool {
        first.coordinator === second.coordinator && first.isOpen == second.isOpen
    }
}

private struct SwipeSurroundingsKey: PlaceBoundKey {
    static var defaultValue: SwipeSurroundings? { nil }
}

extension EnvironmentValues {
    fileprivate var swipeSurroundings: SwipeSurroundings? {
        get { self[SwipeSurroundingsKey.self] }
        set { self[SwipeSurroundingsKey.self] = newValue }
    }
}

private struct SwipeActionsContainer: ViewModifier {
    @State private var coordinator = SwipeCoordinator()
    @State private var isOpen = false

    nonisolated init() {}

    func body(content: Content) -> some View {
        let coordinator = coordinator
        content
            .environment(\.swipeSurroundings, SwipeSurroundings(coordinator: coordinator, isOpen: isOpen))
            .onScrollPhaseChange { _, phase in if phase == .interacting { coordinator.close() } }
            .simultaneousGesture(TapGesture().onEnded { coordinator.close() }, isEnabled: isOpen)
            .afterEvaluation { coordinator.changed = { isOpen = $0 } }
    }
}

/// Adds actions to a row: for the list that it stands in, or to itself in another container.
nonisolated struct SwipeActionsModifier: ViewModifier {
    let group: SwipeActionGroup
    @Environment(\.swipeSurroundings) private var surroundings
    @Environment(\.rowTarget) private var row

    init(_ group: SwipeActionGroup) { self.group = group }

    @MainActor
    static func _listShape(of content: _ListShape) -> _ListShape {
        var shape = content
        shape.hasContainerValues = true
        return shape
    }

    @MainActor
    func body(content: Content) -> some View {
        if let surroundings, row == nil {
            // The outermost of a row's modifiers moves it, and is told by the others what they add.
            Group(subviews: content.environment(\.swipeSurroundings, nil)) { subviews in
                ForEach(subviews) { subview in
                    let groups = subview.resolved.values[SwipeActionsKey.self] + [group]
                    subview.modifier(
                        SwipedRow(actions: RowSwipeActions(groups: groups, delete: nil), surroundings: surroundings))
                }
            }
        } else {
            content.modifier(JoinedContainerValueModifier(SwipeActionsKey.self) { $0.append(group) })
        }
    }
}

/// A row outside of lists that a finger moves aside.
private struct SwipedRow: ViewModifier {
    let actions: RowSwipeActions
    let surroundings: SwipeSurroundings
    @State private var swipe = RowSwipe()
    @State private var place = Place()

    /// What the row is told apart by, and how wide it is.
    @MainActor
    private final class Place {
        /// In points.
        var width: CGFloat = 0

        nonisolated init() {}
    }

    private var id: ObjectIdentifier { ObjectIdentifier(place) }

    func body(content: Content) -> some View {
        content
            .overlay {
                // A touch closes the open row first, wherever it is.
                if surroundings.isOpen {
                    Color.clear.contentShape(Rectangle())
                        .onTapGesture { surroundings.coordinator.close() }
                        .accessibilityHidden(true)
                }
            }
            .modifier(
                RowSwiping(
                    actions: actions, swipe: $swipe, width: { place.width }, close: close,
                    opened: { surroundings.coordinator.opened(id, close) },
                    closed: { surroundings.coordinator.closed(id) })
            )
            .clipShape(SwipedRowShape(isMoved: swipe.offset != 0))
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { place.width = $0 }
            .modifier(NamedActions(actions: actions.namedActions, activate: nil))
            .onDisappear {
                swipe = RowSwipe()
                surroundings.coordinator.closed(id)
            }
    }

    private func close() {
        guard swipe.offset != 0 else { return }
        withAnimation(RowSwipe.animation) { swipe.close() }
    }
}

/// Cuts a row off where it stands while it is moved aside; one that stands still may have a shadow.
private struct SwipedRowShape: Shape {
    let isMoved: Bool

    func path(in rect: CGRect) -> Path {
        Path(isMoved ? rect : rect.insetBy(dx: -10_000, dy: -10_000))
    }
}
