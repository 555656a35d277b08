import RiffleLayers

extension LayerRasterizer {
    /// Takes over one frame's changes; nothing is painted before `render`. Changes to layers that are not there are
    /// ignored.
    package func apply(_ changes: [LayerChange]) {
        var thinned: [LayerID: RasterNode] = [:]
        for change in changes {
            switch change {
            case .insert(let layer): insert(layer)
            case .update(let layer, let fields): update(layer, fields)
            case .remove(let id):
                if let parent = remove(id) { thinned[parent.layer.id] = parent }
            }
        }
        for parent in thinned.values { parent.children.removeAll { $0.parent == nil } }
    }

    func node(_ id: LayerID) -> RasterNode? { id == .root ? root : nodes[id] }

    private func insert(_ layer: Layer) {
        guard layer.id != .root, nodes[layer.id] == nil, let parent = node(layer.parent) else { return }
        let node = RasterNode(layer)
        nodes[layer.id] = node
        parent.insert(node)
        movedNodes.append(node)
        if parent.layer.mask == layer.id { remask(parent) }
        node.invalidateExtents()
    }

    private func update(_ layer: Layer, _ fields: LayerFields) {
        guard let node = nodes[layer.id], var parent = node.parent else { return }
        let inner: LayerFields = [.clip, .mask, .effects]
        let outer: LayerFields = [.parent, .rank, .transform, .projection, .opacity, .blendMode, .isolation]
        if !fields.isDisjoint(with: outer.union(inner)) { damageOutput(of: node) }
        if !fields.isDisjoint(with: inner) { node.bitmap = nil }
        node.layer = layer
        if fields.contains(.contents) {
            pendingDamage.append((node, node.contentExtent ?? .empty))
            node.contentExtent = nil
            node.prepared = nil
            repaintedNodes.append(node)
        }
        if fields.contains(.parent), parent.layer.id != layer.parent, let next = self.node(layer.parent),
            !next.isWithin(node)
        {
            parent.invalidateExtents()
            parent.remove(node)
            next.insert(node)
            parent = next
        } else if fields.contains(.rank) {
            parent.remove(node)
            parent.insert(node)
        }
        node.invalidateExtents()
    }

    /// Gives the parent, which still has the layer among its children: all that went are taken out at once.
    private func remove(_ id: LayerID) -> RasterNode? {
        guard let node = nodes[id], let parent = node.parent else { return nil }
        damageOutput(of: node)
        if parent.layer.mask == id { remask(parent) }
        parent.invalidateExtents()
        forget(node)
        return parent
    }

    private func forget(_ node: RasterNode) {
        nodes[node.layer.id] = nil
        for child in node.children { forget(child) }
        node.children = []
        node.parent = nil
    }

    /// A mask that comes or goes changes the whole layer.
    private func remask(_ node: RasterNode) {
        node.bitmap = nil
        damageOutput(of: node)
    }

    /// Marks everything a layer painted, and will paint, as damage.
    private func damageOutput(of node: RasterNode) {
        guard let parent = node.parent else {
            // Only the root has none: what it clips or masks is the window.
            pendingDamage.append((node, node.innerExtent))
            return
        }
        pendingDamage.append((parent, node.paintedExtent))
        movedNodes.append(node)
    }
}
