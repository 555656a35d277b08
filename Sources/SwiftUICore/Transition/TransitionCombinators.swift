extension Transition {
    /// Both transitions at once.
    @MainActor @preconcurrency
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own, whatever the change asks for.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// One transition for coming, another for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of views that come.
    public var insertion: Insertion
    /// The transition of views that go.
    public var removal: Removal

    /// Creates a transition from two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The content with both transitions, each at rest while the other is not.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    /// Moves if one of the two does.
    @MainActor
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension AsymmetricTransition: PlainTransition {
    var erased: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: PlainTransition {
    let first: First
    let second: Second

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

nonisolated struct AnimatedTransition<Base: Transition>: PlainTransition {
    let base: Base
    let animation: Animation?

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
            .transaction { if let animation { $0.animation = animation } }
    }

    @MainActor
    static var properties: TransitionProperties { Base.properties }

    var erased: AnyTransition { AnyTransition(base).animation(animation) }
}
