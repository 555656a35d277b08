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

    /// Where an interface that another process goes on with shows something else than one that has stayed; nil where both agree.
    ///
    /// Both come to rest first, and nothing has the focus.
    @MainActor
    package func firstDifferenceInNextProcess() -> Difference? {
        let (player, next) = playersOfTwoProcesses
        return Difference(after: interactions.count, player, next)
    }

    /// What an interface shows after the last interaction, and what it shows in the next process.
    @MainActor
    package var transcriptInNextProcess: String {
        let (player, next) = playersOfTwoProcesses
        return ["before:", player.output, "after:", next.output].joined(separator: "\n")
    }

    @MainActor
    private var playersOfTwoProcesses: (Player, Player) {
        let player = Player(view, .never, keepsSession: true)
        for interaction in interactions { player.play(interaction) }
        player.settle()
        let next = player.inNextProcess()
        player.settle()
        next.settle()
        return (player, next)
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
