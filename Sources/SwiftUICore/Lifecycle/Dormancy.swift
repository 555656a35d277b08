/// Keeps a view with its state while it is not to be seen, as that of a screen which another one covers.
struct DormancyModifier: PrimitiveModifier {
    let isDormant: Bool
    /// Whether the views have a say in the appearance of their window also then.
    let keepsAppearance: Bool

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = DormancyNode(modifier, context)
        node.content = ModifiedContent<V, DormantLayoutModifier>._makeNode(
            content.modifier(DormantLayoutModifier(isDormant: modifier.isDormant)), node.childContext)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        ModifiedContent<V, DormantLayoutModifier>._updateNode(
            unsafeDowncast(node, to: DormancyNode.self).content!,
            content.modifier(DormantLayoutModifier(isDormant: modifier.isDormant)), transaction)
        unsafeDowncast(node, to: DormancyNode.self).update(modifier.isDormant)
    }
}

/// Has what is inside appear and disappear as dormancy ends and begins.
package final class DormancyNode: SingleChildNode, AppearanceKeeping {
    private var isAsleep: Bool
    let keepsAppearance: Bool

    init(_ modifier: DormancyModifier, _ context: _NodeContext) {
        isAsleep = modifier.isDormant
        keepsAppearance = modifier.keepsAppearance
        super.init(context)
        graph.presence.mayHaveDormantViews = graph.presence.mayHaveDormantViews || isAsleep
    }

    package override var isDormant: Bool { isAsleep }

    func update(_ isDormant: Bool) {
        guard isDormant != isAsleep else { return }
        isAsleep = isDormant
        if isDormant {
            graph.presence.mayHaveDormantViews = true
        } else {
            graph.motion.wakeResting()
            graph.lifecycle.afterLayout(of: self) { [graph] in graph.alarms.tellWhoCameIntoSight() }
        }
        content?.presencesMayHaveChanged()
        appearanceMayHaveChanged()
    }
}

extension _ViewNode {
    /// Whether this node or one around it is dormant. What is shown above the window is where the window is, and not where
    /// the view is that shows it: a menu is there, also while the screen that has opened it goes.
    final var isInDormantBranch: Bool {
        guard graph.presence.mayHaveDormantViews else { return false }
        var isAboveWindow = false
        var node: _ViewNode? = self
        while let current = node {
            if current is WindowNode {
                isAboveWindow = false
            } else if current is WindowLayerNode {
                isAboveWindow = true
            } else if !isAboveWindow, current.isDormant {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Has all that appears and disappears in here look whether it does; what is inside comes first.
    final func presencesMayHaveChanged() {
        forEachChild { $0.presencesMayHaveChanged() }
        (self as? PresenceNode)?.presenceMayHaveChanged()
    }
}

/// Leaves what is dormant out of what is painted, touched, focused and read out; its place is kept.
struct DormantLayoutModifier: LayoutModifier {
    let isDormant: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> DormantLayoutNode { DormantLayoutNode(owner) }

    @MainActor
    func update(_ wrapper: DormantLayoutNode, _ transaction: Transaction, isNew: Bool) { wrapper.update(isDormant) }
}

package final class DormantLayoutNode: LayoutNode {
    private var isDormant = false

    func update(_ isDormant: Bool) {
        guard isDormant != self.isDormant else { return }
        self.isDormant = isDormant
        if isDormant { graph.leave(self) }
        markStructureDirty()
        graph.elements.invalidate()
        graph.layouts.shownScrollViewsChanged()
        graph.requestUpdate()
    }

    package override var shownChildren: [LayoutNode] { isDormant ? [] : children }
    package override var ignoresHits: Bool { isDormant }
}

extension ViewGraph {
    /// Ends what fingers and keys do in a branch that is not to be seen any more.
    func leave(_ layout: LayoutNode) {
        input.forgetGestures(in: layout)
        var node: LayoutNode? = focus.focusedNode
        while let current = node, current !== layout { node = current.parent }
        if node != nil { focus.loseFocus() }
    }
}

extension View {
    /// Keeps the view's place and state while it is not painted, touched or read out, and counts as having disappeared.
    ///
    /// - Parameter keepsAppearance: whether `preferredColorScheme` in the view counts also then.
    nonisolated package func dormant(_ isDormant: Bool, keepsAppearance: Bool = false) -> some View {
        modifier(DormancyModifier(isDormant: isDormant, keepsAppearance: keepsAppearance))
    }
}
