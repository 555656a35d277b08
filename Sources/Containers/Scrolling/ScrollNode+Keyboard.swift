/// A text that is being edited stays in sight when an on-screen keyboard comes over the scroll view around it.
extension ScrollNode {
    /// As long as keyboards take to come.
    private static let motion = Animation.easeOut(duration: 0.25)

    /// - Parameter height: what is left above what covers the lower end, in points.
    func heightChanged(to height: CGFloat) {
        defer { shownHeight = height }
        guard let shownHeight, height < shownHeight - 0.5, let text = graph.focus.focusedNode?.editedLeaf,
            isAround(text)
        else { return }
        graph.lifecycle.afterLayout(of: owner) { [weak text] in
            text?.caret?.reveal(Transaction(animation: Self.motion))
        }
    }

    private func isAround(_ node: LayoutNode) -> Bool {
        var outer = node.parent
        while let current = outer {
            if current === self { return true }
            outer = current.parent
        }
        return false
    }
}

extension LayoutNode {
    /// What is edited in the leaf.
    fileprivate var caret: (any CaretKeeping)? { (self as? any ContentKeeping)?.anyContent as? any CaretKeeping }

    /// The leaf in the node in which something is edited.
    fileprivate var editedLeaf: LayoutNode? {
        if caret != nil { return self }
        for child in children { if let leaf = child.editedLeaf { return leaf } }
        return nil
    }
}
