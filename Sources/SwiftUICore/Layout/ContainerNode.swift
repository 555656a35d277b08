/// The node of a view whose layout node arranges all layout nodes found in its content.
package class ContainerNode: GeometryNode, LazyUnit {
    /// Nil while the node is made, and where another one arranges the views.
    package var layoutNode: LayoutNode!
    private var isStale = false
    @RareTransaction private var staleTransaction: Transaction

    package override func appendOwnLayoutNodes(to list: inout [LayoutNode]) { list.append(layoutNode) }

    package override var soleLayoutNode: LayoutNode? { layoutNode }

    package override func appendLazyRuns(to list: inout LazyRunList) { list.append(self) }

    /// What is in a container comes and goes with it.
    package override var childContext: _NodeContext {
        var context = super.childContext
        context.deferral = .none
        return context
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let isMirrored = environment.layoutDirection != self.environment.layoutDirection
        super.environmentChanged(environment, transaction)
        if isMirrored { layoutNode?.invalidateLayout(transaction) }
        layoutNode?.environmentDidChange()
    }

    package override func childListChanged(_ transaction: Transaction) {
        staleTransaction = staleTransaction.merging(transaction)
        guard !isStale else { return }
        isStale = true
        graph.updates.staleContainers.append(self)
        graph.requestUpdate()
    }

    package override func didUnmount() { layoutNode?.detach() }

    /// The layout nodes to arrange, in order.
    package func gatherLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        content?.appendLayoutNodes(to: &nodes)
        return nodes
    }

    /// Gathers the content's layout nodes anew.
    func gather() {
        guard isStale else { return }
        isStale = false
        let transaction = staleTransaction
        staleTransaction = Transaction()
        takeUp(gatherLayoutNodes(), transaction)
    }

    /// Gives the layout node its children.
    func takeUp(_ nodes: [LayoutNode], _ transaction: Transaction) {
        let isSame =
            nodes.count == layoutNode.children.count
            && zip(nodes, layoutNode.children).allSatisfy { $0 === $1 }
        layoutNode.setChildren(nodes)
        if !isSame { layoutNode.invalidateLayout(transaction) }
    }
}

/// A view whose layout node arranges the views of a builder.
@MainActor
package protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype Arrangement: LayoutNode

    var content: Content { get }
    static func makeLayoutNode(_ owner: _ViewNode) -> Arrangement
    /// Gives the layout node the view's parameters; it invalidates its layout if they changed.
    func update(_ layoutNode: Arrangement, _ transaction: Transaction)
}

extension ContainerView {
    package static func makeContainerNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        let node = ContainerNode(context)
        let layout = makeLayoutNode(node)
        node.layoutNode = layout
        view.update(layout, Transaction())
        node.content = Content._makeNode(view.content, node.childContext)
        node.childListChanged(Transaction())
        return node
    }

    package static func updateContainerNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: ContainerNode.self)
        view.update(unsafeDowncast(node.layoutNode, to: Arrangement.self), transaction)
        Content._updateNode(node.content!, view.content, transaction)
    }
}
