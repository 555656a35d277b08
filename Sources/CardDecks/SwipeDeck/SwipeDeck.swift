import SwiftUI

/// A deck of cards to swipe away, one by one.
///
/// Only two elements are read and have views: the one on top and the next. A deck of a million elements therefore costs
/// no more than a deck of fifteen. See <doc:SwipeDecks>.
///
///     SwipeDeck(trips) { trip in
///         TripCard(trip: trip)
///     }
///     .onSwipe { trip, direction in
///         if direction == .right { liked.append(trip) }
///     }
public struct SwipeDeck<Data: RandomAccessCollection, ID: Hashable, Content: View, Overlay: View, End: View>: View {
    let data: Data
    let identify: (Data.Element) -> ID
    let loops: Bool
    let external: Binding<SwipeDeckState>?
    let content: (Data.Element) -> Content
    let overlay: (SwipeDirection, CGFloat) -> Overlay
    let end: End
    var rule = SwipeRule()
    var style = SwipeStyle()
    var actionName: (SwipeDirection) -> String = { "Swipe \($0.rawValue)" }
    var permits: ((Data.Element, SwipeDirection) -> Bool)?
    var didSwipe: ((Data.Element, SwipeDirection) -> Void)?
    var didUndo: ((Data.Element, SwipeDirection) -> Void)?
    var didTap: ((Data.Element, UnitPoint) -> Void)?

    @State private var own = SwipeDeckState()
    @State var motion = DeckMotion<Data.Element, ID>()
    /// The size of the deck; only read when a card leaves.
    @State var size = CGSize.zero

    init(
        data: Data, identify: @escaping (Data.Element) -> ID, loops: Bool, state: Binding<SwipeDeckState>?,
        content: @escaping (Data.Element) -> Content, overlay: @escaping (SwipeDirection, CGFloat) -> Overlay,
        end: End
    ) {
        self.data = data
        self.identify = identify
        self.loops = loops
        external = state
        self.content = content
        self.overlay = overlay
        self.end = end
    }

    var state: Binding<SwipeDeckState> { external ?? $own }

    /// The cards.
    public var body: some View {
        let index = topIndex
        let anchor = anchor(at: index)
        let takeBack: (() -> Void)? = state.wrappedValue.canUndo ? { undo() } : nil
        ZStack {
            ForEach(slots(at: index)) { slot in
                card(slot)
                    .zIndex(-Double(slot.id.step))
                    .transition(.identity)
            }
            if anchor.id == nil {
                end.transition(.opacity.animation(SwipeStyle.fade))
            }
        }
        .onAppear { if motion.isMoving { motion.settle() } }
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        .onChange(of: anchor, initial: true) { adopt($1, after: $0) }
        .onChange(of: state.wrappedValue.requests) { serve($1) }
        .modifier(
            SwipeActions(directions: rule.directions, name: actionName, swipe: { swipe($0) }, undo: undo)
        )
        .modifier(SwipeKeys(directions: rule.directions, swipe: { swipe($0) }, undo: takeBack))
    }

    private func card(_ slot: DeckSlot<Data.Element, ID>) -> some View {
        SwipeCard(
            role: slot.role, rule: rule, style: style, content: content(slot.element), overlay: overlay,
            onHold: { hold(slot, $0) }, onArrival: { motion.arrive() },
            onRelease: { direction, drag in swipe(direction, released: drag) },
            onTap: didTap.map { didTap in { didTap(slot.element, $0) } })
    }
}

extension SwipeDeck where Overlay == EmptyView {
    /// Creates a deck of the elements of a collection, which are identified by a key path. The first element is on top.
    ///
    /// - Parameters:
    ///   - state: the position of the deck, for views that follow or control it.
    ///   - loops: whether the deck starts over after the last element.
    ///   - content: makes the view of a card. The deck is as large as its cards.
    ///   - end: makes the view that is shown when no card is left.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, state: Binding<SwipeDeckState>? = nil, loops: Bool = false,
        @ViewBuilder content: @escaping (Data.Element) -> Content, @ViewBuilder end: () -> End
    ) {
        self.init(
            data: data, identify: { $0[keyPath: id] }, loops: loops, state: state, content: content,
            overlay: { _, _ in EmptyView() }, end: end())
    }

    /// Creates a deck of the elements of a collection. The first element is on top.
    ///
    /// - Parameters:
    ///   - state: the position of the deck, for views that follow or control it.
    ///   - loops: whether the deck starts over after the last element.
    ///   - content: makes the view of a card. The deck is as large as its cards.
    ///   - end: makes the view that is shown when no card is left.
    public init(
        _ data: Data, state: Binding<SwipeDeckState>? = nil, loops: Bool = false,
        @ViewBuilder content: @escaping (Data.Element) -> Content, @ViewBuilder end: () -> End
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            data: data, identify: { $0.id }, loops: loops, state: state, content: content,
            overlay: { _, _ in EmptyView() }, end: end())
    }
}

extension SwipeDeck where Overlay == EmptyView, End == EmptyView {
    /// Creates a deck of elements that are identified by a key path, which shows nothing when no card is left.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, state: Binding<SwipeDeckState>? = nil, loops: Bool = false,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: id, state: state, loops: loops, content: content) { EmptyView() }
    }

    /// Creates a deck that shows nothing when no card is left.
    public init(
        _ data: Data, state: Binding<SwipeDeckState>? = nil, loops: Bool = false,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, state: state, loops: loops, content: content) { EmptyView() }
    }
}

#Preview("Swipe deck") {
    SwipeDeck(["Teal", "Indigo", "Orange"], id: \.self) { name in
        RoundedRectangle(cornerRadius: 10)
            .fill(["Teal": Color.teal, "Indigo": .indigo, "Orange": .orange][name] ?? .gray)
            .overlay { Text(name).font(.largeTitle).bold().foregroundStyle(.white) }
    } end: {
        Text("That was all").foregroundStyle(.secondary)
    }
    .padding()
}
