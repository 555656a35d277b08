import Dispatch
import SwiftUICore
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
    private let viewAtWork: @Sendable () -> String?

    /// - Parameter viewAtWork: the view whose body runs on the main actor; nil for none. Asked from another thread.
    package init(
        log: ServerLog, counts: ServerCounts, record: WorkerRecord? = nil,
        viewAtWork: @escaping @Sendable () -> String? = { EvaluatedView.name },
        now: @escaping @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    ) {
        self.log = log
        self.record = record
        self.counts = counts
        self.viewAtWork = viewAtWork
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
        let (long, isSlow, asks) = state.withLock { state -> (page: String?, isSlow: Bool, asks: Bool) in
            var long: String?
            if let turn = state.turn, !state.isTold, time - turn.start >= WebLimits.longTurnSeconds {
                state.isTold = true
                long = turn.page
            }
            let asks = state.asked == nil
            if asks { state.asked = time }
            let isSlow = state.asked.map { time - $0 >= WebLimits.longTurnSeconds } ?? false
            return (long, isSlow, asks)
        }
        let view = long != nil || isSlow ? viewAtWork() : nil
        if let view { record?.note(view: view) }
        if let long {
            counts.turnWasLong()
            log(
                .warning,
                "A page has kept the main thread for \(Int(WebLimits.longTurnSeconds)) s, and all others wait. Code of views, "
                    + "actions and models that takes long belongs into a detached task.",
                ["page": long].merging(view.map { ["view": $0] } ?? [:]) { $1 })
        }
        if asks { Task { @MainActor in self.sign() } }
    }
}
