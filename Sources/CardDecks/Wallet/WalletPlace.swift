import SwiftUI

/// Gives a card its place in the deck. It keeps track of the finger on this card, so that no other card is updated; as a
/// modifier that knows nothing of the card, it does not ask the card either.
struct WalletPlace: ViewModifier {
    let index: Int
    let count: Int
    let openIndex: Int?
    let style: WalletStyle
    /// How far the card has moved to make room for another one.
    let shift: WalletShift
    let toggle: () -> Void
    /// Closes the card after it was pulled down.
    let close: () -> Void
    /// Takes the card out of the deck; nil if it cannot be.
    let remove: (() -> Void)?
    /// Moves the card. The argument computes the new index from the current one and the number of cards.
    let move: ((Int, Int) -> Int) -> Void
    /// Moves the keyboard focus to the card that many places further back.
    let look: (Int) -> Void
    /// Has the other cards make room at a place, or close the gap.
    let makeRoom: (Int?) -> Void

    @GestureState private var drag: WalletDrag

    init(
        index: Int, count: Int, openIndex: Int?, style: WalletStyle, shift: WalletShift,
        toggle: @escaping () -> Void, close: @escaping () -> Void, remove: (() -> Void)?,
        move: @escaping ((Int, Int) -> Int) -> Void, look: @escaping (Int) -> Void,
        makeRoom: @escaping (Int?) -> Void
    ) {
        self.index = index
        self.count = count
        self.openIndex = openIndex
        self.style = style
        self.shift = shift
        self.toggle = toggle
        self.close = close
        self.remove = remove
        self.move = move
        self.look = look
        self.makeRoom = makeRoom
        // A card that returns to its old place moves with the same animation as one that gets a new place.
        let dropAnimation = style.dropAnimation
        _drag = GestureState(wrappedValue: .none) { drag, transaction in
            if drag.isMoving { transaction.animation = dropAnimation }
        }
    }

    func body(content: Content) -> some View {
        content
            .modifier(
                WalletCommands(
                    isClosed: openIndex == nil, isCovered: openIndex != nil && openIndex != index, style: style,
                    toggle: toggle, remove: remove, move: move, look: look)
            )
            .offset(offset)
            .padding(.horizontal, style.horizontalPadding)
            .zIndex(geometry.zIndex(ofCardAt: index, movedBy: drag.translation.height))
            .gesture(holdAndDrag.exclusively(before: TapGesture().onEnded { _ in toggle() }))
            .onChange(of: target) { makeRoom($1.place) }
            .onDisappear { makeRoom(nil) }
    }

    private var geometry: WalletGeometry { WalletGeometry(style) }

    private var target: WalletTarget {
        let isCarried = drag.isCarrying && openIndex == nil
        return WalletTarget(
            index: index, count: count,
            place: isCarried
                ? geometry.index(ofCardAt: index, movedBy: drag.translation.height, count: count) : nil)
    }

    private var offset: CGSize {
        var offset = geometry.offset(ofCardAt: openIndex == nil ? index + shift.steps : index, whileOpen: openIndex)
        if openIndex == index { offset.height += drag.pull }
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
                if openIndex == index, geometry.closes(drag.translation.height, drag.predictedEndTranslation.height) {
                    return close()
                }
                let geometry = geometry
                move { geometry.index(ofCardAt: $0, movedBy: drag.translation.height, count: $1) }
            }
            .updating($drag) { hold, drag, _ in
                guard openIndex == nil else {
                    if openIndex == index, case .second(_, let finger?) = hold {
                        drag = .pulling(by: max(0, finger.translation.height))
                    }
                    return
                }
                drag =
                    if case .second(_, let finger?) = hold { .carrying(by: finger.translation) } else { .touching }
            }
    }
}
