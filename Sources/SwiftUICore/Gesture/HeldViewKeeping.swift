/// A node that lets go of views out of sight, but keeps those in `InputState.held`.
@MainActor
package protocol HeldViewKeeping: LayoutNode {
    /// A view inside is held no more.
    func heldViewsChanged()
}

extension InputState {
    /// A finger has taken a view out of its place: the view is to stay, wherever it would be now.
    package func hold(_ node: LayoutNode) { held.append(node) }

    /// The finger has let go of the view.
    package func release(_ node: LayoutNode) {
        guard held.contains(where: { $0 === node }) else { return }
        held.removeAll { $0 === node }
        var node = node.parent
        while let current = node {
            (current as? any HeldViewKeeping)?.heldViewsChanged()
            node = current.parent
        }
    }
}
