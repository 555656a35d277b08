/// What a recognizer has made of its touches so far, without the value.
package enum GestureStatus: Hashable, Sendable {
    /// It may still be recognized, or it may not; a value, if there is one, is already shown.
    case possible
    /// It is recognized and goes on.
    case active
    /// It was recognized and is over.
    case ended
    /// It turned out to be something else.
    case failed
    /// It was taken away: by the host, by another gesture, or with its view.
    case cancelled

    /// Whether it stays so until the recognizer is reset.
    package var isTerminal: Bool { self == .ended || isFailure }

    /// Whether nothing came of it.
    package var isFailure: Bool { self == .failed || self == .cancelled }

    /// Whether it was recognized.
    package var isRecognized: Bool { self == .active || self == .ended }
}

/// What a recognizer has made of its touches so far, with the value.
package enum GesturePhase<Value> {
    /// It may still be recognized; the value, if there is one, is already shown.
    case possible(Value?)
    /// It is recognized and goes on.
    case active(Value)
    /// It was recognized and is over.
    case ended(Value)
    /// It turned out to be something else.
    case failed
    /// It was taken away.
    case cancelled
}

extension GesturePhase: Equatable where Value: Equatable {}
