/// Settle: update, layout, preferences and callbacks, again and again until nothing is due.
extension ViewGraph {
    /// How many rounds may follow each other before a loop is assumed.
    static let roundLimit = 16

    /// - Returns: whether nothing is due any more. What is left after too many rounds is kept for the next frame: it may
    ///   come to an end, as when each page of a list loads the next.
    @discardableResult
    func settle() -> Bool {
        isSettling = true
        var hasSettled = true
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
                reportUnsettled()
                hasSettled = false
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
        return hasSettled
    }

    /// Whether anything has to be updated, laid out, combined or called back before a frame can be shown.
    var isUnsettled: Bool {
        !queue.isEmpty || needsLayout || !staleContainers.isEmpty || !callbacks.isEmpty || !appearances.isEmpty
            || !disappearances.isEmpty || !subscriptions.isEmpty || !arrivals.isEmpty || preferences.isDue
    }

    private func reportUnsettled() {
        let node =
            queue.first ?? waiting.first?.nodes.first?.0 ?? appearances.first as _ViewNode?
            ?? staleContainers.first
        report(.endlessUpdate(path: node?.path ?? ""))
    }

    /// Lets go of the completions whose changes have been taken up.
    private func closeCompletions() {
        guard !openCompletions.isEmpty else { return }
        let due = queue.map(\.pendingTransaction) + waiting.flatMap { $0.nodes.map(\.1) }
        let stillOpen = due.flatMap(\.completions)
        let completions = openCompletions
        openCompletions = completions.filter { completion in stillOpen.contains { $0 === completion } }
        for completion in completions where !stillOpen.contains(where: { $0 === completion }) { completion.end() }
    }
}
