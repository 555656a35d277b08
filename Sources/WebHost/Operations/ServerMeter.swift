/// Is told what a server does, as it happens, for those who count elsewhere. Called from any thread.
package protocol ServerMeter: Sendable {
    func sessionBegan()
    func sessionEnded()
    func refused(_ cause: ServerRefusal)
    /// - Parameter seconds: what making it took.
    func frameTook(_ seconds: Double)
    func roundTripTook(_ seconds: Double)
    /// - Parameter status: of HTTP.
    func answered(_ status: Int, after seconds: Double)
    func sent(_ bytes: Int)
    func turnWasLong()
    /// A page whose connection had broken is back: with its session, or to find it gone.
    func cameBack(isKnown: Bool)
    /// Bytes of the process, told once a second.
    func resident(_ bytes: Int)
}

/// A turn in which a page's events are dealt with and their frame is made.
package struct TracedTurn: Sendable {
    /// The session's number.
    package var session: Int
    /// Seconds between the event's arrival and the turn.
    package var waited: Double
}

/// Does the work of a turn, and notes how long it took. The work tells what somebody did, such as `pointer`, and never what with: how
/// many of a page's messages a turn deals with is known at its end.
package typealias TurnTrace = @MainActor @Sendable (TracedTurn, _ work: () -> String) -> Void

extension ClientMessage {
    /// What somebody did of which a turn deals with the messages; nil where nobody did anything.
    ///
    /// The first counts, but for what goes along with something else: a press gives an element the focus, and a page may tell of its
    /// window in the same moment.
    static func eventName(of messages: some Sequence<ClientMessage>) -> String? {
        let events = messages.lazy.filter { $0.eventName != nil }
        let deed = events.first { if case .focus = $0 { false } else if case .traits = $0 { false } else { true } }
        return (deed ?? events.first { _ in true })?.eventName
    }

    /// What somebody did; nil for what pages say on their own.
    var eventName: String? {
        switch self {
        case .input(.pointer): "pointer"
        case .input(.wheel): "wheel"
        case .input(.hover): "hover"
        case .input(.secondaryPress): "secondary press"
        case .input(.key): "key"
        case .input(.text): "text"
        case .hello: "hello"
        case .traits: "traits"
        case .perform: "action"
        case .focus: "focus"
        case .go, .enter, .open: "navigation"
        case .answer: "answer"
        case .files, .piece: "files"
        case .input, .tick, .acknowledge, .lose, .ping, .number, .inspect: nil
        }
    }
}
