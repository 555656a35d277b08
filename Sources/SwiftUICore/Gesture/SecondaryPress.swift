/// A layout node that does something when the mouse's other button is pressed over it, or the key for it while the keyboard is
/// in it.
@MainActor
package protocol SecondaryPressing: LayoutNode {
    /// - Parameter point: in the root view's space; nil for the keyboard's.
    /// - Returns: whether it was for this view.
    func press(at point: CGPoint?) -> Bool
}

extension InputState {
    func sendSecondaryPress(_ event: SecondaryPressEvent) {
        guard event.time.isFinite else { return }
        guard let point = event.location else {
            settleInput(at: event.time)
            return pressSecondarily()
        }
        guard point.isFinite else { return }
        let path = touchPath(at: point, time: event.time)
        for node in path where (node as? any SecondaryPressing)?.press(at: point) == true { return }
    }

    /// The innermost view around what has the keyboard counts.
    func pressSecondarily() {
        var node: LayoutNode? = graph.focus.focusedNode
        while let current = node {
            if (current as? any SecondaryPressing)?.press(at: nil) == true { return }
            node = current.parent
        }
    }
}

extension KeyPress {
    /// Whether it is the key that stands for the mouse's other button: the menu key, or F10 with Shift, as hosts that have
    /// such keys name them.
    var isSecondary: Bool {
        key.character == "\u{F735}" && modifiers.isEmpty || key.character == "\u{F70D}" && modifiers == .shift
    }
}
