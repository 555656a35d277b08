extension VirtualClock {
    /// Runs what is ready, and waits until what runs on other threads has ended or waits, and so on until nothing is left.
    @MainActor
    package func runReadyOnAllThreads() async {
        for _ in 0..<Self.turnLimit {
            runReady()
            await threads?.rest()
            // What other threads sent to the main queue themselves has its turn.
            await Task.yield()
            guard hasReadyWork || threads?.isBusy == true else { return }
        }
    }

    /// Runs all that waits for times up to one, in order, and what comes of each on any thread before the next.
    @MainActor
    package func advanceOnAllThreads(to time: Double) async {
        let end = Self.nanoseconds(time)
        await runReadyOnAllThreads()
        // What waits for no time at all again and again gets its turn with the next frame.
        for _ in 0..<(4 * Self.turnLimit) {
            guard let wait = takeFirst(until: end) else { break }
            run(wait.fire)
            await runReadyOnAllThreads()
        }
        advance(to: time)
    }
}
