/// Settle: update, layout, preferences and callbacks, again and again until nothing is due.
extension ViewGraph {
    /// How many rounds may follow each other before a loop is assumed.
    static let roundLimit = 16

    func settle() {
        isSettling = true
        stages.close()
        // Writes that were made together are no loop, however many animations they ask for.
        var stagesMadeTogether = waiting.count
        var generations = 1
        var rounds = 0
        while true {
            if !isUnsettled {
                if stagesMadeTogether == 0 {
                    stagesMadeTogether = waiting.count
                    generations += 1
                }
                guard takeUpWaitingWrites() else { break }
                stagesMadeTogether -= 1
                rounds = 0
            }
            guard rounds < Self.roundLimit, generations <= Self.roundLimit else {
                giveUp()
                break
            }
            rounds += 1
            runUpdates()
            runLayout()
            runPreferences()
            runCallbacks()
        }
        isSettling = false
        closeCompletions()
    }

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
