/// How a view comes and goes, as a change to the view that is stronger or weaker.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of view that `body(content:phase:)` gives.
    associatedtype Body: View
    /// The view that comes and goes, as `body(content:phase:)` sees it.
    typealias Content = PlaceholderContentView<Self>

    /// What is known of the transition beforehand.
    static var properties: TransitionProperties { get }

    /// The view in a phase of its coming and going; changes between phases are animated.
    ///
    /// What the body does to the view's size and place is shown, but leaves the views around it where they are.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    /// A transition that moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as the transition shows it in a phase.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
    }
}

/// Where a view is in its coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come.
    case willAppear
    /// The view is there, as it is without a transition.
    case identity
    /// The view is gone.
    case didDisappear

    /// Whether the view is shown as it is without a transition.
    public var isIdentity: Bool { self == .identity }

    /// -1 for a view about to come, 0 for one that is there, 1 for one that is gone: for effects that go on in the
    /// direction in which they came.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition without looking at it.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves things; it is replaced by a fade for people who want less motion.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition in one phase.
struct TransitionPhaseModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(), phase: phase)
    }
}
