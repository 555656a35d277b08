import Synchronization

/// Messages on their way from a connection's event loop to the main actor.
///
/// Whoever fills it is told when to stop, and called back when there is room again.
package final class Mailbox: Sendable {
    private let contents = Mutex(WaitingMessages())

    package init() {}

    /// Puts messages in, which took so many bytes to say.
    ///
    /// - Returns: whether nobody knows yet that something waits, so that somebody has to be told.
    package func post(_ messages: [ClientMessage], bytes: Int = 0) -> Bool {
        contents.withLock { $0.post(messages, bytes: bytes) }
    }

    /// Whether nothing more should be put in. Once `remove` says that there is room, it is no longer.
    package var isFull: Bool { contents.withLock { $0.isFull } }

    /// The first messages, which stay in the box until they are removed.
    package func first(_ limit: Int = WebLimits.messagesPerTurn) -> [ClientMessage] {
        contents.withLock { $0.first(limit) }
    }

    /// Removes the first messages, which have been dealt with, and ends a turn.
    package func remove(_ count: Int) -> WaitingMessages.Rest { contents.withLock { $0.remove(count) } }

    /// Bytes of what waits, as it came.
    package var byteCount: Int { contents.withLock { $0.bytes } }

    /// Messages that wait.
    package var count: Int { contents.withLock { $0.count } }

    /// Messages in memory: those that wait, and as many that were removed at most.
    package var storedCount: Int { contents.withLock { $0.storedCount } }

    /// Drops what is in the box and all that comes.
    package func close() { contents.withLock { $0.close() } }
}

/// What a mailbox holds.
package struct WaitingMessages {
    /// What is left after a turn.
    package struct Rest: Hashable, Sendable {
        /// More waits, so that another turn has to come.
        package var isMore: Bool
        /// The box was full and has room now: whoever was stopped can go on. Told once.
        package var resumes: Bool

        package init(isMore: Bool, resumes: Bool) {
            self.isMore = isMore
            self.resumes = resumes
        }
    }

    private var messages: [ClientMessage] = []
    /// Messages at the front that were removed.
    private var removed = 0
    /// Messages at the front, removed ones included, that somebody is dealing with.
    private var offered = 0
    private(set) var bytes = 0
    private var isKnown = false
    private var isClosed = false
    /// Stays until there is room again, and that was told: whoever was stopped waits for it, whatever else comes.
    private(set) var isFull = false

    init() {}

    var count: Int { messages.count - removed }
    var storedCount: Int { messages.count }

    mutating func post(_ posted: [ClientMessage], bytes: Int) -> Bool {
        guard !isClosed, !posted.isEmpty else { return false }
        for message in posted { add(message) }
        self.bytes += bytes
        if count >= WebLimits.waitingMessages || self.bytes >= WebLimits.waitingBytes { isFull = true }
        defer { isKnown = true }
        return !isKnown
    }

    /// Of traits the last ones count: those before, which nobody has looked at, make way.
    private mutating func add(_ message: ClientMessage) {
        if case .traits = message, messages.count > offered, case .traits? = messages.last {
            messages[messages.count - 1] = message
        } else {
            messages.append(message)
        }
    }

    mutating func first(_ limit: Int) -> [ClientMessage] {
        offered = min(removed + max(0, limit), messages.count)
        return Array(messages[removed..<offered])
    }

    mutating func remove(_ count: Int) -> Rest {
        // What the bytes of a message were nobody knows: each counts for as much as the others.
        let share = self.count == 0 ? 1 : Double(min(count, self.count)) / Double(self.count)
        bytes -= Int(Double(bytes) * share)
        removed = min(removed + max(0, count), messages.count)
        // What was removed stays until no more than that waits, so that each message is moved once.
        if removed >= self.count {
            messages = Array(messages[removed...])
            removed = 0
        }
        offered = removed
        isKnown = self.count > 0
        let resumes = isFull && self.count < WebLimits.waitingMessages / 2 && bytes < WebLimits.waitingBytes / 2
        if resumes { isFull = false }
        return Rest(isMore: isKnown, resumes: resumes)
    }

    mutating func close() {
        isClosed = true
        messages = []
        removed = 0
        offered = 0
        bytes = 0
    }
}
