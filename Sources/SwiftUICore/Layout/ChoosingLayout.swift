/// A layout that shows one of its children and only measures the others: those do not appear, and tell nothing.
@MainActor
package protocol ChoosingLayout: LayoutNode {
    /// The child that is shown; nil before the first layout.
    var choice: LayoutNode? { get }
}

extension ChoosingLayout {
    /// To be called by a layout that will choose, before there are views in it.
    package func willChoose() { graph.presence.mayHaveChoices = true }

    /// To be called by a layout that has chosen another child.
    package func choiceChanged() {
        owner.presencesMayHaveChanged()
        graph.preferenceTreeChanged()
    }
}

extension LayoutNode {
    /// Whether a layout around the node shows another of its children instead.
    final var isPassedOver: Bool {
        var node = self
        while let parent = node.parent {
            if let layout = parent as? any ChoosingLayout, layout.choice !== node { return true }
            node = parent
        }
        return false
    }
}

extension _ViewNode {
    /// Whether the node's layout shows one of its children only.
    final var holdsChoice: Bool {
        graph.presence.mayHaveChoices && (self as? ContainerNode)?.layoutNode is any ChoosingLayout
    }

    private var layoutNodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        appendLayoutNodes(to: &nodes)
        return nodes
    }

    /// Whether a node belongs to what the layout of a container around it shows. One without anything to show, such as
    /// an item of a bar, belongs to what stands beside it.
    final func isChosen(inside container: _ViewNode) -> Bool {
        var node: _ViewNode? = self
        while let current = node, current !== container {
            let nodes = current.layoutNodes
            if !nodes.isEmpty { return !nodes.allSatisfy(\.isPassedOver) }
            node = current.parent
        }
        return false
    }
}

extension SingleChildNode {
    /// Whether there is something in the node that a layout around it shows, or would show.
    final var hasContent: Bool {
        var nodes: [LayoutNode] = []
        content?.appendLayoutNodes(to: &nodes)
        return graph.presence.mayHaveChoices ? !nodes.allSatisfy(\.isPassedOver) : !nodes.isEmpty
    }
}
