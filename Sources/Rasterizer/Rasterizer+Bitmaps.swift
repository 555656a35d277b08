import CCairo
import CRaster
import Geometry
import Layers

extension Rasterizer {
    /// The bitmap of a layer, made or mended if it has to be. `visible` is the part of the target that can show it.
    /// `nil` when nothing of it would show.
    func bitmap(of node: RasterNode, grid: RasterGrid, visible: PixelRect) -> GroupBitmap? {
        guard let rects = innerRects(of: node, grid: grid, visible: visible) else { return nil }
        let bitmap: GroupBitmap
        let isFresh: Bool
        if let kept = node.bitmap, kept.rasterScale == grid.rasterScale, kept.innerRect.contains(rects.needed),
            kept.innerRect.area <= 2 * rects.wanted.area + 4096
        {
            bitmap = kept
            isFresh = false
        } else {
            node.bitmap = nil
            bitmap = GroupBitmap(rasterScale: grid.rasterScale, innerRect: rects.wanted, ledger: ledger)
            isFresh = true
        }
        defer { bitmap.lastUsed = frameNumber }
        if bitmap.isUpToDate {
            if bitmap.lastUsed != frameNumber { statistics.cachedBlits += 1 }
            return bitmap
        }
        statistics.bitmapsPainted += 1
        paint(node, into: bitmap, isFresh: isFresh)
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
        if all.area <= largestWholeBitmap { return (all, all) }
        let reach = node.layer.effects.reduce(0.0) { $0 + $1.margin }
        let shown = PixelRect(
            covering: visible.extent.applying(grid.transform.inverted()),
            margin: Int((reach * grid.rasterScale).rounded(.up)) + 2)
        let needed = all.intersection(shown)
        guard !needed.isEmpty else { return nil }
        return (needed, all.intersection(shown.outset(by: 256)))
    }

    private var largestWholeBitmap: Int {
        guard let canvas else { return 1 << 20 }
        return max(1 << 20, 2 * canvas.target.width * canvas.target.height)
    }

    private func paint(_ node: RasterNode, into bitmap: GroupBitmap, isFresh: Bool) {
        let region = bitmap.damagedRegion()
        let origin = bitmap.innerRect
        let transform = CGAffineTransform(
            a: bitmap.rasterScale, b: 0, c: 0, d: bitmap.rasterScale, tx: CGFloat(-origin.minX),
            ty: CGFloat(-origin.minY))
        let canvas = Canvas(bitmap.inner)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: origin.width, maxY: origin.height)
        let pass = PaintingPass(rasterizer: self, canvas: canvas, bounds: bounds, backdrop: .clear)
        pass.paintInside(node, transform: transform, region: region)
        if case .path(let path, let isEvenOdd)? = node.layer.clip, node.rectangularClip == nil {
            canvas.keepInside(path, isEvenOdd: isEvenOdd, transform: transform, region: region)
        }
        if let mask = node.maskNode { keepInside(mask, of: canvas, transform: transform, region: region) }
        cairo_surface_flush(bitmap.inner.surface)
        applyEffects(node.layer.effects, to: bitmap)
        bitmap.findOpaqueRect()
        bitmap.markPainted()
    }

    /// Keeps of a canvas what lies under the painted alpha of a layer.
    private func keepInside(
        _ mask: RasterNode, of canvas: Canvas, transform: CGAffineTransform, region: PixelRegion
    ) {
        let area = region.bounds
        guard !area.isEmpty else { return }
        let stencil = PixelBuffer(width: area.width, height: area.height)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: area.width, maxY: area.height)
        let shift = CGAffineTransform(translationX: CGFloat(-area.minX), y: CGFloat(-area.minY))
        let pass = PaintingPass(rasterizer: self, canvas: Canvas(stencil), bounds: bounds, backdrop: .clear)
        pass.paint(mask, under: transform.concatenating(shift), region: PixelRegion(bounds))
        cairo_surface_flush(stencil.surface)
        canvas.clip(to: region)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(canvas.context, stencil.surface, Double(area.minX), Double(area.minY))
        cairo_paint(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
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

extension Canvas {
    /// Clears what of a region lies outside a path.
    func keepInside(_ path: Path, isEvenOdd: Bool, transform: CGAffineTransform, region: PixelRegion) {
        clip(to: region)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setTransform(path.snapped(under: transform))
        addPath(path)
        resetTransform()
        cairo_fill(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}
