/// The layout node of a view that follows a finger by a gesture of its own, beside those that an app gives it.
///
/// It keeps the recognizer and takes part in touches; a subclass says which gesture it is and what becomes of a finger.
package class FollowingNode<G: Gesture>: LayoutNode {
    private let id: GestureMember.ID
    private var hasRecognizer = false
    private lazy var recognizer = CallbackGesture<G>.makeErasedRecognizer(for: callback)

    override init(_ owner: _ViewNode) {
        id = owner.graph.input.nextMemberID()
        super.init(owner)
    }

    /// The gesture as it is now; looked at when a finger comes down.
    var gesture: G { fatalError("\(Self.self) has no gesture") }

    /// Whether the view wants a finger that comes down now.
    var wantsFinger: Bool { true }

    /// What the gesture is to others, and which go first.
    var kind: GestureMember.Kind { .scroll }
    var priority: GestureMember.Priority { .normal }

    /// Told what becomes of a finger.
    func follow(_ transition: GestureTransition<G.Value>) {}

    /// Lets go of the finger that is down, if there is one.
    final func forgetFinger() {
        if hasRecognizer { graph.input.forgetGesture(id) }
    }

    private var callback: CallbackGesture<G> {
        CallbackGesture(gesture) { [weak self] transition in
            nonisolated(unsafe) let transition = transition
            MainActor.assumeIsolated { self?.follow(transition) }
        }
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        guard wantsFinger else { return nil }
        hasRecognizer = true
        if !graph.input.isTouched(id) { CallbackGesture.updateErasedRecognizer(recognizer, with: callback) }
        return GestureMember(id: id, recognizer: recognizer, space: gestureSpace, priority: priority, kind: kind)
    }
}
