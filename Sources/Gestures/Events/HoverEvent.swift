/// Where the mouse is while no button is down.
package struct HoverEvent: Hashable, Sendable {
    /// In points of the root view's space; nil where it has left the window.
    package var location: CGPoint?
    /// When, in seconds of the host's clock.
    package var time: Double

    package init(location: CGPoint?, time: Double) {
        self.location = location
        self.time = time
    }
}
