/// A transition that changes its view with views and modifiers, without its type.
///
/// Two are equal when they are the same object, so that it is known which part of a coming is part of the going, too.
final class BodyTransition: Hashable, @unchecked Sendable {
    /// Tells whether another of the kind can take over its views.
    let kind: ObjectIdentifier
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
    let hasMotion: @MainActor () -> Bool

    init<T: Transition>(_ transition: T) {
        kind = ObjectIdentifier(T.self)
        // Transitions are values, and only the main actor asks them for a body.
        nonisolated(unsafe) let transition = transition
        apply = { AnyView(transition.apply(content: $0, phase: $1)) }
        hasMotion = { T.properties.hasMotion }
    }

    init<E: ViewModifier>(active: E, identity: E) {
        kind = ObjectIdentifier(E.self)
        nonisolated(unsafe) let (active, identity) = (active, identity)
        apply = { AnyView($0.modifier($1.isIdentity ? identity : active)) }
        hasMotion = { true }
    }

    static func == (first: BodyTransition, second: BodyTransition) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyTransition {
    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) {
        if let plain = transition as? any PlainTransition {
            self = plain.erased
        } else {
            self.init(.body(BodyTransition(transition)))
        }
    }

    /// Changes between one modifier while the view is not there, and another while it is.
    ///
    /// Both are of one type; what is animatable about it runs through the values in between.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(.body(BodyTransition(active: active, identity: identity)))
    }

    /// The transition for somebody who wants less motion: a fade instead of what moves.
    @MainActor
    func reduced(in environment: EnvironmentValues) -> AnyTransition {
        guard environment.accessibilityReduceMotion else { return self }
        func still(_ parts: [Part]) -> [Part] {
            guard let moving = parts.first(where: \.effect.hasMotion) else { return parts }
            return [Part(effect: .opacity, animation: moving.animation)]
        }
        return AnyTransition(insertion: still(insertion), removal: still(removal))
    }
}

extension AnyTransition.Effect {
    @MainActor
    fileprivate var hasMotion: Bool {
        switch self {
        case .opacity: false
        case .body(let transition): transition.hasMotion()
        default: true
        }
    }
}
