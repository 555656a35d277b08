/// What a button listens to: a finger that is lifted near the view it went down on.
///
/// The value says whether the finger is near enough now, from touch-down on; it ends when lifted there. It never
/// becomes active, so that what surrounds the button may still take the touch away.
nonisolated package struct PressGesture: Gesture {
    /// Whether a lift would count.
    package typealias Value = Bool

    /// How far outside the view's bounds still counts, in points of the view (UIKit's is about 70).
    package var slop: CGFloat

    package init(slop: CGFloat = 70) {
        self.slop = slop
    }

    @MainActor package static func _makeRecognizer(gesture: Self) -> _GestureRecognizer<Bool> {
        PressRecognizer(gesture)
    }

    @MainActor package static func _updateRecognizer(_ recognizer: _GestureRecognizer<Bool>, gesture: Self) {
        unsafeDowncast(recognizer, to: PressRecognizer.self).gesture = gesture
    }
}

final class PressRecognizer: LeafRecognizer<Bool> {
    var gesture: PressGesture
    private var finger: Int?

    init(_ gesture: PressGesture) {
        self.gesture = gesture
    }

    override var isIdle: Bool { finger == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { self.finger == finger }
    override func forget() { finger = nil }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        if finger == nil, event.phase == .began {
            finger = event.id
            return move(to: .possible, true)
        }
        guard event.id == finger else { return }
        let area = space.bounds.insetBy(dx: -gesture.slop, dy: -gesture.slop)
        let isInside = area.contains(space.convert(event.location, to: .local))
        switch event.phase {
        case .began: break
        case .moved:
            if isInside != value { move(to: .possible, isInside) }
        case .ended:
            if isInside { move(to: .ended, true) } else { move(to: .failed) }
        case .cancelled: move(to: .cancelled)
        }
    }
}
