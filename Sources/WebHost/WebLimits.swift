/// What a page or a stranger may ask for at most. One place, with the reasons.
package enum WebLimits {
    // MARK: Messages

    /// Bytes of one WebSocket message. The largest honest one is a paste into a text field; a frame's input is below 1 KB.
    package static let messageBytes = 64 << 10
    /// Records of one message. A message of nothing but a finger's samples has room for fewer.
    package static let recordsPerMessage = 4096
    /// Fragments of one message. Browsers send a message whole; proxies may cut it into a few.
    package static let fragments = 64
    /// Bytes of every fragment but the last, so that a message cannot come as thousands of crumbs.
    package static let smallestFragment = 64
    /// Bytes of a text within a message: a paste of twenty pages.
    package static let textBytes = 32 << 10
    /// Fingers down at once: two hands twice, for tables that are touched by two people.
    package static let fingers = 20
    /// Sides of a page in points: more than any wall of displays, little enough that nothing overflows.
    package static let pageSide = 16_384.0
    /// Pixels per point: beyond what displays have, with browser zoom.
    package static let scale = 8.0
    /// Seconds an event may lie ahead of the server's clock. Honest ones do by the delay of the first message at most.
    package static let clockLead = 10.0

    // MARK: Flow

    /// Messages of one session taken in one go before other sessions have their turn: about a millisecond's work.
    package static let messagesPerTurn = 64
    /// Waiting messages at which a connection is read no further, so that a flood waits in the sender's own memory.
    package static let waitingMessages = 512
    /// Bytes waiting to be sent at which a connection is read no further, so that a page that takes no answers asks for
    /// no more of them. A first frame with a thousand layers is a tenth of it.
    package static let unsentBytes = 1 << 20

    // MARK: Connections

    /// Connections at once, all kinds together; beyond it new ones are closed at once.
    package static let connections = 4096
    /// Connections that have not said hello. The oldest of them gives way to a new one, so that silence shuts nobody out.
    package static let silentConnections = 256
    /// Seconds until a connection must have asked for something, and a WebSocket must have said hello.
    package static let helloSeconds: Int64 = 10
    /// Seconds an HTTP connection may stay open between requests. Browsers ask again within a page load.
    package static let idleSeconds: Int64 = 30
    /// Bytes of an answer that are handed to the system at once, and the seconds in which it has to be rid of them: two
    /// kilobytes a second, however long the whole takes.
    package static let answerPieceBytes = 64 << 10
    package static let stalledSeconds: Int64 = 30
    /// Bytes of a request's head; ours have about a kilobyte.
    package static let requestHeadBytes = 16 << 10

    // MARK: Memory

    /// Seconds that a session waits for its page to come back: a train's tunnel, a laptop's lid.
    package static let detachedSeconds = 60.0
    /// Sessions that wait for their page. Beyond it the one that has waited longest goes.
    package static let detachedSessions = 256
    /// Sessions at once. At about a megabyte each this is what a small server holds.
    package static let sessions = 2048
    /// Font files above this size are cut down to the characters in use. Latin faces are below half of it.
    package static let wholeFontBytes = 1 << 20
    /// Characters that a font cut to size may carry over from the last cut of it, so that typing does not send ever
    /// larger files.
    package static let carriedCharacters = 256
    /// Cut fonts that are remembered, and that a page can ask for.
    package static let fontCuts = 4096
    /// Bytes of cut fonts kept in memory.
    package static let fontCutBytes = 32 << 20
}
