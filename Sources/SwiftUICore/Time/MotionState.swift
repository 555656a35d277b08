/// What moves from frame to frame.
@MainActor
final class MotionState: EngineState {
    var animating: [LayoutNode] = []
    /// What would be moving if it could be seen: see `ViewGraph.runAnimations()`.
    var resting = InsertionOrdered<ObjectIdentifier, LayoutNode>()
    /// What follows the time of frames without asking for any.
    var timeFollowers: [LayoutNode] = []

    /// Lets go of everything, as the views have ended.
    func end() {
        animating = []
        resting = InsertionOrdered()
        timeFollowers = []
    }
}

extension ViewGraph {
    var motion: MotionState { state(of: .motion) }
}
