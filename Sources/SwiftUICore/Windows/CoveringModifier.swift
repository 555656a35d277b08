/// `coversWindow(_:)`.
struct CoveringModifier: NodeModifier {
    let isCovering: Bool

    @MainActor
    func makeNode(_ context: _NodeContext) -> CoveringNode { CoveringNode(context) }

    @MainActor
    func contentWasMade(in node: CoveringNode) { node.update(isCovering) }

    @MainActor
    func update(_ node: CoveringNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        updateContent(transaction)
        node.update(isCovering)
    }
}

final class CoveringNode: SingleChildNode {
    private weak var layer: WindowLayerNode?

    func update(_ isCovering: Bool) {
        if layer == nil { layer = .around(self) }
        layer?.setCovering(isCovering)
    }

    override func didUnmount() { layer?.setCovering(false) }
}

extension _ViewNode {
    /// Whether nobody can see the node's views: they are dormant, or a layer of their window covers them.
    final var isOutOfSight: Bool {
        guard graph.presence.mayHaveDormantViews else { return false }
        if isInDormantBranch { return true }
        var next: _ViewNode? = self
        var layer: WindowLayerNode?
        while let current = next {
            if let window = current as? WindowNode {
                if window.ownWindow.covers(layer) { return true }
                layer = nil
            } else if layer == nil {
                layer = current as? WindowLayerNode
            }
            next = current.parent
        }
        return false
    }
}

extension Window {
    /// Whether a layer hides all of another one below it, or the window's own views.
    fileprivate func covers(_ layer: WindowLayerNode?) -> Bool {
        let start = layer.flatMap { layer in layers.firstIndex { $0 === layer } }.map { $0 + 1 } ?? 0
        return layers[start...].contains { $0.isCovering }
    }
}

extension View {
    /// Says whether the window layer that the view is in hides all that is below it, so that what moves there may rest.
    nonisolated package func coversWindow(_ isCovering: Bool) -> some View {
        modifier(CoveringModifier(isCovering: isCovering))
    }
}
