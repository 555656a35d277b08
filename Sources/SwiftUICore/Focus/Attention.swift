/// Where assistive technology is, and who wants to know.
@MainActor
struct Attention {
    /// What the element stands for.
    weak var layout: LayoutNode?
    var followers = FocusFollowers()
}

extension FocusingState {
    /// Assistive technology has come to an element, or left all of them.
    func noteAttention(_ id: UInt32?) {
        attention.layout = id.flatMap { graph.elements.layoutNode(of: $0) }
        for follower in attention.followers.nodes { follower.focusMoved() }
    }

    /// Leads assistive technology to the first element in a part of the window.
    ///
    /// - Returns: whether there is one.
    func leadAttention(into part: LayoutNode) -> Bool {
        let first = graph.elements.tree.elements.first { graph.elements.layoutNode(of: $0.id)?.isInside(part) == true }
        guard let first else { return false }
        HostRequests.add(.attend(first.id))
        noteAttention(first.id)
        return true
    }
}
