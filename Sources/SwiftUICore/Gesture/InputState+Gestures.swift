extension InputState {
    package func nextMemberID() -> GestureMember.ID {
        lastMemberID += 1
        return GestureMember.ID(lastMemberID)
    }

    /// Views have come that have a gesture for two fingers, or gone.
    package func countTwoFingerGestures(by change: Int) { twoFingerGestures += change }

    /// Whether a gesture takes part in a touch under way.
    package func isTouched(_ id: GestureMember.ID) -> Bool { arena.contains(id) }

    /// Ends the part that a gesture has in touches under way, because its view is gone or takes no touches any more.
    package func forgetGesture(_ id: GestureMember.ID) {
        guard arena.contains(id) else { return }
        var actions = GestureActions()
        arena.remove(id, into: &actions)
        graph.lifecycle.afterLayout { actions.perform() }
    }

    /// Cancels what fingers do to a branch that leaves: it is only painted from now on.
    func forgetGestures(in layout: LayoutNode, sparing spares: (LayoutNode) -> Bool = { _ in false }) {
        if let id = layout.memberID, !spares(layout) { forgetGesture(id) }
        for child in layout.children { forgetGestures(in: child, sparing: spares) }
    }

    /// Lets a gesture under way tell what its newer parameters make of the touch.
    package func refreshGesture(_ id: GestureMember.ID) {
        guard arena.contains(id) else { return }
        var actions = GestureActions()
        arena.refresh(into: &actions)
        if !actions.isEmpty { graph.lifecycle.afterLayout { actions.perform() } }
    }
}
