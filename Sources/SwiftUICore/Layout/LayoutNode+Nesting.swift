extension LayoutNode {
    /// Whether too little is left of the stack to ask the views inside; reports it.
    final func isTooDeep() -> Bool {
        guard StackRoom.isShort else { return false }
        graph.reportNesting(of: owner)
        return true
    }
}
