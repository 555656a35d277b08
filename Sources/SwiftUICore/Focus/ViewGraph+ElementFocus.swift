/// Focus as assistive technology and browsers give it: to an element rather than to a view.
extension ViewGraph {
    /// Directs the keyboard to what an element stands for, with the ring that the keyboard brings; nil, and an element that
    /// takes no focus, direct it to nothing.
    package func focusElement(_ id: UInt32?) {
        let layout = id.flatMap { layoutNode(ofSemantics: $0) }
        let node = layout.flatMap { focusableNode(for: $0) }
        guard node !== focusedNode else { return }
        setFocus(node, byKeyboard: node != nil)
    }

    /// The node itself, else the first inside it, else the nearest around it that is no wider than one element.
    private func focusableNode(for layout: LayoutNode) -> FocusableNode? {
        if let inside = focusableNodes(in: layout).first { return inside }
        var outer = layout.parent
        while let node = outer, node.semanticsContent == nil, node.children.count <= 1 {
            if let focusable = node as? FocusableNode, focusable.isReachable { return focusable }
            outer = node.parent
        }
        return nil
    }
}
