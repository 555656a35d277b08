/// A gesture that calls back when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture it watches.
    public typealias Value = Content.Value

    var content: Content
    var action: (Content.Value) -> Void

    /// Makes the state machine.
    @MainActor public static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Content.Value> {
        let base = Content._makeRecognizer(gesture: gesture.content)
        return EndedRecognizer<Content>(base: base, action: gesture.action)
    }

    /// Updates the state machine.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Content.Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Content>.self)
        recognizer.action = gesture.action
        Content._updateRecognizer(recognizer.base, gesture: gesture.content)
    }
}

extension Gesture {
    /// Calls back when the gesture ends; not when it fails or is cancelled.
    ///
    /// The action is given the last value of the gesture, and runs on the main actor after the last `onChanged(_:)`. A
    /// gesture is cancelled when another one takes the finger over, or the view is removed. State that has to be reset
    /// then as well belongs into a `@GestureState`.
    ///
    ///     Text("Swipe to archive")
    ///         .gesture(
    ///             DragGesture().onEnded { value in
    ///                 if value.translation.width < -100 { isArchived = true }
    ///             }
    ///         )
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

final class EndedRecognizer<Content: Gesture>: TransitionRecognizer<Content> {
    var action: (Content.Value) -> Void

    init(base: _GestureRecognizer<Content.Value>, action: @escaping (Content.Value) -> Void) {
        self.action = action
        super.init(base: base)
    }

    override func ended(_ value: Content.Value, into actions: inout GestureActions) {
        actions.append { [action] in action(value) }
    }
}
