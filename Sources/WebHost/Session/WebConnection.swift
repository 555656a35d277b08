import Dispatch
import NIOCore
import NIOWebSocket
import Synchronization

/// A page's open WebSocket as the main actor sees it.
package final class WebConnection: Sendable {
    let channel: any Channel
    /// Whom it counts for.
    let address: ClientAddress
    /// Whose page it is.
    let person: Person
    /// What the page's address says that it shows, where somebody works on the program.
    let place: LivePlace?
    /// What the page's browser has asked for; nil where nobody knows.
    let request: PageRequest?
    /// For whom the page's turns count.
    let parties: TurnParties
    let mailbox = Mailbox()
    /// When it was opened, in nanoseconds of the machine's clock.
    private let openedAt = DispatchTime.now().uptimeNanoseconds
    private let sentBytes = Atomic<Int>(0)
    /// When what waits longest in the mailbox came; 0 where nothing waits.
    private let waitingSince = Atomic<UInt64>(0)
    /// Set once the page has said hello.
    @MainActor var session: WebSession?
    private let unsent = Mutex(UnsentMessages())

    init(
        _ channel: any Channel, from address: ClientAddress, of person: Person, place: LivePlace? = nil,
        asking request: PageRequest? = nil
    ) {
        self.request = request
        self.channel = channel
        self.place = place
        self.address = address
        self.person = person
        parties = TurnParties(
            address: address.isLimited ? .address(address) : nil,
            visitor: person.id.map { .visitor($0) } ?? .stranger(Self.nextStranger()))
    }

    private static let strangers = Atomic<UInt64>(0)

    private static func nextStranger() -> UInt64 { strangers.add(1, ordering: .relaxed).newValue }

    /// Sends from the channel's own loop or any other.
    func send(_ message: ServerMessage) {
        var buffer = channel.allocator.buffer(capacity: 64)
        message.encode(into: &buffer)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: buffer), promise: nil)
    }

    /// Ends the connection and says why; the page may come back.
    func close(_ code: WebSocketErrorCode, _ reason: String) {
        mailbox.close()
        channel.pipeline.fireUserInboundEventTriggered(PageSocketHandler.Closing(frame: CloseFrame(code, reason)))
    }

    /// Goes on reading after a pause.
    func resume() { channel.pipeline.fireUserInboundEventTriggered(PageSocketHandler.ReadingResumed()) }

    /// What the access log says at the end of the connection; nil where nobody knows of what request it came.
    func access(session: Int?) -> AccessEntry? {
        request.map { request in
            AccessEntry(
                request, status: 101, bytes: sentBytes.load(ordering: .relaxed),
                seconds: Double(DispatchTime.now().uptimeNanoseconds - openedAt) / 1e9, address: request.remoteAddress,
                session: session)
        }
    }

    // MARK: What waits to be dealt with

    /// Messages are in the mailbox.
    func messagesWait() {
        let now = DispatchTime.now().uptimeNanoseconds
        _ = waitingSince.compareExchange(expected: 0, desired: now, ordering: .relaxed)
    }

    /// Seconds for which the oldest of them has waited. What a turn leaves counts no further.
    func takeWait() -> Double {
        let now = DispatchTime.now().uptimeNanoseconds
        let since = waitingSince.exchange(0, ordering: .relaxed)
        return since == 0 || since > now ? 0 : Double(now - since) / 1e9
    }

    // MARK: What waits to be sent

    /// Bytes that the page has not taken yet.
    var unsentBytes: Int { unsent.withLock { $0.bytes } }

    /// Tells the message that has waited longest from others; nil where none waits.
    var oldestUnsent: UInt64? { unsent.withLock { $0.oldest } }

    /// Whether the page takes too little for more to be done for it. It has its turn when it has taken what there is.
    func awaitsRoom() -> Bool { unsent.withLock { $0.awaitsRoom() } }

    func willSend(_ bytes: Int) {
        sentBytes.add(bytes, ordering: .relaxed)
        unsent.withLock { $0.add(bytes) }
    }

    /// The oldest message is gone.
    ///
    /// - Returns: whether there is room again for what waits for it.
    func sent() -> Bool { unsent.withLock { $0.removeOldest() } }
}

extension WebConnection: Hashable {
    package static func == (first: WebConnection, second: WebConnection) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
