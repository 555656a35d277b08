import SwiftUI

/// What a card of a deck is doing.
enum SwipeCardRole: Equatable {
    /// Lies below the card on top.
    case next
    /// Is on top and follows the finger.
    case top
    /// Is on top again and on its way back to its place.
    case returning
    /// Is about to come back, and is still at the end of the path on which it left.
    case arriving(SwipePath)
    /// Is flying out.
    case leaving(SwipePath)

    /// The path of a card that is leaving or about to come back; nil for other cards.
    var path: SwipePath? {
        switch self {
        case .next, .top, .returning: nil
        case .arriving(let path), .leaving(let path): path
        }
    }

    var isOnTop: Bool { self == .top || self == .returning }
}

/// A card of a deck. While a finger moves it, no other body than its own runs.
struct SwipeCard<Content: View, Overlay: View>: View {
    /// What a finger does to a card.
    private struct Drag: Equatable {
        var translation = CGSize.zero
    }

    /// What changes as the finger moves.
    private struct Posture: Equatable {
        let translation: CGSize
        let isHeld: Bool
    }

    /// What changes as the card flies out.
    private struct Flight: Equatable {
        let offset: CGSize
        let opacity: Double
    }

    let role: SwipeCardRole
    let rule: SwipeRule
    let style: SwipeStyle
    let content: Content
    let overlay: (SwipeDirection, CGFloat) -> Overlay
    /// Called when a finger takes hold of the card (true) and when it lets go (false).
    let onHold: (Bool) -> Void
    /// Called when a card that is about to come back is on the screen.
    let onArrival: () -> Void
    /// Called when a finger lets go of the card in a way that counts as a swipe.
    let onRelease: (SwipeDirection, DragGesture.Value) -> Void
    /// Called when the card was tapped, with the place of the tap in the card; nil if taps do nothing.
    let onTap: ((UnitPoint) -> Void)?

    @GestureState private var drag: Drag?
    /// The size of the card; only read when it is tapped.
    @State private var size = CGSize.zero
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let posture = posture
        let flight = flight
        content
            .overlay { marks }
            .offset(onScreen(posture.translation))
            .animation(followAnimation, value: posture)
            .scaleEffect(posture.isHeld && !reducesMotion ? style.scale : 1)
            .animation(posture.isHeld ? SwipeStyle.hold : postureAnimation, value: posture.isHeld)
            .rotationEffect(rotation(of: posture))
            .animation(followAnimation, value: posture)
            .scaleEffect(isBelow && !reducesMotion ? SwipeStyle.nextScale : 1)
            .animation(SwipeStyle.comingUp, value: isBelow)
            .offset(onScreen(flight.offset))
            .opacity(flight.opacity)
            .animation(flightAnimation, value: flight)
            .allowsHitTesting(role.isOnTop)
            .gesture(swiping)
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            .accessibilityHidden(!role.isOnTop)
            .onChange(of: isHeld) { _, isHeld in onHold(isHeld) }
            .onAppear { if case .arriving = role { onArrival() } }
    }

    /// The overlays for all directions, on top of each other.
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

    /// Undoes the mirroring of offsets in right-to-left languages, as the movement of a finger is not mirrored.
    private func onScreen(_ offset: CGSize) -> CGSize {
        CGSize(width: layoutDirection == .rightToLeft ? -offset.width : offset.width, height: offset.height)
    }

    private var isBelow: Bool { role == .next }

    /// A held card is where the finger has it.
    private var followAnimation: Animation? { isHeld ? nil : postureAnimation }

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

    /// A hold followed by a drag. A plain drag counts too, since a quick flick can end before the hold is recognized, and
    /// so does a tap.
    private var swiping: some Gesture {
        LongPressGesture(minimumDuration: rule.hold)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .exclusively(before: DragGesture())
            .exclusively(before: SpatialTapGesture())
            .updating($drag) { value, drag, _ in
                switch value {
                case .first(.first(.second(_, let value))): drag = Drag(translation: value?.translation ?? .zero)
                case .first(.second(let value)): drag = Drag(translation: value.translation)
                case .first(.first(.first)), .second: break
                }
            }
            .onEnded { value in
                switch value {
                case .first(.first(.second(true, let value?))): release(value)
                case .first(.second(let value)): release(value)
                case .second(let tap): self.tap(at: tap.location)
                default: break
                }
            }
    }

    private func release(_ value: DragGesture.Value) {
        guard role.isOnTop else { return }
        let direction = rule.direction(
            translation: value.translation, predicted: value.predictedEndTranslation, velocity: value.velocity)
        if let direction {
            onRelease(direction, value)
        } else if hypot(value.translation.width, value.translation.height) < SwipeRule.tapDistance {
            tap(at: value.location)
        }
    }

    private func tap(at location: CGPoint) {
        guard role.isOnTop, size.width > 0, size.height > 0 else { return }
        onTap?(UnitPoint(x: location.x / size.width, y: location.y / size.height))
    }
}
