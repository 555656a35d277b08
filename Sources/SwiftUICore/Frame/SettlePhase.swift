/// Settle: update, layout, preferences and callbacks, again and again until nothing is due.
extension ViewGraph {
    /// How many rounds may follow each other before a loop is assumed.
    static let roundLimit = 16

    func settle() {
        isSettling = true
        stages.close()
        var rounds = 0
        var limit = roundsForWaitingWrites
        while isUnsettled || takeUpWaitingWrites() {
            guard rounds < limit else {
                giveUp()
                break
            }
            rounds += 1
            runUpdates()
            runLayout()
            runPreferences()
            runCallbacks()
            if rounds <= Self.roundLimit { limit = max(limit, roundsForWaitingWrites) }
        }
        isSettling = false
        closeCompletions()
    }

    /// Writes that came in together, as when many views appear, are no loop, however many animations they ask for.
    private var roundsForWaitingWrites: Int { Self.roundLimit * (waiting.count + 1) }

    /// Whether anything has to be updated, laid out, combined or called back before a frame can be shown.
    var isUnsettled: Bool {
        !queue.isEmpty || needsLayout || !staleContainers.isEmpty || !callbacks.isEmpty || !appearances.isEmpty
            || !arrivals.isEmpty || preferences.isDue
    }

    private func giveUp() {
        report(.endlessUpdate(path: (queue.first ?? waiting.first?.nodes.first?.0)?.path ?? ""))
        for node in queue { node.isQueued = false }
        queue = []
        waiting = []
        _ = takeUpWaitingWrites()
    }

    private func closeCompletions() {
        let completions = openCompletions
        openCompletions = []
        for completion in completions { completion.end() }
    }
}
