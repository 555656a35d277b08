/// Settle: update, layout, preferences and callbacks, again and again until nothing is due.
extension ViewGraph {
    /// How many rounds may follow each other before a loop is assumed.
    static let roundLimit = 16

    func settle() {
        for _ in 0..<Self.roundLimit {
            guard isUnsettled else {
                closeCompletions()
                return
            }
            runUpdates()
            runLayout()
            runPreferences()
            runCallbacks()
        }
        if isUnsettled {
            report(.endlessUpdate(path: queue.first?.path ?? ""))
            for node in queue { node.isQueued = false }
            queue = []
        }
        closeCompletions()
    }

    /// Whether anything has to be updated, laid out, combined or called back before a frame can be shown.
    private var isUnsettled: Bool {
        !queue.isEmpty || needsLayout || !staleContainers.isEmpty || !callbacks.isEmpty || !appearances.isEmpty
            || !arrivals.isEmpty || preferences.isDue
    }

    private func closeCompletions() {
        let completions = openCompletions
        openCompletions = []
        for completion in completions { completion.end() }
    }
}
