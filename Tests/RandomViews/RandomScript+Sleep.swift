import RiffleHosting

extension RandomScript {
    /// Where an interface that has slept shows something else than one that has not; nil where both agree.
    ///
    /// Both come to rest first, and nothing has the focus: that a page brings back by itself.
    @MainActor
    package func firstDifferenceAfterSleep() -> Difference? {
        let (awake, sleeper) = (Player(view, .never, keepsSession: true), Player(view, .never, keepsSession: true))
        for interaction in interactions {
            awake.play(interaction)
            sleeper.play(interaction)
        }
        awake.settle()
        sleeper.settle()
        sleeper.sleepAndWake()
        awake.settle()
        sleeper.settle()
        return Difference(after: interactions.count, awake, sleeper)
    }
}

extension Player {
    /// Lets go of what is touched and has the keyboard, and waits until nothing moves; for three seconds at most.
    fileprivate func settle() {
        play(.cancel)
        session.focus(nil)
        for _ in 0..<30 where !session.isIdle { play(.pause(milliseconds: 100)) }
    }
}

extension ViewSpec {
    /// Whether a view in it does something as it appears, or is made only as far as it is seen.
    package var appearsOrIsLazy: Bool {
        switch self {
        case .modified(_, .appearing): true
        case .scroll(_, isLazy: true, _, _): true
        default: children.contains { $0.appearsOrIsLazy }
        }
    }
}
