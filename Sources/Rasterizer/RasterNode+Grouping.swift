import RiffleGeometry
import RiffleLayers

extension RasterNode {
    /// Whether the layer is painted by way of a bitmap. Follows from the layers alone.
    ///
    /// It has to be where the whole must be known before a part can be painted (effects, masks, groups, blending),
    /// where Cairo's own clip would be slow or would smooth edges twice (any clip but an upright rectangle), and where
    /// turning many parts every frame would cost more than turning one picture.
    func needsBitmap(under total: CGAffineTransform) -> Bool {
        if holdsBackdrop, showsBackdrops { return false }
        if !layer.effects.isEmpty || layer.isIsolated || layer.blendMode != .normal { return true }
        if maskNode != nil || layer.projection != nil { return true }
        if layer.opacity < 1, !isSingleCommand { return true }
        if layer.clip != nil, rectangularClip == nil || !total.keepsRectangles { return true }
        return !layer.transform.keepsRectangles && commandCount > 1
    }

    /// Whether backdrops in the layer see what is behind the layer. Through filters, blending and perspective they see
    /// no further than the layer itself.
    var showsBackdrops: Bool {
        guard layer.projection == nil, layer.blendMode == .normal else { return false }
        return layer.effects.allSatisfy { if case .shadow = $0 { true } else { false } }
    }

    /// Whether a layer with backdrops has to be put onto the canvas as a whole.
    func needsGroup(under total: CGAffineTransform) -> Bool {
        guard holdsBackdrop, showsBackdrops else { return false }
        if layer.opacity < 1 || !layer.effects.isEmpty || maskNode != nil { return true }
        return layer.clip != nil && (rectangularClip == nil || !total.keepsRectangles)
    }

    /// One command paints itself translucent as well as a group of one would.
    private var isSingleCommand: Bool { layer.contents.count == 1 && commandCount == 1 }

    /// The clip, if it is a rectangle.
    var rectangularClip: CGRect? {
        guard case .path(let path, _)? = layer.clip, case .rect(let rect) = path.recognized else { return nil }
        return rect
    }
}
