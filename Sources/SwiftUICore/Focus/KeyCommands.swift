/// A layout node that takes keys wherever the keyboard is, once nothing else wants them.
@MainActor
package protocol KeyCommanding: LayoutNode {
    /// - Returns: whether the key was for this view.
    func perform(_ press: KeyPress) -> Bool
}

/// A layout node that takes keys while the keyboard is in it.
@MainActor
package protocol KeyPressHandling: LayoutNode {
    func handle(_ press: KeyPress) -> KeyPress.Result
}

/// The layout node of a window, whose layers take keys that nothing else wants.
@MainActor
protocol KeyOffering: LayoutNode {
    /// - Returns: whether a layer took the key.
    func offer(_ press: KeyPress) -> Bool
}

extension FocusingState {
    /// Runs the innermost command for a key, of several the frontmost; what lies behind something modal takes none.
    ///
    /// - Parameter window: whose commands count; nil for the host's own.
    func performKeyCommand(_ press: KeyPress, in window: LayoutNode?) -> Bool {
        func perform(_ node: LayoutNode) -> Bool {
            for child in node.reachedChildren.reversed() where perform(child) { return true }
            guard let command = node as? any KeyCommanding, node.isPlaced, node.environment.isEnabled,
                node.nestedWindow === window, !node.owner.isInRemovedView
            else { return false }
            return command.perform(press)
        }
        return perform(graph.window.rootLayout)
    }
}
