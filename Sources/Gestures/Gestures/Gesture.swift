/// A pattern in the way fingers move, and what to make of it.
///
/// Own gestures are composed of others: give them a `body`.
///
///     struct HoldAndDrag: Gesture {
///         var body: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
///             LongPressGesture().sequenced(before: DragGesture())
///         }
///     }
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells about itself.
    associatedtype Value
    /// The gesture this one is composed of.
    associatedtype Body: Gesture

    /// The gesture this one is composed of.
    var body: Body { get }

    /// Makes the state machine that recognizes the gesture.
    static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value>

    /// Gives a running state machine the parameters and callbacks of a newer gesture; its state stays.
    static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self)

    /// Whether it follows two fingers at once.
    var _takesTwoFingers: Bool { get }
}

extension Gesture where Value == Body.Value {
    /// Makes the recognizer of the body.
    public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Body.Value> {
        Body._makeRecognizer(gesture: gesture.body)
    }

    /// Updates the recognizer of the body.
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Body.Value>, gesture: Self) {
        Body._updateRecognizer(recognizer, gesture: gesture.body)
    }
}

extension Gesture where Body == Never {
    /// Never called: the gesture is recognized by itself.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive gesture and has no body.")
    }
}

extension Never: Gesture {
    /// No value.
    public typealias Value = Never
    /// No body.
    public typealias Body = Never

    /// Never called: there is no such gesture.
    @MainActor public static func _makeRecognizer(gesture: Never) -> _GestureRecognizer<Never> {}

    /// Never called: there is no such gesture.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Never>, gesture: Never) {}
}

extension Gesture {
    /// Makes a recognizer, its type of value erased.
    package static func makeErasedRecognizer(for gesture: Self) -> _AnyGestureRecognizer {
        _makeRecognizer(gesture: gesture)
    }

    /// Updates a recognizer that `makeErasedRecognizer(for:)` of the same gesture type made.
    package static func updateErasedRecognizer(_ recognizer: _AnyGestureRecognizer, with gesture: Self) {
        _updateRecognizer(unsafeDowncast(recognizer, to: _GestureRecognizer<Value>.self), gesture: gesture)
    }
}
