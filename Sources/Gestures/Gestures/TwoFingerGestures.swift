// Which gestures follow two fingers: a browser enlarges its page by them unless somebody wants them.

extension Gesture {
    /// One finger is enough.
    @MainActor public var _takesTwoFingers: Bool { false }
}

extension Gesture where Value == Body.Value {
    /// What the body says.
    @MainActor public var _takesTwoFingers: Bool { body._takesTwoFingers }
}

extension MagnifyGesture {
    /// Always.
    @MainActor public var _takesTwoFingers: Bool { true }
}

extension RotateGesture {
    /// Always.
    @MainActor public var _takesTwoFingers: Bool { true }
}

extension CallbackGesture {
    @MainActor package var _takesTwoFingers: Bool { content._takesTwoFingers }
}

extension _ChangedGesture {
    /// What the gesture inside says.
    @MainActor public var _takesTwoFingers: Bool { content._takesTwoFingers }
}

extension _EndedGesture {
    /// What the gesture inside says.
    @MainActor public var _takesTwoFingers: Bool { content._takesTwoFingers }
}

extension _MapGesture {
    /// What the gesture inside says.
    @MainActor public var _takesTwoFingers: Bool { content._takesTwoFingers }
}

extension ExclusiveGesture {
    /// Whether one of the two does.
    @MainActor public var _takesTwoFingers: Bool { first._takesTwoFingers || second._takesTwoFingers }
}

extension SequenceGesture {
    /// Whether one of the two does.
    @MainActor public var _takesTwoFingers: Bool { first._takesTwoFingers || second._takesTwoFingers }
}

extension SimultaneousGesture {
    /// Whether one of the two does.
    @MainActor public var _takesTwoFingers: Bool { first._takesTwoFingers || second._takesTwoFingers }
}

extension Optional where Wrapped: Gesture {
    /// What the gesture inside says, where there is one.
    @MainActor public var _takesTwoFingers: Bool { self?._takesTwoFingers ?? false }
}
