/// Recomputation: everything that frames remember is made due at once, for tests.
///
/// A frame only does what has changed. Tests hold it against a second interface that gets the same input and forgets
/// what it knew in each frame: both must show the same.
extension ViewGraph {
    /// Has the next frame evaluate every body, measure and place every view, paint every layer, and combine every
    /// preference anew, once it has taken up what changed: made anew before, views would come to rest at what a write
    /// is about to animate.
    ///
    /// State, identity, focus and running animations stay.
    package func forgetDerivedState() {
        updates.isForgetting = true
        requestUpdate()
    }

    /// Makes everything anew if that was asked for.
    func recompute() {
        guard updates.isForgetting else { return }
        updates.isForgetting = false
        forget(window.rootNode)
        forget(window.rootLayout)
        preferenceTreeChanged()
        elements.invalidate()
        layouts.geometryChanged()
        settle()
    }

    private func forget(_ node: _ViewNode) {
        if node.hasBody { enqueue(node, Transaction(), origin: .outside) }
        if let container = node as? ContainerNode { container.childListChanged(Transaction()) }
        node.forEachChild { forget($0) }
        node.forEachLeavingChild { forget($0) }
    }

    private func forget(_ node: LayoutNode) {
        for child in node.children + node.ghosts { forget(child) }
        node.invalidateLayout(Transaction())
        node.setNeedsPaint()
        node.layer?.setNeedsChildren()
    }
}
