/// What the layout phase has to do besides placing what is due.
@MainActor
final class LayoutState: EngineState {
    /// Content whose evaluation depends on where it is: see `GeometryReader`.
    var frameReaders: [any FrameReading] = []
    /// Whom to tell of each layout.
    var followers: [any LayoutFollowing] = []
    /// Content to be built anew once the layout in progress has found its size.
    var dueContents: [any SizedContent] = []
    /// Grows whenever a scroll view comes into being, or what is inside of a view is shown or hidden as a whole.
    var scrollViewsVersion: UInt32 = 0
    /// Numbers the layouts.
    var pass: UInt32 = 0
    /// How far what is being placed may swing beyond its place.
    var swingRoom: SwingRoom?

    /// Lets go of everything, as the views have ended.
    func end() {
        frameReaders = []
        followers = []
        dueContents = []
        swingRoom = nil
    }
}

extension ViewGraph {
    var layouts: LayoutState { state(of: .layouts) }
}
