/// What moves a recognizer on.
package enum RecognizerEvent: Sendable {
    /// A sample of a finger.
    case pointer(PointerEvent)
    /// The time has come that a recognizer gave as its deadline, or a later one, in seconds.
    case time(Double)

    /// When, in seconds.
    package var time: Double {
        switch self {
        case .pointer(let event): event.time
        case .time(let time): time
        }
    }
}

/// How much of its state a recognizer may tell the app while it competes with others.
package enum ReportGate: Int, Comparable, Sendable {
    /// Nothing: another gesture has the touch.
    case silent
    /// Values, but not the end: a gesture that goes first may still be recognized.
    case withholdEnd
    /// Everything.
    case open

    package static func < (lhs: ReportGate, rhs: ReportGate) -> Bool { lhs.rawValue < rhs.rawValue }
}
