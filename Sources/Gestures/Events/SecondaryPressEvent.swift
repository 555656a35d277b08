/// A press of the mouse's other button, or of the key that stands for it: somebody asks what can be done with something.
package struct SecondaryPressEvent: Hashable, Sendable {
    /// In points of the root view's space; nil for what has the keyboard.
    package var location: CGPoint?
    /// When, in seconds of the host's clock.
    package var time: Double

    package init(location: CGPoint?, time: Double) {
        self.location = location
        self.time = time
    }
}
