/// A change of what a gesture tells.
package enum GestureTransition<Value> {
    /// It has a value, the first or a new one; it may turn out to be something else.
    case changed(Value)
    /// It ended, with or without a `changed` before. What was shown is over.
    case ended(Value)
    /// What was shown is over without an end: the gesture failed or was cancelled, or only an alternative is left
    /// that has no value yet, such as the tap of `tap.exclusively(before: press)`.
    case reset
}

extension GestureTransition: Equatable where Value: Equatable {}

/// A gesture that tells all that becomes of its base: what `updating(_:body:)` is made of.
///
/// After one or more `.changed` comes exactly one `.ended` or `.reset`, whatever happens to the touch or the view.
/// The callback runs after the event has been handled, on the main actor, before the callbacks of gestures around it.
nonisolated package struct CallbackGesture<Content: Gesture>: Gesture {
    package typealias Value = Content.Value

    /// The gesture that is told about.
    package var content: Content
    /// Whom it is told.
    package var action: (GestureTransition<Content.Value>) -> Void

    package init(_ content: Content, action: @escaping (GestureTransition<Content.Value>) -> Void) {
        self.content = content
        self.action = action
    }

    @MainActor package static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Content.Value> {
        let base = Content._makeRecognizer(gesture: gesture.content)
        return CallbackRecognizer<Content>(base: base, action: gesture.action)
    }

    @MainActor package static func _updateRecognizer(_ recognizer: _GestureRecognizer<Content.Value>, gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: CallbackRecognizer<Content>.self)
        recognizer.action = gesture.action
        Content._updateRecognizer(recognizer.base, gesture: gesture.content)
    }
}

final class CallbackRecognizer<Content: Gesture>: TransitionRecognizer<Content> {
    var action: (GestureTransition<Content.Value>) -> Void

    init(base: _GestureRecognizer<Content.Value>, action: @escaping (GestureTransition<Content.Value>) -> Void) {
        self.action = action
        super.init(base: base)
    }

    override func changed(_ value: Content.Value, into actions: inout GestureActions) {
        actions.append { [action] in action(.changed(value)) }
    }

    override func ended(_ value: Content.Value, into actions: inout GestureActions) {
        actions.append { [action] in action(.ended(value)) }
    }

    override func lost(into actions: inout GestureActions) {
        actions.append { [action] in action(.reset) }
    }
}
