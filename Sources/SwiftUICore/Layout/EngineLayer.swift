import RiffleLayers

/// The engine's side of a layer: its newest state, what of it the host has not seen, and which layers are in it.
@MainActor
package final class EngineLayer {
    package private(set) var state: Layer
    private var parentReference: BackReference<EngineLayer>?
    private var ownReference: BackReference<EngineLayer>?
    package private(set) var children: [EngineLayer] = []
    /// What the host has not been told yet.
    package private(set) var pending: LayerFields = []
    package private(set) var isInserted = false
    package var hasStaleChildren = true
    /// Whether the node has to paint anew before the next frame.
    package var needsPaint = true
    package private(set) var isQueued = false
    /// Whether the graph's list of changed layers has the layer.
    package var isChangeQueued = false
    /// Whether the layer is out of sight in what clips it, so that the host does not have it.
    package var isCulled = false
    /// Who decides which of the layers in this one are in sight.
    package weak var culler: (any LayerCuller)?
    /// A box of the frame and what is painted, once it has been asked for.
    var knownExtent: CGRect?
    private var nodeReference: BackReference<LayoutNode>?
    private let isTransition: Bool
    let graph: ViewGraph

    /// - Parameter isTransition: whether the layer is the one around `node` that shows its transition, rather than the
    ///   node's own.
    package init(for node: LayoutNode, isTransition: Bool = false, name: String) {
        nodeReference = node.backReference
        self.isTransition = isTransition
        graph = node.graph
        state = Layer(id: graph.layers.nextID(), name: name)
    }

    /// The layer that stands for the window.
    init(rootOf graph: ViewGraph) {
        self.graph = graph
        isTransition = false
        state = Layer(id: .root)
        isInserted = true
    }

    deinit { ownReference?.clear() }

    package private(set) var parent: EngineLayer? {
        get { parentReference?.target }
        set { parentReference = newValue?.backReference }
    }

    private var backReference: BackReference<EngineLayer> {
        if let ownReference { return ownReference }
        let reference = BackReference(self)
        ownReference = reference
        return reference
    }

    /// The node that paints into the layer.
    var node: LayoutNode? { nodeReference?.target }

    func attach(root node: LayoutNode) { nodeReference = node.backReference }

    /// Changes the state; fields that differ are sent with the next frame.
    package func update(_ change: (inout Layer) -> Void) {
        var new = state
        change(&new)
        let fields = state.fieldsDiffering(from: new)
        guard !fields.isEmpty else { return }
        state = new
        pending.formUnion(fields)
        if graph.layers.hasCullers, !fields.isDisjoint(with: .geometry), hasMoved(fields) {
            geometryChanged()
        }
        graph.layerChanged(self)
    }

    /// The layers directly inside this one changed in number or order.
    package func setNeedsChildren() {
        guard !hasStaleChildren || !isQueued else { return }
        hasStaleChildren = true
        isQueued = true
        graph.layers.stale.append(self)
    }

    /// Gathers the layers directly inside anew and gives them parents and ranks.
    func updateChildren() {
        isQueued = false
        guard hasStaleChildren, let node else { return }
        hasStaleChildren = false
        // Over since it was queued: what was in it may be in another layer already.
        if isTransition, node.transition?.layer !== self { return }
        var list: [EngineLayer] = []
        if isTransition {
            node.appendTransitionLayers(to: &list)
        } else if let target = node.portalTarget {
            target.appendOwnLayers(to: &list)
        } else {
            for child in node.paintOrder { child.appendLayers(to: &list) }
        }
        if isAsBefore(list) {
            for layer in list where layer.hasStaleChildren { layer.updateChildren() }
            return
        }
        let old = children
        children = list
        if !old.isEmpty {
            let kept = Set(list.map { ObjectIdentifier($0) })
            for layer in old where layer.parent === self && !kept.contains(ObjectIdentifier(layer)) {
                layer.parent = nil
                graph.layerRemoved(layer)
            }
        }
        let ranks = LayerRanks.assign(list.map { $0.parent === self && $0.isInserted ? $0.state.rank : nil })
        for (layer, rank) in zip(list, ranks) {
            let isNew = layer.parent == nil
            layer.parent = self
            layer.update {
                $0.parent = state.id
                $0.rank = rank
            }
            if isNew {
                layer.isCulled = false
                // With what is in it already, where it comes back.
                layer.announce()
            }
            if layer.hasStaleChildren { layer.updateChildren() }
        }
    }

    /// Whether the layers are those that were here in this order: their ranks are right then.
    private func isAsBefore(_ list: [EngineLayer]) -> Bool {
        guard list.count == children.count else { return false }
        for place in list.indices where list[place] !== children[place] || list[place].parent !== self { return false }
        return true
    }

    /// Paints what was not painted because nobody could see it.
    func paintPostponed(at now: Double) {
        guard needsPaint, !isTransition, let node, node.layer === self, !node.isDetached else { return }
        needsPaint = false
        knownExtent = nil
        let size = state.bounds.size
        state.contents = DependencyTracking.whileArranging(node.owner) { node.paint(size: size, at: now) }
            .map(\.contained)
    }

    /// The change that brings the host up to date, if any.
    func takeChange() -> LayerChange? {
        defer { pending = [] }
        if !isInserted {
            isInserted = true
            return .insert(state)
        }
        return pending.isEmpty ? nil : .update(state, pending)
    }

    /// Appends an insertion for each layer in this one that the host has, parents first, back to front.
    package func appendShown(to list: inout [LayerChange]) {
        for child in children where child.parent === self && child.isInserted {
            list.append(.insert(child.state))
            child.appendShown(to: &list)
        }
    }

    func markRemoved() {
        isInserted = false
        pending = []
        for child in children where child.parent === self { child.markRemoved() }
    }
}

extension EngineLayer {
    /// Whether a host that gets the frame's inserts in order knows the parent.
    var isReachable: Bool { !isCulled && parent.map { $0.isInserted } ?? false }
}
