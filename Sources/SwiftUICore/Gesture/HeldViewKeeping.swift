/// A node that lets go of views out of sight, but keeps those in `InputState.held`.
@MainActor
package protocol HeldViewKeeping: LayoutNode {
    /// A view inside is held no more.
    func heldViewsChanged()
}

extension ViewGraph {
    /// A finger has taken a view out of its place: the view is to stay, wherever it would be now.
    package func hold(_ node: LayoutNode) { input.held.append(node) }

    /// The finger has let go of the view.
    package func letGo(of held: LayoutNode) {
        guard input.held.contains(where: { $0 === held }) else { return }
        input.held.removeAll { $0 === held }
        var node = held.parent
        while let current = node {
            (current as? any HeldViewKeeping)?.heldViewsChanged()
            node = current.parent
        }
    }
}
