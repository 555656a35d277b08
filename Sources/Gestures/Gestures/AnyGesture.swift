/// A gesture whose type is not known.
///
/// When a newer value holds another type of gesture, a touch under way is cancelled, and the next one goes to the new.
nonisolated public struct AnyGesture<Value>: Gesture {
    private let storage: AnyGestureStorage<Value>

    /// Hides the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        storage = ConcreteGestureStorage(gesture)
    }

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        AnyGestureRecognizer(storage: gesture.storage, base: gesture.storage.makeRecognizer())
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        unsafeDowncast(recognizer, to: AnyGestureRecognizer<Value>.self).update(gesture.storage)
    }

    /// What the gesture inside says.
    @MainActor public var _takesTwoFingers: Bool { storage.takesTwoFingers }
}

private class AnyGestureStorage<Value> {
    @MainActor var takesTwoFingers: Bool { false }

    @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
        preconditionFailure("\(type(of: self)) has to override makeRecognizer().")
    }

    @MainActor func update(_ recognizer: _GestureRecognizer<Value>) {
        preconditionFailure("\(type(of: self)) has to override update(_:).")
    }
}

private final class ConcreteGestureStorage<Content: Gesture>: AnyGestureStorage<Content.Value> {
    private let gesture: Content

    init(_ gesture: Content) {
        self.gesture = gesture
    }

    override var takesTwoFingers: Bool { gesture._takesTwoFingers }

    override func makeRecognizer() -> _GestureRecognizer<Content.Value> {
        Content._makeRecognizer(gesture: gesture)
    }

    override func update(_ recognizer: _GestureRecognizer<Content.Value>) {
        Content._updateRecognizer(recognizer, gesture: gesture)
    }
}

private final class AnyGestureRecognizer<Value>: ReplaceableRecognizer<Value> {
    private var storage: AnyGestureStorage<Value>

    init(storage: AnyGestureStorage<Value>, base: _GestureRecognizer<Value>) {
        self.storage = storage
        super.init(base: base)
    }

    @MainActor func update(_ newer: AnyGestureStorage<Value>) {
        let isSameType = type(of: newer) == type(of: storage)
        storage = newer
        if isSameType {
            // A replacement that is still to come is made from the newest storage anyway.
            current.map(newer.update)
        } else {
            // Gestures are updated and reset on the main actor only; the recognizer itself is not bound to it.
            replace { [unowned self] in
                MainActor.assumeIsolated { UncheckedBox(self.storage.makeRecognizer()) }.content
            }
        }
    }
}

/// Carries something out of `MainActor.assumeIsolated`, whose result has to be sendable though it does not move.
struct UncheckedBox<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}
