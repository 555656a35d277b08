import RiffleLayers

/// Layers: what differs from the last frame is collected for the host.
extension ViewGraph {
    func layerChanged(_ layer: EngineLayer) {
        // The root is the hosts' own.
        if layer.isInserted, !layer.isChangeQueued, layer.state.id != .root {
            layer.isChangeQueued = true
            layers.changed.append(layer)
        }
    }

    func layerInserted(_ layer: EngineLayer) { layers.inserted.append(layer) }

    func layerRemoved(_ layer: EngineLayer) { layers.removed.append(layer) }

    func runLayers() -> [LayerChange] {
        let stale = layers.staleNodes
        layers.staleNodes = []
        for node in stale where !node.isDetached { node.updateLayers(at: now) }
        while !layers.stale.isEmpty {
            let stale = layers.stale
            layers.stale = []
            for layer in stale where layer.isInserted || layer.parent != nil { layer.updateChildren() }
        }
        let hidden = cullLayers()
        var changes: [LayerChange] = []
        // Parents come first: `updateChildren` announces a layer before it descends into it.
        let inserted = layers.inserted
        layers.inserted = []
        for layer in inserted where layer.parent != nil && !layer.isInserted {
            guard layer.isReachable else { continue }
            layer.paintPostponed(at: now)
            if let change = layer.takeChange() {
                changes.append(change)
                statistics.layersRepainted += layer.state.contents.isEmpty ? 0 : 1
            }
        }
        let changed = layers.changed
        layers.changed = []
        for layer in changed {
            layer.isChangeQueued = false
            guard layer.isInserted, let change = layer.takeChange() else { continue }
            if case .update(_, let fields) = change, fields.contains(.contents) { statistics.layersRepainted += 1 }
            changes.append(change)
        }
        let removed = layers.removed
        layers.removed = []
        for layer in removed where layer.parent == nil && layer.isInserted {
            changes.append(.remove(layer.state.id))
            layer.markRemoved()
        }
        for layer in hidden where layer.isCulled && layer.isInserted {
            changes.append(.remove(layer.state.id))
            layer.markRemoved()
        }
        statistics.layersChanged = changes.count
        return changes
    }

    /// Lets cullers decide anew which layers are in sight: announces what comes, and returns what goes.
    private func cullLayers() -> [EngineLayer] {
        var culling = LayerCulling()
        while !layers.cullingQueue.isEmpty {
            let due = layers.cullingQueue
            layers.cullingQueue = []
            for culler in due { culler.cull(into: &culling) }
        }
        for layer in culling.shown where !layer.isCulled { layer.announce() }
        if !culling.shown.isEmpty { alarms.tellWhoCameIntoSight() }
        return culling.hidden
    }
}
