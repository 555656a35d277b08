import Dispatch
import Synchronization

/// Watches from another thread whether the main actor gets on, and which page keeps it.
///
/// It asks the main actor once a second for a sign, and never waits for it.
package final class TurnWatch: Sendable {
    private struct State {
        /// The turn at work: since when, and of which page.
        var turn: (start: Double, page: String)?
        /// Whether its length has been told.
        var isTold = false
        /// When the main actor was asked for the sign that it has not given yet.
        var asked: Double?
    }

    private let state = Mutex(State())
    /// Told of signs and turns as well, for another process to read; nil where there is none.
    let record: WorkerRecord?
    /// Called on the main actor with each sign.
    private let onSign = Mutex<(@MainActor @Sendable () -> Void)?>(nil)
    private let now: @Sendable () -> Double
    private let log: ServerLog
    private let counts: ServerCounts

    package init(
        log: ServerLog, counts: ServerCounts, record: WorkerRecord? = nil,
        now: @escaping @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    ) {
        self.log = log
        self.record = record
        self.counts = counts
        self.now = now
    }

    /// Whether the main actor gives signs.
    package var isMainActorAwake: Bool {
        state.withLock { state in state.asked.map { now() - $0 < WebLimits.stuckSeconds } ?? true }
    }

    /// A page has its turn now. Called on the main actor.
    package func begin(_ page: @autoclosure () -> String) {
        let page = page()
        let start = now()
        state.withLock {
            $0.turn = (start, page)
            $0.isTold = false
        }
    }

    /// The turn is over.
    package func end() {
        record?.end()
        state.withLock { $0.turn = nil }
    }

    /// Has something done on the main actor once a second, as long as it gets on.
    func onSign(_ body: @escaping @MainActor @Sendable () -> Void) { onSign.withLock { $0 = body } }

    @MainActor
    private func sign() {
        state.withLock { $0.asked = nil }
        record?.sign()
        onSign.withLock { $0 }?()
    }

    /// Looks once; called once a second from a thread that nothing of the app's holds.
    package func look() {
        let time = now()
        let (long, asks) = state.withLock { state -> (page: String?, asks: Bool) in
            var long: String?
            if let turn = state.turn, !state.isTold, time - turn.start >= WebLimits.longTurnSeconds {
                state.isTold = true
                long = turn.page
            }
            let asks = state.asked == nil
            if asks { state.asked = time }
            return (long, asks)
        }
        if let long {
            counts.turnWasLong()
            log(
                .warning,
                "A page has kept the main thread for \(Int(WebLimits.longTurnSeconds)) s, and all others wait. Code of views, "
                    + "actions and models that takes long belongs into a detached task.", ["page": long])
        }
        if asks { Task { @MainActor in self.sign() } }
    }
}
