/// Focus as assistive technology and browsers give it: to an element rather than to a view.
extension FocusingState {
    /// Directs the keyboard to what an element stands for; nil, and an element that takes no focus, direct it to nothing.
    ///
    /// - Parameter byKeyboard: whether a key or assistive technology did that, which is shown by a ring and scrolled to,
    ///   rather than a finger or the mouse.
    package func focusElement(_ id: UInt32?, byKeyboard: Bool = true) {
        forgetKeptPlace()
        noteAttention(id)
        let layout = id.flatMap { graph.elements.layoutNode(of: $0) }
        // Of an element that takes the focus itself, what is inside may take it too.
        let isFocusable = id.flatMap { graph.elements.tree[$0] }?.traits.contains(.focusable) == true
        let node = layout.flatMap { layout in
            isFocusable
                ? focusableNode(around: layout) ?? focusableNode(inside: layout) ?? actionNode(around: layout)
                : focusableNode(inside: layout) ?? focusableNode(around: layout)
        }
        guard node !== focusedNode else { return }
        guard let node, byKeyboard else { return setFocus(node, byKeyboard: false) }
        graph.whileCurrent(in: graph.window.rootNode.environment) { setFocusByKey(node) }
    }

    /// The node itself, else the first inside it.
    private func focusableNode(inside layout: LayoutNode) -> FocusableNode? { focusableNodes(in: layout).first }

    /// The node itself, else the nearest around it that is no wider than one element.
    private func focusableNode(around layout: LayoutNode) -> FocusableNode? {
        if let own = layout as? FocusableNode, own.isReachable { return own }
        var outer = layout.parent
        while let node = outer, node.semanticsContent == nil, node.children.count <= 1 {
            if let focusable = node as? FocusableNode, focusable.isReachable { return focusable }
            outer = node.parent
        }
        return nil
    }

    /// What makes a stop of a text in it: as nothing inside takes the focus, it is that of the text.
    private func actionNode(around layout: LayoutNode) -> FocusableNode? {
        var outer = layout.parent
        while let node = outer {
            if let row = node as? ActionFocusNode { return row.isReachable ? row : nil }
            outer = node.parent
        }
        return nil
    }
}

extension FocusingState {
    /// Directs the keyboard to nothing, and says whether it was directed to something.
    @discardableResult
    package func endEditing() -> Bool {
        guard focusedNode != nil else { return false }
        setFocus(nil, byKeyboard: false)
        return true
    }
}
