import SwiftUI

/// A stack of cards with two sides: a tap shows the back, and a swipe to the left or right answers.
///
/// The last element of the collection is on top. The stack always shows what is in the collection: if you remove the
/// element of a swiped card, the others move up; if you insert it again, the card comes back from where it went. Only
/// the visible cards have views, which are ten by default. See <doc:Flashcards>.
///
///     FlashcardStack(cards) { card in
///         Text(card.prompt)
///     } back: { card in
///         Text(card.answer)
///     }
///     .onSwipe { card, direction in
///         cards.removeAll { $0.id == card.id }
///     }
public struct FlashcardStack<Data: RandomAccessCollection, ID: Hashable, Face: View>: View {
    let data: Data
    let identify: (Data.Element) -> ID
    let external: Binding<FlashcardStackState>?
    let face: (Data.Element, Bool) -> Face
    var rule = FlashcardStack.initialRule
    var style = FlashcardStyle()
    var tints = FlashcardTints()
    var actionName: (SwipeDirection) -> String = { "Swipe \($0.rawValue)" }
    var didSwipe: ((Data.Element, SwipeDirection) -> Void)?

    @State private var own = FlashcardStackState()
    @State var motion = FlashcardMotion<Data.Element, ID>()

    private static var initialRule: SwipeRule {
        var rule = SwipeRule()
        rule.set(threshold: 100, flickVelocity: 300)
        return rule
    }

    var state: Binding<FlashcardStackState> { external ?? $own }

    /// The cards.
    public var body: some View {
        let slots = slots
        let resumed = resumedKey
        let isShowingBack = topKey.map { motion.flipped.contains($0) } ?? false
        ZStack {
            ForEach(slots) { slot in
                view(slot)
                    .zIndex(slot.role.isLeaving ? 1 : -Double(slot.place))
                    .transition(.identity)
            }
            // This shows nothing. It is here because `ForEach` reports duplicate ids.
            ForEach(equalIDs(in: slots), id: \.self) { _ in EmptyView() }
        }
        .padding(.bottom, style.step * CGFloat(style.depth))
        .onChange(of: resumed) { if let key = $1 { motion.resume(key) } }
        .onChange(of: isShowingBack, initial: true) { state.wrappedValue.isShowingBack = $1 }
        .onChange(of: state.wrappedValue.requests) { serve($1) }
        .modifier(SwipeActions(directions: rule.directions, name: actionName, swipe: { swipe($0) }, undo: nil))
        .accessibilityAction(named: isShowingBack ? "Hide back" : "Show back") { flip() }
        .modifier(SwipeKeys(directions: rule.directions, swipe: { swipe($0) }, undo: nil, flip: { flip() }))
    }

    private func view(_ slot: FlashcardSlot<Data.Element, ID>) -> some View {
        FlashcardSlotView(
            role: slot.role, place: slot.place, rule: rule, style: style, tints: tints,
            face: face(slot.element, motion.flipped.contains(slot.id)), onTap: { flip() },
            onRelease: { direction, drag in swipe(direction, released: drag) }
        )
        .environment(\.flashcardPlace, slot.place)
    }
}

extension FlashcardStack {
    /// Creates a stack of the elements of a collection, which are identified by a key path. The last element is on top.
    ///
    /// - Parameters:
    ///   - state: what the stack shows, for views that follow or control it.
    ///   - card: makes the view of a card from an element and whether the card shows its back.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, state: Binding<FlashcardStackState>? = nil,
        @ViewBuilder card: @escaping (_ element: Data.Element, _ isShowingBack: Bool) -> Face
    ) {
        self.data = data
        identify = { $0[keyPath: id] }
        external = state
        face = card
    }

    /// Creates a stack of the elements of a collection. The last element is on top.
    ///
    /// - Parameters:
    ///   - state: what the stack shows, for views that follow or control it.
    ///   - card: makes the view of a card from an element and whether the card shows its back.
    public init(
        _ data: Data, state: Binding<FlashcardStackState>? = nil,
        @ViewBuilder card: @escaping (_ element: Data.Element, _ isShowingBack: Bool) -> Face
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        identify = { $0.id }
        external = state
        face = card
    }

    /// Creates a stack of white cards of up to 450 × 250 points. The last element is on top.
    ///
    /// - Parameters:
    ///   - state: what the stack shows, for views that follow or control it.
    ///   - front: makes the text that both sides of a card show.
    ///   - back: makes the text that only the back shows, below the other.
    public init<Front: View, Back: View>(
        _ data: Data, state: Binding<FlashcardStackState>? = nil,
        @ViewBuilder front: @escaping (Data.Element) -> Front, @ViewBuilder back: @escaping (Data.Element) -> Back
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Face == Flashcard<Front, Back> {
        self.init(data, state: state) { element, isShowingBack in
            Flashcard(isShowingBack: isShowingBack) {
                front(element)
            } back: {
                back(element)
            }
        }
    }
}

private struct PreviewStack: View {
    @State private var numbers = Array(1...12)

    var body: some View {
        FlashcardStack(numbers, id: \.self) { number, isShowingBack in
            Flashcard(isShowingBack: isShowingBack) {
                Text("\(number) × \(number)")
            } back: {
                Text("\(number * number)")
            }
        }
        .onSwipe { number, _ in numbers.removeAll { $0 == number } }
    }
}

#Preview("Flashcards", traits: .landscapeLeft) {
    PreviewStack()
}
