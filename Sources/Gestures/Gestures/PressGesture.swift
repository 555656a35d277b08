/// What a button listens to: a finger that is lifted near the view it went down on.
///
/// The value says whether the finger is near enough now, from touch-down on; it ends when lifted there. It never
/// becomes active, so that what surrounds the button may still take the touch away. It fails when the view moves along
/// with the finger: the finger is dragging something that the button is on.
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
    /// Where the finger and the middle of the view were in the window at touch-down; nil while that cannot be told.
    private var start: (finger: CGPoint, middle: CGPoint)?

    /// How far finger and view have to move together to count as a drag, in points of the window.
    private static let dragDistance: CGFloat = 10

    init(_ gesture: PressGesture) {
        self.gesture = gesture
    }

    override var isIdle: Bool { finger == nil && status == .possible }
    override func follows(_ finger: Int) -> Bool { self.finger == finger }
    override func forget() { finger = nil }

    override func handle(_ event: PointerEvent, in space: GestureSpace) {
        if finger == nil, event.phase == .began {
            finger = event.id
            start = middle(in: space, near: event.location).map { (event.location, $0) }
            return move(to: .possible, true)
        }
        guard event.id == finger else { return }
        let area = space.bounds.insetBy(dx: -gesture.slop, dy: -gesture.slop)
        let isInside = area.contains(space.convert(event.location, to: .local))
        switch event.phase {
        case .began: break
        case .moved:
            if isDragged(by: event.location, in: space) {
                move(to: .failed)
            } else if isInside != value {
                move(to: .possible, isInside)
            }
        case .ended:
            if isInside { move(to: .ended, true) } else { move(to: .failed) }
        case .cancelled: move(to: .cancelled)
        }
    }

    /// Whether the view has followed the finger.
    private func isDragged(by location: CGPoint, in space: GestureSpace) -> Bool {
        guard let start, location.distance(to: start.finger) >= Self.dragDistance,
            let middle = middle(in: space, near: location),
            middle.distance(to: start.middle) >= Self.dragDistance
        else { return false }
        let along = (middle.x - start.middle.x) * (location.x - start.finger.x)
        return along + (middle.y - start.middle.y) * (location.y - start.finger.y) > 0
    }

    /// Where the middle of the view is in the window, which a press that makes the view smaller does not change.
    ///
    /// - Returns: nil for a view that is flat, such as one that is scaled to nothing or seen from its edge: what is near a
    ///   point of the window is nowhere in it.
    private func middle(in space: GestureSpace, near location: CGPoint) -> CGPoint? {
        let own = space.convert(location, to: .local)
        let right = space.convert(CGPoint(x: location.x + 1, y: location.y), to: .local)
        let below = space.convert(CGPoint(x: location.x, y: location.y + 1), to: .local)
        let transform = CGAffineTransform(
            a: right.x - own.x, b: right.y - own.y, c: below.x - own.x, d: below.y - own.y, tx: own.x, ty: own.y)
        guard transform.determinant.isFinite, abs(transform.determinant) > 1e-9 else { return nil }
        let middle = CGPoint(x: space.bounds.midX, y: space.bounds.midY).applying(transform.inverted())
        return CGPoint(x: location.x + middle.x, y: location.y + middle.y)
    }
}
