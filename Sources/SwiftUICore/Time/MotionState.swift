/// What moves from frame to frame.
@MainActor
package final class MotionState: EngineState {
    unowned let graph: ViewGraph
    var animating: [LayoutNode] = []
    /// What would be moving if it could be seen: see `MotionState.runAnimations()`.
    var resting = InsertionOrdered<ObjectIdentifier, LayoutNode>()
    /// What follows the time of frames without asking for any.
    var timeFollowers: [LayoutNode] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        animating = []
        resting = InsertionOrdered()
        timeFollowers = []
    }
}

extension ViewGraph {
    package var motion: MotionState { state(of: .motion) }
}
