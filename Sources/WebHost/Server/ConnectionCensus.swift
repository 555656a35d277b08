import NIOCore
import Synchronization

/// Counts connections, and knows which of them have not said anything of use yet.
package final class ConnectionCensus: Sendable {
    private struct State {
        var count = 0
        /// Oldest first.
        var silent: [(id: ObjectIdentifier, channel: any Channel)] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Connections open now.
    package var count: Int { state.withLock { $0.count } }

    /// Connections that have not said hello or asked for anything.
    package var silentCount: Int { state.withLock { $0.silent.count } }

    /// Takes in a connection.
    ///
    /// - Returns: false where there are too many; it is to be closed then, and not to leave.
    func enter(_ channel: any Channel) -> Bool {
        let (isIn, evicted) = state.withLock { state -> (Bool, (any Channel)?) in
            guard state.count < WebLimits.connections else { return (false, nil) }
            state.count += 1
            state.silent.append((ObjectIdentifier(channel), channel))
            guard state.silent.count > WebLimits.silentConnections else { return (true, nil) }
            return (true, state.silent.removeFirst().channel)
        }
        evicted?.close(promise: nil)
        return isIn
    }

    /// The connection has said what it wants.
    func spoke(_ channel: any Channel) {
        state.withLock { $0.silent.removeAll { $0.id == ObjectIdentifier(channel) } }
    }

    func leave(_ channel: any Channel) {
        state.withLock {
            $0.count -= 1
            $0.silent.removeAll { $0.id == ObjectIdentifier(channel) }
        }
    }
}
