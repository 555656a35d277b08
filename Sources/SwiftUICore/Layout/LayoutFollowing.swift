/// What moves views to where others are, once a layout has found out where that is.
@MainActor
package protocol LayoutFollowing: AnyObject {
    /// Whether views have to be moved whenever something is shown elsewhere, too.
    var isFollowing: Bool { get }

    /// All views have their places.
    func layoutIsDone(in graph: ViewGraph)
}

/// Content that depends on where it is, not only on how large.
@MainActor
package protocol FrameReading: AnyObject {
    /// Whether the reader still has something to look after.
    var isWatching: Bool { get }
    /// Whether the graph's list of readers has the reader.
    var isWatched: Bool { get set }
    /// Queues the content when its place in the window is another than when it was evaluated.
    func checkFrame()
}
