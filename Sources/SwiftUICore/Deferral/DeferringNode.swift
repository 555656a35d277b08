/// What lines up views that are made as it asks for them.
@MainActor
package protocol DeferringLayout: LayoutNode {
    /// Whether it is having views made, so that what comes of that is no change of the content.
    var isBuilding: Bool { get }

    /// Takes up which views there are.
    ///
    /// - Parameters:
    ///   - runs: what there is in the content, whether it exists or not; nil where that is the same as before.
    ///   - nodes: those of the views that exist.
    func takeUp(_ runs: [LazyRun]?, _ nodes: [LayoutNode], _ transaction: Transaction)
}

/// The node of a container whose views come into being as its layout node asks for them.
package final class DeferringNode: ContainerNode {
    private let ownDeferral: Deferral
    private var layout: (any DeferringLayout)!
    private var isStructureStale = true

    /// - Parameters:
    ///   - deferral: which of the views in the content come into being later.
    ///   - makeLayout: makes the layout node.
    package init<Content: View>(
        _ context: _NodeContext, _ deferral: Deferral, _ content: Content,
        makeLayout: (_ViewNode) -> any DeferringLayout
    ) {
        ownDeferral = deferral
        super.init(context)
        layout = makeLayout(self)
        layoutNode = layout
        self.content = Content.makeListNode(content, childContext)
        childListChanged(Transaction())
    }

    package func update<Content: View>(_ content: Content, _ transaction: Transaction) {
        Content.updateListNode(self.content!, content, transaction)
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.deferral = ownDeferral
        return context
    }

    package override func childListChanged(_ transaction: Transaction) {
        // What the layout node asks for itself changes nothing of what there is.
        if !layout.isBuilding { isStructureStale = true }
        super.childListChanged(transaction)
    }

    package override func unmount() {
        // The elements inside do not outlive the container.
        KeptState.collecting(in: nil, of: graph) { super.unmount() }
    }

    override func takeUp(_ nodes: [LayoutNode], _ transaction: Transaction) {
        var runs: [LazyRun]?
        if isStructureStale {
            isStructureStale = false
            var list = LazyRunList()
            content?.appendLazyRuns(to: &list)
            runs = list.runs
        }
        layout.takeUp(runs, nodes, transaction)
    }
}
