/// What the layout phase has to do besides placing what is due.
@MainActor
package final class LayoutState: EngineState {
    unowned let graph: ViewGraph
    /// Content whose evaluation depends on where it is: see `GeometryReader`.
    var frameReaders: [any FrameReading] = []
    /// Whom to tell of each layout.
    var followers: [any LayoutFollowing] = []
    /// Content to be built anew once the layout in progress has found its size.
    var dueContents: [any SizedContent] = []
    /// Grows whenever a scroll view comes into being, or what is inside of a view is shown or hidden as a whole: for what
    /// looks for the scroll views inside of a view. Layouts need not tell of those, as when one screen after the other is shown
    /// in the same place.
    package internal(set) var scrollViewsVersion: UInt32 = 0
    /// Numbers the layouts.
    var pass: UInt32 = 0
    /// How far what is being placed may swing beyond its place.
    var swingRoom: SwingRoom?

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        frameReaders = []
        followers = []
        dueContents = []
        swingRoom = nil
    }
}

extension ViewGraph {
    package var layouts: LayoutState { state(of: .layouts) }
}
