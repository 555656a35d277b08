/// A text that is being edited stays in sight when an on-screen keyboard comes over the scroll view around it.
extension ScrollNode {
    /// As long as keyboards take to come.
    private static let motion = Animation.easeOut(duration: 0.25)

    /// - Parameter height: what is left above what covers the lower end, in points.
    func heightChanged(to height: CGFloat) {
        defer { shownHeight = height }
        guard let shownHeight, height < shownHeight - 0.5, let text = graph.focusedNode?.editableText, isAround(text)
        else { return }
        graph.afterLayout(of: owner) { [weak text] in text?.revealCaret(Transaction(animation: Self.motion)) }
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
    /// The text that is edited in the node.
    fileprivate var editableText: EditableTextNode? {
        if let own = self as? EditableTextNode { return own }
        for child in children { if let text = child.editableText { return text } }
        return nil
    }
}
