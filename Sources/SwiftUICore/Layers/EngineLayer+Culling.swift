import Layers

/// Layers of scrolled content that lie entirely outside of the viewport are kept from the host.
extension EngineLayer {
    /// Decides for everything in this layer whether the host has it.
    ///
    /// - Parameter window: the part of this layer that may be seen, in the layer's coordinates.
    func cull(outside window: CGRect, changes: inout LayerCulling) {
        for child in children where child.parent === self {
            let isVisible = child.extentInParent.intersects(window)
            if child.isCulled == isVisible {
                child.isCulled = !isVisible
                if isVisible { changes.shown.append(child) } else { changes.hidden.append(child) }
            }
            // What an effect makes of something outside may reach into the window, and another scroll view decides
            // for its own content.
            guard isVisible, child.culler == nil, child.state.effects.isEmpty, child.state.mask == nil,
                child.state.projection == nil, let inverse = child.state.transform.invertedIfPossible
            else { continue }
            child.cull(outside: window.applying(inverse), changes: &changes)
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
        let extent = state.contents.reduce(state.bounds) { $0.union($1.extent) }
        knownExtent = extent
        return extent
    }

    /// Something of where the layer is or how large has changed: the scroll view around it looks again.
    func geometryChanged() {
        knownExtent = nil
        var layer = parent
        while let current = layer {
            if let culler = current.culler { return culler.setNeedsCulling() }
            // What is clipped changes nothing outside the clip.
            if current.state.clip != nil { return }
            layer = current.parent
        }
    }

    /// Announces this layer and all in it that may be seen, parents first.
    func announce() {
        graph.layerInserted(self)
        for child in children where child.parent === self && !child.isCulled { child.announce() }
    }
}

/// Which layers came into sight and which went out of it.
struct LayerCulling {
    var shown: [EngineLayer] = []
    var hidden: [EngineLayer] = []
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
