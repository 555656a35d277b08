extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture, if there is one.
    public typealias Value = Wrapped.Value

    /// Makes the state machine; without a gesture, one that has failed from the start.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
        OptionalRecognizer(base: gesture.map { Wrapped._makeRecognizer(gesture: $0) })
    }

    /// Updates the state machine; a gesture that is gone cancels its touch.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Wrapped.Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: OptionalRecognizer<Wrapped.Value>.self)
        guard let gesture else { return recognizer.replace { nil } }
        if let current = recognizer.current {
            return Wrapped._updateRecognizer(current, gesture: gesture)
        }
        let newer = Wrapped._makeRecognizer(gesture: gesture)
        recognizer.replace { newer }
    }
}

private final class OptionalRecognizer<Value>: ReplaceableRecognizer<Value> {}
