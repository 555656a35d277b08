/// A gesture that calls back when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// The value of the gesture it watches.
    public typealias Value = Content.Value

    var content: Content
    var action: (Content.Value) -> Void

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Content.Value> {
        let base = Content._makeRecognizer(gesture: gesture.content)
        return ChangedRecognizer<Content>(base: base, action: gesture.action)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Content.Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Content>.self)
        recognizer.action = gesture.action
        Content._updateRecognizer(recognizer.base, gesture: gesture.content)
    }
}

extension Gesture where Value: Equatable {
    /// Calls back with the gesture's first value and with every one that differs from the last; not at the end.
    ///
    /// The action runs on the main actor. What it writes is not animated unless it says so, so that a view follows the
    /// finger at once. Each callback may run the bodies that read what it writes: keep that part of the view small.
    ///
    ///     Circle()
    ///         .fill(.orange)
    ///         .frame(width: 40, height: 40)
    ///         .gesture(
    ///             DragGesture(minimumDistance: 0).onChanged { value in
    ///                 isPressed = abs(value.translation.height) < 60
    ///             }
    ///         )
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

final class ChangedRecognizer<Content: Gesture>: TransitionRecognizer<Content> where Content.Value: Equatable {
    var action: (Content.Value) -> Void
    private var last: Content.Value?

    init(base: _GestureRecognizer<Content.Value>, action: @escaping (Content.Value) -> Void) {
        self.action = action
        super.init(base: base)
    }

    override func changed(_ value: Content.Value, into actions: inout GestureActions) {
        guard value != last else { return }
        last = value
        actions.append(isSample: true) { [action] in action(value) }
    }

    override func reset() {
        super.reset()
        last = nil
    }
}
