/// What is at a view, and can be led to another one.
package enum FocusKind {
    case keyboard
    case assistiveTechnology
}

@MainActor
extension FocusKind {
    /// Whether it is in a part of the window.
    package func isWithin(_ part: LayoutNode) -> Bool {
        switch self {
        case .keyboard: part.isInFocusPath
        case .assistiveTechnology: part.graph.focus.attention.layout?.isInside(part) == true
        }
    }

    /// Somebody asks for it to be led somewhere.
    package func noteRequest(in graph: ViewGraph) {
        if self == .keyboard { graph.focus.target.requests += 1 }
    }

    /// Leads it into a part of the window.
    ///
    /// - Returns: whether there is something for it.
    package func lead(into part: LayoutNode) -> Bool {
        let graph = part.graph
        switch self {
        case .keyboard:
            if part.isInFocusPath { return true }
            guard let node = graph.focus.focusableNodes(in: part).first else { return false }
            graph.focus.setFocus(node, byKeyboard: graph.focus.usesKeyboard)
            return true
        case .assistiveTechnology: return graph.focus.leadAttention(into: part)
        }
    }

    /// Leads it away from parts of the window. Assistive technology stays where it is: there is no place of none.
    package func leave(_ parts: [LayoutNode], in graph: ViewGraph) {
        if self == .keyboard, parts.contains(where: \.isInFocusPath) { graph.focus.setFocus(nil, byKeyboard: false) }
    }

    package func add(_ follower: any FocusFollowing) -> Int {
        follower.graph.focus[keyPath: followers].add(follower)
    }

    package func remove(_ key: Int, in graph: ViewGraph) { graph.focus[keyPath: followers].remove(key) }

    private var followers: ReferenceWritableKeyPath<FocusingState, FocusFollowers> {
        self == .keyboard ? \.followers : \.attention.followers
    }
}

extension LayoutNode {
    /// Whether the focused view is in this one.
    package final var isInFocusPath: Bool { graph.focus.focusedNode?.isInside(self) == true }

    /// Whether this is a node or somewhere in it.
    package final func isInside(_ other: LayoutNode) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
