import RiffleLayers

/// Layers that lie entirely outside of what clips them are kept from the host.
extension EngineLayer {
    /// Decides for everything in this layer whether the host has it.
    ///
    /// - Parameter window: the part of this layer that may be seen, in the layer's coordinates.
    package func cull(outside window: CGRect, changes: inout LayerCulling) {
        for child in children where child.parent === self {
            guard child.cull(outsideOfParent: window, changes: &changes), let inner = child.windowForChildren(window)
            else { continue }
            child.cull(outside: inner, changes: &changes)
        }
    }

    /// A box of all that the layer and those in it paint, in the parent's coordinates.
    private var extentInParent: CGRect {
        var extent = ownExtent
        if state.clip == nil {
            for child in children where child.parent === self { extent = extent.union(child.extentInParent) }
        }
        for effect in state.effects {
            switch effect {
            case .shadow(_, let radius, let offset):
                extent = extent.union(
                    extent.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: offset.width, dy: offset.height))
            case .blur(let radius, _): extent = extent.insetBy(dx: -3 * radius, dy: -3 * radius)
            default: break
            }
        }
        return state.projection == nil ? extent.applying(state.transform) : extent.boundingBox(under: state.placement)
    }

    /// A box of the layer's frame and what the layer itself paints.
    private var ownExtent: CGRect {
        if let knownExtent { return knownExtent }
        var extent = state.bounds
        for command in state.contents { extent = extent.union(command.extent) }
        if needsPaint, let reach = node?.paintReach {
            extent = extent.union(state.bounds.insetBy(dx: -reach, dy: -reach))
        }
        knownExtent = extent
        return extent
    }

    /// Whether a change of some fields has moved what the layer shows, or made it larger or smaller.
    func hasMoved(_ fields: LayerFields) -> Bool {
        guard fields.isDisjoint(with: .place), let old = knownExtent else { return true }
        knownExtent = nil
        return ownExtent != old
    }

    /// Decides anew for this layer and what is in it, after it has moved.
    ///
    /// - Parameters:
    ///   - content: the layer that a culler decides for.
    ///   - window: the part of `content` that may be seen, in its coordinates.
    package func cull(in content: EngineLayer, outside window: CGRect, changes: inout LayerCulling) {
        var way: [EngineLayer] = []
        var next: EngineLayer? = self
        while let layer = next, layer !== content {
            way.append(layer)
            next = layer.parent
        }
        guard next === content else { return }
        var window = window
        for layer in way.reversed() {
            let wasCulled = layer.isCulled
            guard layer.cull(outsideOfParent: window, changes: &changes),
                let inner = layer.windowForChildren(window)
            else { return }
            if wasCulled || layer === self { return layer.cull(outside: inner, changes: &changes) }
            window = inner
        }
    }

    /// Decides for the layer itself.
    ///
    /// - Returns: whether it can be seen.
    private func cull(outsideOfParent window: CGRect, changes: inout LayerCulling) -> Bool {
        let isVisible = extentInParent.meets(window)
        if isCulled == isVisible {
            isCulled = !isVisible
            if isVisible { changes.shown.append(self) } else { changes.hidden.append(self) }
        }
        return isVisible
    }

    /// What can be seen of the layer's inside; nil where nothing in it is to be decided.
    private func windowForChildren(_ window: CGRect) -> CGRect? {
        // What an effect makes of something outside may reach into the window, and another culler decides for its own
        // content.
        guard culler == nil, state.effects.isEmpty, state.mask == nil, state.projection == nil else { return nil }
        guard let inverse = state.transform.invertedIfPossible else { return nil }
        return window.applying(inverse)
    }

    /// Something of where the layer is or how large has changed: the culler around it looks again.
    func geometryChanged() {
        knownExtent = nil
        var layer = parent
        while let current = layer {
            if let culler = current.culler { return culler.layerMoved(self) }
            layer = current.parent
        }
    }

    /// Announces this layer and all in it that may be seen, parents first.
    func announce() {
        graph.layerInserted(self)
        for child in children where child.parent === self && !child.isCulled { child.announce() }
    }
}

extension DrawCommand {
    /// A box, in the layer's coordinates, outside of which the command paints nothing.
    fileprivate var extent: CGRect {
        switch self {
        case .fill(let path, _, _): return path.boundingRect
        case .stroke(let path, _, let style):
            let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
            return path.boundingRect.insetBy(dx: -reach, dy: -reach)
        case .glyphs(let run, _):
            // Fonts may draw outside of their lines and advances.
            return CGRect(
                x: run.origin.x, y: run.origin.y - run.ascent, width: run.width, height: run.ascent + run.descent
            )
            .insetBy(dx: -run.size, dy: -run.size)
        case .image(let command): return command.frame
        }
    }
}
