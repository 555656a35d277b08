/// A running recognizer, with the type of its values erased.
///
/// Two passes, so that competition can be settled between them:
/// 1. `handle` moves the state machine on. It calls nobody.
/// 2. `report` tells callbacks what is new, as far as the gate lets it. A failure or cancellation passes every gate,
///    because what has been shown must be taken back.
///
/// The state stays until `reset`; a recognizer in a terminal status ignores events.
/// Used on the main actor, and not bound to it: it runs no code of apps.
public class _AnyGestureRecognizer {
    init() {}

    /// What has been made of the touches so far.
    package var status: GestureStatus { abstractMethod() }

    /// Whether there is a value to show.
    package var hasValue: Bool { abstractMethod() }

    /// Grows whenever status or value are set.
    var version: Int { abstractMethod() }

    /// When it wants to be told the time, in seconds; `nil` when only touches matter.
    package var deadline: Double? { abstractMethod() }

    /// Whether it is as if just made: no finger, no memory.
    package var isIdle: Bool { abstractMethod() }

    /// Whether it takes notice of a finger that is down.
    package func follows(_ finger: Int) -> Bool { abstractMethod() }

    /// Moves the state machine on.
    package func handle(_ event: RecognizerEvent, in space: GestureSpace) { abstractMethod() }

    /// Ends it without success, also when its end has been held back.
    package func cancel() { abstractMethod() }

    /// Appends the callbacks for what is new.
    package func report(_ gate: ReportGate, into actions: inout GestureActions) { abstractMethod() }

    /// Makes it as if just made. What was reported must have been taken back or ended before.
    package func reset() { abstractMethod() }

    /// The state in a few words, for logs.
    package var stateDescription: String { abstractMethod() }
}

/// A running recognizer of gestures with a type of value.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
    /// The value that goes with the status: shown while possible, present while active, final when ended.
    package var value: Value? { abstractMethod() }

    /// Status and value in one.
    package final var phase: GesturePhase<Value> {
        switch (status, value) {
        case (.active, let value?): .active(value)
        case (.ended, let value?): .ended(value)
        case (.failed, _): .failed
        case (.cancelled, _): .cancelled
        case (_, let value): .possible(value)
        }
    }
}

extension _AnyGestureRecognizer {
    fileprivate func abstractMethod(_ name: StaticString = #function) -> Never {
        preconditionFailure("\(type(of: self)) inherits \(name) and has to override it.")
    }
}
