import RiffleHosting

/// Walks the views along when the page goes through its history, and the page along when the views move.
@MainActor
final class TrailFollower {
    private var history = PageHistory()
    private let content: any WebContent
    /// How the steps that entries stand for are taken again.
    private var again: [TrailStep.ID: () -> Bool] = [:]
    /// When somebody last did something, in seconds of the session.
    private var lastInput = -Double.infinity
    private var shown: PageHistory.Trail = []
    private var advice: [PageHistory.Advice] = []

    init(_ content: any WebContent) { self.content = content }

    /// A page has come: what it is to be told first.
    ///
    /// - Parameter isNew: whether the session is new to it.
    func begin(isNew: Bool) {
        let trail = take()
        advice = isNew ? [history.begin(trail)] : [history.show(trail, isCausedByInput: false) ?? .go(history.current)]
    }

    /// The views were made again: the steps that they show are those of before, under other ids.
    func viewsWereMadeAgain() {
        let (before, now) = (shown, content.trail.map(\.id))
        if before.count == now.count { for (old, new) in zip(before, now) { history.took(old, againAs: new) } }
        for (old, new) in zip(before, now) { again[new] = again.removeValue(forKey: old) }
        _ = take()
    }

    /// The number of the entry that shows what is shown.
    var entry: Int { history.current }

    /// Somebody did something at a time.
    func noteInput(at time: Double) { lastInput = time }

    /// The page has gone to the entry of a number.
    func go(to number: UInt32) {
        let plan = history.go(to: Int(number), from: content.trail.map(\.id))
        if takeBack(plan.back) { takeAgain(plan.again) }
        advice.append(.go(history.current))
    }

    /// The page has added the entry of a number by itself, as its address has another fragment.
    func enter(_ number: UInt32) { history.enter(Int(number)) }

    /// - Returns: whether all of the steps were taken back.
    private func takeBack(_ steps: [TrailStep.ID]) -> Bool {
        // From the last on, since one takes along those that were taken from where it led.
        for step in content.trail.reversed() where steps.contains(step.id) {
            guard step.takeBack() else { return false }
        }
        return true
    }

    private func takeAgain(_ steps: [TrailStep.ID]) {
        for step in steps {
            let before = Set(content.trail.map(\.id))
            guard again[step]?() == true, let new = content.trail.last(where: { !before.contains($0.id) }) else {
                return history.cannotTake(step)
            }
            history.took(step, againAs: new.id)
            again[new.id] = new.takeAgain
        }
    }

    /// Looks what the views show after a frame.
    ///
    /// - Returns: what the page is to be told, in order.
    func takeAdvice(at time: Double) -> [PageHistory.Advice] {
        let before = shown
        let trail = take()
        let isCausedByInput = time - lastInput <= WebLimits.inputEchoSeconds
        if let told = history.show(trail, isCausedByInput: isCausedByInput) { advice.append(told) }
        if trail != before { content.keepTrail() }
        defer { advice = [] }
        return advice
    }

    private func take() -> PageHistory.Trail {
        let steps = content.trail
        shown = steps.map(\.id)
        guard !steps.isEmpty || !again.isEmpty else { return shown }
        for step in steps { again[step.id] = step.takeAgain }
        let known = history.knownSteps.union(shown)
        again = again.filter { known.contains($0.key) }
        return shown
    }
}
