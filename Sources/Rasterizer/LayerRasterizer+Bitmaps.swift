import CRiffleCairo
import CRiffleRaster
import RiffleGeometry
import RiffleLayers

extension LayerRasterizer {
    /// The bitmap of a layer, made or mended if it has to be. `visible` is the part of the target that can show it.
    /// `nil` when nothing of it would show.
    func bitmap(of node: RasterNode, grid: RasterGrid, visible: PixelRect) -> GroupBitmap? {
        guard let rects = innerRects(of: node, grid: grid, visible: visible) else { return nil }
        let bitmap: GroupBitmap
        if let kept = node.bitmap, kept.rasterScale == grid.rasterScale, node.fits(rects, in: kept.innerRect) {
            bitmap = kept
        } else {
            node.bitmap = nil
            bitmap = GroupBitmap(rasterScale: grid.rasterScale, innerRect: rects.wanted, ledger: ledger)
        }
        defer { bitmap.lastUsed = frameNumber }
        if bitmap.isUpToDate {
            if bitmap.lastUsed != frameNumber { statistics.cachedBlits += 1 }
            return bitmap
        }
        statistics.bitmapsPainted += 1
        paint(node, into: bitmap)
        node.bitmap = bitmap
        return bitmap
    }

    /// The pixels of the grid that a bitmap must and that it should hold: everything, unless that is far more than the
    /// window shows; then what shows, with room to move before it must be painted again.
    private func innerRects(
        of node: RasterNode, grid: RasterGrid, visible: PixelRect
    ) -> (needed: PixelRect, wanted: PixelRect)? {
        let scaling = CGAffineTransform(scaleX: grid.rasterScale, y: grid.rasterScale)
        let all = PixelRect(covering: node.innerExtent.applying(scaling), margin: 1)
        guard !all.isEmpty, !visible.isEmpty else { return nil }
        if all.area <= largestWholeBitmap, max(all.width, all.height) <= 16384 { return (all, all) }
        let reach = node.layer.effects.reduce(0.0) { $0 + $1.margin }
        let shown = PixelRect(
            covering: grid.source(of: visible.extent),
            margin: Int(clamping: (reach * grid.rasterScale).rounded(.up), to: 0...PixelRect.coordinates.upperBound) + 2
        )
        var needed = all.intersection(shown)
        guard !needed.isEmpty else { return nil }
        if grid.projection != nil, max(needed.width, needed.height) > 4096 {
            // Of a plane that reaches past the viewer a small window shows more than there is memory for: only what is
            // around its middle counts.
            needed = needed.intersection(shown.middle.outset(by: 2048))
            return needed.isEmpty ? nil : (needed, needed)
        }
        return (needed, all.intersection(shown.outset(by: 256)))
    }

    private var largestWholeBitmap: Int {
        guard let canvas else { return 1 << 20 }
        return max(1 << 20, 2 * canvas.target.width * canvas.target.height)
    }

    private func paint(_ node: RasterNode, into bitmap: GroupBitmap) {
        let (inside, region) = bitmap.damagedInside()
        let origin = bitmap.innerRect
        let transform = CGAffineTransform(
            a: bitmap.rasterScale, b: 0, c: 0, d: bitmap.rasterScale, tx: CGFloat(-origin.minX),
            ty: CGFloat(-origin.minY))
        let canvas = PixelCanvas(inside)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: origin.width, maxY: origin.height)
        let pass = PaintingPass(rasterizer: self, canvas: canvas, bounds: bounds, backdrop: .clear)
        pass.paintInside(node, transform: transform, region: region)
        if case .path(let path, let isEvenOdd)? = node.layer.clip, node.rectangularClip == nil {
            keepInside(path, isEvenOdd: isEvenOdd, of: canvas, transform: transform, region: region)
        }
        if let mask = node.maskNode { keepInside(mask, of: canvas, transform: transform, region: region) }
        cairo_surface_flush(inside.surface)
        applyEffects(node.layer.effects, to: inside, of: bitmap)
        bitmap.findOpaqueRect()
        // Most bitmaps are painted once and then only moved. What would mend them is kept from the second time on.
        let changesAgain = node.hasPaintedBitmap
        node.hasPaintedBitmap = true
        bitmap.markPainted(keepsInside: changesAgain)
        if !changesAgain { node.giveUpInnerBitmaps() }
    }

    /// Clears what of a region lies outside a path.
    private func keepInside(
        _ path: Path, isEvenOdd: Bool, of canvas: PixelCanvas, transform: CGAffineTransform, region: PixelRegion
    ) {
        let bounds = canvas.bounds
        let mask = CoverageMask.filling(path, isEvenOdd: isEvenOdd, under: transform, within: bounds)
        canvas.clip(to: region)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
        if let mask {
            cairo_mask_surface(canvas.context, mask.surface, Double(mask.x), Double(mask.y))
        } else {
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(canvas.context)
        }
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }

    /// Keeps of a canvas what lies under the painted alpha of a layer.
    private func keepInside(
        _ mask: RasterNode, of canvas: PixelCanvas, transform: CGAffineTransform, region: PixelRegion
    ) {
        let area = region.bounds
        guard !area.isEmpty else { return }
        let stencil = PixelBuffer(width: area.width, height: area.height)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: area.width, maxY: area.height)
        let shift = CGAffineTransform(translationX: CGFloat(-area.minX), y: CGFloat(-area.minY))
        let pass = PaintingPass(rasterizer: self, canvas: PixelCanvas(stencil), bounds: bounds, backdrop: .clear)
        pass.paint(mask, under: transform.concatenating(shift), region: PixelRegion(bounds))
        cairo_surface_flush(stencil.surface)
        canvas.clip(to: region)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(canvas.context, stencil.surface, Double(area.minX), Double(area.minY))
        cairo_paint(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }
}

extension RasterNode {
    /// Gives up the bitmaps below, which served only to paint this layer's.
    fileprivate func giveUpInnerBitmaps() {
        for child in children {
            child.bitmap = nil
            child.prepared = nil
            child.giveUpInnerBitmaps()
        }
    }

    /// Whether a bitmap of that size still serves. One that is somewhat too large does, unless its edges matter.
    fileprivate func fits(_ rects: (needed: PixelRect, wanted: PixelRect), in kept: PixelRect) -> Bool {
        let hasWeighedEdges = layer.effects.contains { if case .blur(_, true) = $0 { true } else { false } }
        if hasWeighedEdges || holdsBackdrop || layer.projection != nil { return kept == rects.wanted }
        return kept.contains(rects.needed) && kept.area <= 2 * rects.wanted.area + 4096
    }
}

extension LayerEffect {
    /// How far, in points, pixels of the result depend on pixels around them.
    fileprivate var margin: Double {
        switch self {
        case .shadow(_, let radius, let offset):
            Self.reach(ofRadius: radius) + max(abs(offset.width), abs(offset.height))
        case .blur(let radius, _): Self.reach(ofRadius: radius)
        default: 0
        }
    }
}
