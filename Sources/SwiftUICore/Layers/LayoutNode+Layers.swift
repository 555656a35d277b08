import RiffleLayers

extension LayoutNode {
    /// Appends the layers of this node to those directly inside the enclosing layer, back to front. What its parent
    /// gave no place is not shown.
    package final func appendLayers(to list: inout [EngineLayer]) {
        guard isPlaced else { return }
        if let transition {
            list.append(transition.layer)
        } else {
            appendOwnLayers(to: &list)
        }
    }

    /// The same without the layer of a transition around the node.
    package final func appendOwnLayers(to list: inout [EngineLayer]) {
        if let layer {
            list.append(layer)
        } else {
            for child in paintOrder { child.appendLayers(to: &list) }
        }
    }

    /// Appends what lies directly in the layer of the transition around the node.
    final func appendTransitionLayers(to list: inout [EngineLayer]) {
        if let transition { transition.appendLayers(of: self, to: &list) } else { appendOwnLayers(to: &list) }
    }

    /// The number or order of layers in this node changed: the layer they are in gathers them anew.
    package final func markStructureDirty() {
        touchedChildrenChanged()
        var node: LayoutNode? = self
        while let current = node {
            if let layer = current.layer { return layer.setNeedsChildren() }
            if let transition = current.transition { return transition.innermostLayer.setNeedsChildren() }
            node = current.parent
        }
    }

    /// The node's own place among its siblings' layers changed.
    package final func markOrderDirty() {
        graph.elements.invalidate()
        var node = parent
        while let current = node, !current.isContainer { node = current.parent }
        node?.markStructureDirty()
    }

    /// Queues the node for the layers phase of this frame.
    package final func setNeedsLayerUpdate() {
        touchAreaChanged()
        guard !needsLayerUpdate else { return }
        needsLayerUpdate = true
        graph.layers.staleNodes.append(self)
        graph.requestUpdate()
    }

    /// What the node paints changed, besides its frame.
    package final func setNeedsPaint() { setNeedsPaint(hasMeaning: semanticsContent != nil) }

    final func setNeedsPaint(hasMeaning: Bool) {
        layer?.needsPaint = true
        if hasMeaning { graph.elements.invalidate() }
        setNeedsLayerUpdate()
    }

    /// Brings the node's layers to the state presented at `now`.
    final func updateLayers(at now: Double) {
        needsLayerUpdate = false
        transition?.updateLayers(for: self, at: now)
        guard let layer else { return }
        let frame = frame(at: now)
        let effect = effectTransform(size: frame.size, at: now)
        let projection = effectProjection(size: frame.size, at: now)
        let isResized = layer.state.bounds.size != frame.size
        let repaints = layer.needsPaint || (isResized && contentsDependOnSize)
        // What may be out of sight is painted when it comes into sight.
        let isPostponed = repaints && !layer.isInserted && graph.layers.hasCullers && paintReach != nil
        let contents = repaints && !isPostponed ? paint(size: frame.size, at: now) : nil
        layer.needsPaint = isPostponed
        layer.update { state in
            state.transform =
                effect.concatenating(
                    CGAffineTransform(translationX: frame.minX, y: frame.minY)
                ).contained
            state.projection = projection.flatMap { $0.isFinite ? $0 : nil }
            state.bounds = CGRect(origin: .zero, size: frame.size)
            if let contents { state.contents = contents.map(\.contained) }
            updateLayer(&state, size: frame.size, at: now)
            if !state.effects.isEmpty { state.effects = state.effects.map(\.contained) }
        }
    }
}
