import SwiftUI

/// What a card of a stack is doing.
enum FlashcardRole: Equatable {
    /// Lies below the card on top.
    case waiting
    /// Is on top; it comes from a side if it is new there and had left to that side.
    case top(from: SwipeDirection?)
    /// Is on its way out, from where a finger had it.
    case leaving(SwipeDirection, translation: CGFloat, speed: Double)

    var isOnTop: Bool { if case .top = self { true } else { false } }
}

/// A card that is shown.
struct FlashcardSlot<Element, ID: Hashable>: Identifiable {
    let id: FlashcardKey<ID>
    let element: Element
    let role: FlashcardRole
    /// 1 on top, more below; that of the top for cards on their way out.
    let place: Int
}

/// The colors that a card takes on as it is dragged; none by default.
struct FlashcardTints: Equatable {
    var left: Color?
    var right: Color?
}

/// A card of a stack: only its own body runs while a finger moves it.
struct FlashcardSlotView<Face: View>: View {
    let role: FlashcardRole
    let place: Int
    let rule: SwipeRule
    let style: FlashcardStyle
    let tints: FlashcardTints
    let face: Face
    let onTap: () -> Void
    let onRelease: (SwipeDirection, DragGesture.Value) -> Void

    @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag: CGFloat = 0
    @State private var hasArrived = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let translation = translation
        face
            .overlay { tint(at: translation) }
            .rotationEffect(.degrees(translation * FlashcardStyle.degreesPerPoint))
            .offset(x: onScreen(translation * FlashcardStyle.reach))
            .opacity(isGone ? 0 : FlashcardStyle.opacity(at: translation))
            .animation(animation, value: isGone)
            .offset(y: style.step * CGFloat(place))
            .animation(.default, value: place)
            .allowsHitTesting(role.isOnTop)
            .gesture(
                DragGesture().updating($drag) { value, drag, _ in drag = value.translation.width }.onEnded(release)
            )
            .onTapGesture(perform: onTap)
            .accessibilityHidden(!role.isOnTop)
            .onAppear { hasArrived = true }
    }

    /// The colors of both sides, of which one is seen: more, the farther the card is on its way.
    @ViewBuilder private func tint(at translation: CGFloat) -> some View {
        if role != .waiting, let left = tints.left, let right = tints.right {
            ZStack {
                RoundedRectangle(cornerRadius: FlashcardStyle.cornerRadius)
                    .fill(left)
                    .opacity(FlashcardStyle.tintOpacity(at: -translation))
                RoundedRectangle(cornerRadius: FlashcardStyle.cornerRadius)
                    .fill(right)
                    .opacity(FlashcardStyle.tintOpacity(at: translation))
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// Whether it is at the far end of its way: because it leaves, or because it is about to come back.
    private var isGone: Bool { farSide != nil }

    private var farSide: SwipeDirection? {
        switch role {
        case .waiting: nil
        case .top(let side): hasArrived ? nil : side
        case .leaving(let side, _, _): side
        }
    }

    /// How far the finger has moved the card sideways, or would have on its way out.
    private var translation: CGFloat {
        guard let farSide else { return role.isOnTop ? drag : 0 }
        var start: CGFloat = 0
        if case .leaving(_, let translation, _) = role { start = translation }
        if reducesMotion { return start }
        let far = farSide.movement(FlashcardStyle.gone).width
        return abs(start) > abs(far) ? start : far
    }

    private var animation: Animation {
        if reducesMotion { return SwipeStyle.fade }
        if case .leaving(_, _, let speed) = role { return FlashcardStyle.flight(speed: speed) }
        return .spring()
    }

    /// Offsets are mirrored where a language is written from right to left; fingers are not.
    private func onScreen(_ offset: CGFloat) -> CGFloat { layoutDirection == .rightToLeft ? -offset : offset }

    private func release(_ value: DragGesture.Value) {
        guard role.isOnTop else { return }
        let direction = rule.direction(
            translation: value.translation, predicted: value.predictedEndTranslation, velocity: value.velocity)
        if let direction { onRelease(direction, value) }
    }
}
