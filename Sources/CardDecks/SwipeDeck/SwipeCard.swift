import SwiftUI

/// What a card of a deck is doing.
enum SwipeCardRole: Equatable {
    /// Lies below the card on top.
    case next
    /// Is on top and follows the finger.
    case top
    /// Is on top again and on its way back to its place.
    case returning
    /// Is about to come back: at the end of the way it left on.
    case arriving(SwipePath)
    /// Is on its way out.
    case leaving(SwipePath)

    /// The way it is on, for a card that is not in its place.
    var path: SwipePath? {
        switch self {
        case .next, .top, .returning: nil
        case .arriving(let path), .leaving(let path): path
        }
    }

    var isOnTop: Bool { self == .top || self == .returning }
}

/// A card of a deck: only its own body runs while a finger moves it.
struct SwipeCard<Content: View, Overlay: View>: View {
    /// What a finger does to a card.
    private struct Drag: Equatable {
        var translation = CGSize.zero
    }

    /// What moves with the finger.
    private struct Posture: Equatable {
        let translation: CGSize
        let isHeld: Bool
    }

    /// What moves on the way out.
    private struct Flight: Equatable {
        let offset: CGSize
        let opacity: Double
    }

    let role: SwipeCardRole
    let rule: SwipeRule
    let style: SwipeStyle
    let content: Content
    let overlay: (SwipeDirection, CGFloat) -> Overlay
    /// A finger takes the card, or lets it go.
    let onHold: (Bool) -> Void
    /// A card that was about to come back is shown.
    let onArrival: () -> Void
    /// A finger lets the card go where it counts as a swipe.
    let onRelease: (SwipeDirection, DragGesture.Value) -> Void

    @GestureState private var drag: Drag?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let posture = posture
        let flight = flight
        content
            .overlay { marks }
            .offset(onScreen(posture.translation))
            .scaleEffect(posture.isHeld && !reducesMotion ? style.scale : 1)
            .rotationEffect(rotation(of: posture))
            .animation(postureAnimation, value: posture)
            .offset(onScreen(flight.offset))
            .opacity(flight.opacity)
            .animation(flightAnimation, value: flight)
            .allowsHitTesting(role.isOnTop)
            .gesture(swiping)
            .accessibilityHidden(role.path != nil)
            .onChange(of: isHeld) { _, isHeld in onHold(isHeld) }
            .onAppear { if case .arriving = role { onArrival() } }
    }

    /// What the overlay shows for each direction, on each other.
    private var marks: some View {
        ZStack {
            ForEach(rule.directions.members, id: \.self) { direction in
                overlay(direction, progress(toward: direction))
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func progress(toward direction: SwipeDirection) -> CGFloat {
        switch role {
        case .next: 0
        case .top, .returning: rule.progress(of: posture.translation, toward: direction)
        case .leaving(let path), .arriving(let path): path.direction == direction ? 2 : 0
        }
    }

    // MARK: Places

    private var isHeld: Bool { drag != nil && role.isOnTop }

    private var posture: Posture {
        if let path = role.path { return Posture(translation: path.translation, isHeld: path.wasHeld) }
        return Posture(translation: isHeld ? drag?.translation ?? .zero : .zero, isHeld: isHeld)
    }

    private var flight: Flight {
        guard let path = role.path else { return Flight(offset: .zero, opacity: 1) }
        return reducesMotion ? Flight(offset: .zero, opacity: 0) : Flight(offset: path.flight, opacity: 1)
    }

    private func rotation(of posture: Posture) -> Angle {
        reducesMotion ? .zero : .degrees(posture.translation.width * style.degreesPerPoint)
    }

    /// Offsets are mirrored where a language is written from right to left; fingers are not.
    private func onScreen(_ offset: CGSize) -> CGSize {
        CGSize(width: layoutDirection == .rightToLeft ? -offset.width : offset.width, height: offset.height)
    }

    private var postureAnimation: Animation {
        switch role {
        case .next, .top: style.animation
        case .returning, .arriving, .leaving: reducesMotion ? SwipeStyle.fade : SwipeStyle.comeback
        }
    }

    private var flightAnimation: Animation {
        if reducesMotion { return SwipeStyle.fade }
        guard case .leaving(let path) = role else { return SwipeStyle.comeback }
        return SwipeStyle.flight(speed: path.speed)
    }

    // MARK: Gesture

    /// Holding the card and moving it; a flick may be over before the hold is.
    private var swiping: some Gesture {
        LongPressGesture(minimumDuration: rule.hold)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .exclusively(before: DragGesture())
            .updating($drag) { value, drag, _ in
                switch value {
                case .first(.first): break
                case .first(.second(_, let value)): drag = Drag(translation: value?.translation ?? .zero)
                case .second(let value): drag = Drag(translation: value.translation)
                }
            }
            .onEnded { value in
                switch value {
                case .first(.second(true, let value?)), .second(let value): release(value)
                default: break
                }
            }
    }

    private func release(_ value: DragGesture.Value) {
        guard role.isOnTop else { return }
        let direction = rule.direction(
            translation: value.translation, predicted: value.predictedEndTranslation, velocity: value.velocity)
        if let direction { onRelease(direction, value) }
    }
}
