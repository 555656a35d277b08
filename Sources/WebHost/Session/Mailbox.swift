import Synchronization

/// Messages on their way from a connection's event loop to the main actor.
///
/// Whoever fills it is told when to stop, and called back when there is room again.
package final class Mailbox: Sendable {
    private struct State {
        var messages: [ClientMessage] = []
        var taken = 0
        var isScheduled = false
        var isFull = false
        var isClosed = false
    }

    private let state = Mutex(State())

    package init() {}

    /// What to do next, for whoever put something in.
    package struct Posting {
        /// The box was empty: somebody has to be told.
        package var needsTurn: Bool
        /// Nothing more should be put in until `take` says that there is room.
        package var isFull: Bool
    }

    package func post(_ messages: [ClientMessage]) -> Posting {
        state.withLock { state in
            guard !state.isClosed else { return Posting(needsTurn: false, isFull: false) }
            state.messages += messages
            state.isFull = state.messages.count - state.taken >= WebLimits.waitingMessages
            defer { state.isScheduled = true }
            return Posting(needsTurn: !state.isScheduled, isFull: state.isFull)
        }
    }

    /// Messages for one turn, whether there are more, and whether the sender that was stopped can go on.
    package func take(_ limit: Int = WebLimits.messagesPerTurn) -> (
        messages: [ClientMessage], isMore: Bool, resumes: Bool
    ) {
        state.withLock { state in
            let end = min(state.taken + limit, state.messages.count)
            let batch = Array(state.messages[state.taken..<end])
            state.taken = end
            let waiting = state.messages.count - state.taken
            // What was taken stays until no more than that waits, so that each message is moved once.
            if state.taken >= waiting {
                state.messages = Array(state.messages[end...])
                state.taken = 0
            }
            state.isScheduled = waiting > 0
            let resumes = state.isFull && waiting < WebLimits.waitingMessages / 2
            if resumes { state.isFull = false }
            return (batch, waiting > 0, resumes)
        }
    }

    /// Messages in memory: those that wait, and as many that were taken at most.
    package var storedCount: Int { state.withLock { $0.messages.count } }

    /// Drops what is in the box and all that comes.
    package func close() {
        state.withLock {
            $0.isClosed = true
            $0.messages = []
            $0.taken = 0
        }
    }
}
