import SwiftUI

/// The place of a card in the deck. It keeps track of the finger on this card, so that no other card is updated.
struct WalletPlace<ID: Hashable, Card: View>: View {
    let index: Int
    let count: Int
    let openIndex: Int?
    let style: WalletStyle
    let card: Card
    let id: ID
    let focus: FocusState<ID?>.Binding
    let toggle: () -> Void
    /// Moves the card. The argument computes the new index from the current one and the number of cards.
    let move: ((Int, Int) -> Int) -> Void
    /// Moves the keyboard focus to the card that many places further back.
    let look: (Int) -> Void

    @GestureState private var drag: WalletDrag

    init(
        index: Int, count: Int, openIndex: Int?, style: WalletStyle, card: Card, id: ID,
        focus: FocusState<ID?>.Binding, toggle: @escaping () -> Void,
        move: @escaping ((Int, Int) -> Int) -> Void, look: @escaping (Int) -> Void
    ) {
        self.index = index
        self.count = count
        self.openIndex = openIndex
        self.style = style
        self.card = card
        self.id = id
        self.focus = focus
        self.toggle = toggle
        self.move = move
        self.look = look
        // A card that returns to its old place moves with the same animation as one that gets a new place.
        let dropAnimation = style.dropAnimation
        _drag = GestureState(wrappedValue: .none) { drag, transaction in
            if drag.isCarrying { transaction.animation = dropAnimation }
        }
    }

    var body: some View {
        card
            .focusable(openIndex == nil || openIndex == index, interactions: .activate)
            .focused(focus, equals: id)
            .onKeyPress(keys: [.upArrow, .downArrow], action: arrow)
            .onKeyPress(keys: [.return, .space], phases: .down) { _ in
                toggle()
                return .handled
            }
            .offset(offset)
            .padding(.horizontal, style.horizontalPadding)
            .zIndex(geometry.zIndex(ofCardAt: index, movedBy: drag.translation.height))
            .gesture(holdAndDrag.exclusively(before: TapGesture().onEnded { _ in toggle() }))
            .accessibilityAction(named: style.openActionName) { toggle() }
            .accessibilityAction(named: style.moveForwardActionName) { step(by: -1) }
            .accessibilityAction(named: style.moveBackActionName) { step(by: 1) }
    }

    private var geometry: WalletGeometry { WalletGeometry(style) }

    private var offset: CGSize {
        var offset = geometry.offset(ofCardAt: index, whileOpen: openIndex)
        if drag != .none, openIndex == nil {
            let displacement = geometry.displacement(drag.translation)
            offset.width += displacement.width
            offset.height += displacement.height
        }
        return offset
    }

    /// Lifts a held card and lets it follow the finger. It takes precedence over the tap, so that the end of a drag does
    /// not open the card.
    private var holdAndDrag: some Gesture {
        LongPressGesture(minimumDuration: style.holdDuration)
            .sequenced(before: DragGesture())
            .onEnded { end in
                guard case .second(_, let drag?) = end else { return }
                let geometry = geometry
                move { geometry.index(ofCardAt: $0, movedBy: drag.translation.height, count: $1) }
            }
            .updating($drag) { hold, drag, _ in
                guard openIndex == nil else { return }
                drag =
                    if case .second(_, let finger?) = hold { .carrying(by: finger.translation) } else { .touching }
            }
    }

    private func step(by steps: Int) {
        move { index, count in min(max(index + steps, 0), count - 1) }
    }

    private func arrow(_ press: KeyPress) -> KeyPress.Result {
        guard openIndex == nil else { return .ignored }
        // Cards further back stand higher.
        let steps = press.key == .upArrow ? 1 : -1
        if press.modifiers.contains(.option) { step(by: steps) } else { look(steps) }
        return .handled
    }
}
