import Synchronization

/// The bytes that many stores may have together.
package final class StorageBudget: Sendable {
    /// What a store counts at least: the smallest file takes that much of a disk.
    package static let leastBytes = 4096

    package let limit: Int

    private struct State {
        var counts: [String: Int] = [:]
        var total = 0
        var hasSaidFull = false
    }

    private let state = Mutex(State())

    package init(limit: Int) { self.limit = limit }

    /// What came of asking for more.
    package enum Answer: Hashable, Sendable {
        case granted
        /// `isNews` where nobody was told since there was room.
        case refused(isNews: Bool)
    }

    /// Bytes of all stores.
    package var total: Int { state.withLock { $0.total } }

    /// Counts a store anew. One that shrinks always may; one that grows only while there is room.
    package func change(_ name: String, to bytes: Int) -> Answer {
        state.withLock { state in
            let before = state.counts[name] ?? 0
            let count = bytes == 0 ? 0 : max(bytes, Self.leastBytes)
            guard count <= before || state.total - before + count <= limit else {
                defer { state.hasSaidFull = true }
                return .refused(isNews: !state.hasSaidFull)
            }
            take(count, for: name, &state)
            return .granted
        }
    }

    /// Counts what is there already, with or without room.
    package func take(_ name: String, _ bytes: Int) {
        state.withLock { take(bytes == 0 ? 0 : max(bytes, Self.leastBytes), for: name, &$0) }
    }

    private func take(_ count: Int, for name: String, _ state: inout State) {
        state.total += count - (state.counts[name] ?? 0)
        state.counts[name] = count == 0 ? nil : count
        // Said again once there was room that is worth the name.
        if state.total < limit - limit / 10 { state.hasSaidFull = false }
    }
}
