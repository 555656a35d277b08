/// A gesture whose value is made from another's.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    var content: Content
    var transform: (Content.Value) -> Value

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Value> {
        let base = Content._makeRecognizer(gesture: gesture.content)
        return MapRecognizer<Content, Value>(base: base, transform: gesture.transform)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content, Value>.self)
        recognizer.transform = gesture.transform
        Content._updateRecognizer(recognizer.base, gesture: gesture.content)
    }
}

extension Gesture {
    /// A gesture that is recognized as this one is and tells something made from its value.
    ///
    /// `transform` runs whenever a value is looked at, so it must not have effects.
    nonisolated public func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: transform)
    }
}

final class MapRecognizer<Content: Gesture, Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Content.Value>
    var transform: (Content.Value) -> Value

    init(base: _GestureRecognizer<Content.Value>, transform: @escaping (Content.Value) -> Value) {
        self.base = base
        self.transform = transform
    }

    override var status: GestureStatus { base.status }
    override var value: Value? { base.value.map(transform) }
    override var hasValue: Bool { base.hasValue }
    override var version: Int { base.version }
    override var deadline: Double? { base.deadline }
    override var isIdle: Bool { base.isIdle }
    override func follows(_ finger: Int) -> Bool { base.follows(finger) }
    override func handle(_ event: RecognizerEvent, in space: GestureSpace) { base.handle(event, in: space) }
    override func cancel() { base.cancel() }
    override func reset() { base.reset() }
    override var stateDescription: String { base.stateDescription }

    override func report(_ gate: ReportGate, into actions: inout GestureActions) {
        base.report(gate, into: &actions)
    }
}
