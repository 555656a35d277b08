import RiffleGestures

/// How much of a page's messages is dealt with in one turn: as much as fits into a time.
///
/// The first message is dealt with in any case. The samples of a finger that moves count as one, up to a number, so that a
/// frame shows a movement whole.
package struct TurnBudget {
    private let end: Double
    private var finger: Int?
    private var samples = 0

    /// - Parameter end: the seconds of a clock at which nothing more is begun.
    package init(until end: Double) { self.end = end }

    /// Notes the turn's first message.
    package mutating func begin(with message: ClientMessage) { note(message) }

    /// Whether the turn goes on with another message.
    package mutating func allows(_ message: ClientMessage, now: @autoclosure () -> Double) -> Bool {
        let isSame = finger != nil && Self.movingFinger(message) == finger && samples < WebLimits.samplesPerStep
        guard isSame || now() < end else { return false }
        note(message)
        return true
    }

    private mutating func note(_ message: ClientMessage) {
        let moving = Self.movingFinger(message)
        samples = moving != nil && moving == finger && samples < WebLimits.samplesPerStep ? samples + 1 : 1
        finger = moving
    }

    private static func movingFinger(_ message: ClientMessage) -> Int? {
        guard case .input(.pointer(let event)) = message, event.phase == .moved else { return nil }
        return event.id
    }
}
