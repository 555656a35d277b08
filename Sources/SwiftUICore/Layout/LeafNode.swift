/// A view that is one layout node without children: text, image, shape, color.
@MainActor
package protocol LeafView: View where Body == Never {
    associatedtype Leaf: LayoutNode

    static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> Leaf
    /// Whether `makeLayoutNode` has given the node the view already, so that it is not updated at once.
    static var makesCompleteNodes: Bool { get }
    /// Gives the layout node a newer view, or the same in a changed environment.
    func update(_ layoutNode: Leaf, _ transaction: Transaction)
}

extension LeafView {
    package static var makesCompleteNodes: Bool { false }

    package static func makeLeafNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        LeafNode(view, context)
    }

    package static func updateLeafNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: LeafNode<Self>.self).update(view, transaction)
    }
}

package final class LeafNode<V: LeafView>: GeometryNode, LazyUnit {
    private var view: V
    private var leaf: V.Leaf!

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        leaf = V.makeLayoutNode(view, self)
        if !V.makesCompleteNodes { view.update(leaf, Transaction()) }
    }

    package override var viewName: String? { TypeName.short(V.self) }

    func update(_ newView: V, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(view, newView)
        view = newView
        // With an animation the same value may have to be re-targeted: nothing to do for a value that never moved.
        if !isSame { view.update(leaf, transaction) }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        view.update(leaf, transaction)
    }

    package override func didUnmount() { leaf.detach() }

    package override func appendOwnLayoutNodes(to list: inout [LayoutNode]) { list.append(leaf) }

    package override var soleLayoutNode: LayoutNode? { leaf }

    package override func appendLazyRuns(to list: inout LazyRunList) { list.append(self) }
}
