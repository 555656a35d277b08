import RiffleGeometry

extension LayerRasterizer {
    /// Room for what rounding does: places are snapped to pixels at every bitmap on the way, and resampling bleeds by
    /// one.
    static let damageMargin = 3

    /// Turns what changed into pixels of the window, and tells the bitmaps on the way.
    func resolveDamage(within bounds: PixelRect) -> PixelRegion {
        root.updateExtents { movedNodes.append($0) }
        var region = PixelRegion()
        for (node, extent) in pendingDamage { spread(extent, in: node, to: &region, within: bounds) }
        for node in movedNodes {
            if let parent = node.parent { spread(node.paintedExtent, in: parent, to: &region, within: bounds) }
        }
        for node in repaintedNodes { spread(node.contentExtent ?? .empty, in: node, to: &region, within: bounds) }
        pendingDamage.removeAll(keepingCapacity: true)
        movedNodes.removeAll(keepingCapacity: true)
        repaintedNodes.removeAll(keepingCapacity: true)
        return region
    }

    /// Carries damage from a layer's inside up to the window.
    private func spread(_ extent: Extent, in node: RasterNode, to region: inout PixelRegion, within bounds: PixelRect) {
        var extent = extent
        var node = node
        while !extent.isEmpty {
            if node.holdsBackdrop {
                // What changes behind a backdrop changes all of it.
                node.bitmap?.invalidate()
                if !node.showsBackdrops { extent.formUnion(node.innerExtent) }
            } else {
                node.bitmap?.addDamage(extent)
            }
            extent = node.outputReach(of: extent)
            guard let parent = node.parent else { break }
            guard node.layer.opacity > 0, node.layer.isPaintable else { return }
            extent = extent.placed(by: node.layer)
            node = parent
        }
        // A layer that is no longer in the tree has no window to damage.
        guard node === root else { return }
        let device = extent.applying(CGAffineTransform(scaleX: scale, y: scale))
        region.formUnion(PixelRect(covering: device, margin: Self.damageMargin).intersection(bounds))
    }
}
