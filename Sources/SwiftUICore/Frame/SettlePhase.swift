/// Settle: update, layout, preferences and callbacks, again and again until nothing is due.
extension ViewGraph {
    /// How many rounds may follow each other before a loop is assumed.
    static let roundLimit = 16

    /// How often in a row views may be placed anew because of where they were placed, before what waits for it runs anyway.
    private static let measuringLimit = 8

    /// - Returns: whether nothing is due any more. What is left after too many rounds is kept for the next frame: it may
    ///   come to an end, as when each page of a list loads the next.
    @discardableResult
    func settle() -> Bool {
        updates.isSettling = true
        var hasSettled = true
        updates.stages.close()
        // Writes that were made together are no loop, however many animations they ask for.
        var stagesMadeTogether = updates.waiting.count
        var generations = 1
        var rounds = 0
        var measuringRounds = 0
        while true {
            if !isUnsettled {
                if stagesMadeTogether == 0 {
                    stagesMadeTogether = updates.waiting.count
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
            layouts.runLayout()
            runPreferences()
            lifecycle.runMeasuringCallbacks()
            // Nothing appears, and nobody is told of a change, before the views have their places: what an `onAppear` animates
            // sets off from there.
            if isToBeMeasured, measuringRounds < Self.measuringLimit {
                measuringRounds += 1
                continue
            }
            // What goes round in circles must not keep back everything else that was written.
            updates.measuresTogether = measuringRounds < Self.measuringLimit
            if updates.measuresTogether { measuringRounds = 0 }
            lifecycle.runCallbacks()
        }
        updates.isSettling = false
        updates.measuresTogether = true
        keepFormerValues()
        closeCompletions()
        return hasSettled
    }

    /// Whether anything has to be updated, laid out, combined or called back before a frame can be shown.
    var isUnsettled: Bool {
        !updates.queue.isEmpty || !updates.staleContainers.isEmpty || needsLayout || lifecycle.isDue
            || !presence.arrivals.isEmpty || preferences.isDue
    }

    /// Whether what views tell of themselves, or their own places, have views updated or placed anew.
    private var isToBeMeasured: Bool {
        !updates.queue.isEmpty || !updates.staleContainers.isEmpty || needsLayout || preferences.isDue
            || !lifecycle.measurements.isEmpty
    }

    private func reportUnsettled() {
        let node =
            updates.queue.first ?? updates.waiting.first?.nodes.first?.0 ?? lifecycle.appearances.first as _ViewNode?
            ?? updates.staleContainers.first
        report(.endlessUpdate(path: node?.path ?? ""))
    }

    /// Lets go of the completions whose changes have been taken up.
    private func closeCompletions() {
        guard !updates.openCompletions.isEmpty else { return }
        let due =
            (updates.queue + updates.postponed).map(\.pendingTransaction)
            + updates.waiting.flatMap { $0.nodes.map(\.1) }
        let stillOpen = due.flatMap(\.completions)
        let completions = updates.openCompletions
        updates.openCompletions = completions.filter { completion in stillOpen.contains { $0 === completion } }
        for completion in completions where !stillOpen.contains(where: { $0 === completion }) { completion.end() }
    }
}
