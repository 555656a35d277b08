/// What tests count of the work behind a frame, besides what `FrameStatistics` tells: how much of the tree was visited for
/// something that concerns little of it.
package struct WorkCounters: Hashable, Sendable {
    /// Elements entered into the table of those that actions find.
    package var elementsRegistered = 0
    /// Nodes looked at for preferences.
    package var preferenceNodesVisited = 0
    /// Layout nodes looked at for what can have the focus.
    package var focusNodesVisited = 0
    /// Views whose transition was looked up because they came.
    package var transitionsLookedUp = 0
    /// Layout nodes looked at for what a point touches.
    package var hitNodesVisited = 0
    /// Layout nodes asked where they can be touched.
    package var touchAreasTaken = 0
    /// Proposals for which a view was measured, rather than known.
    package var sizesMeasured = 0
    /// Alignment guides that a container was asked for, and did not know.
    package var guidesFound = 0
    /// Nodes looked at for what views that leave wait for.
    package var departureNodesVisited = 0
}
