import CRiffleCairo
import CRiffleRaster
import RiffleGeometry
import RiffleLayers

/// Groups in which something shows the pixels behind the group: these cannot be painted apart from what is behind.
///
/// A copy of the canvas is painted on, and as much of it taken over as clip, mask and opacity say. What goes for any
/// group then goes here, too, but for the paints that look at the canvas.
extension PaintingPass {
    func paintGroup(_ step: Step) {
        let layer = step.node.layer
        for case .shadow(let color, let radius, let offset) in layer.effects {
            paintShadow(of: step, color: color, radius: radius, offset: offset)
        }
        cairo_surface_flush(canvas.target.surface)
        let copy = PixelCanvas(canvas.target.copy())
        copy.isSilhouette = canvas.isSilhouette
        let pass = PaintingPass(rasterizer: rasterizer, canvas: copy, bounds: bounds, backdrop: nil)
        pass.paintInside(step.node, transform: step.total, region: step.region)
        cairo_surface_flush(copy.target.surface)
        let stencil = stencil(for: step, region: step.region, opacity: layer.opacity)
        canvas.clip(to: step.region)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        canvas.setSource(copy.target, x: 0, y: 0)
        cairo_mask_surface(canvas.context, stencil.surface, Double(stencil.x), Double(stencil.y))
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }

    /// How much of the group shows at each pixel of a region.
    private func stencil(for step: Step, region: PixelRegion, opacity: Double) -> CoverageMask {
        let area = region.bounds
        let stencil = CoverageMask(width: area.width, height: area.height, x: area.minX, y: area.minY)
        let painter = Canvas(surface: stencil.surface)
        let context = painter.context
        cairo_translate(context, Double(-area.minX), Double(-area.minY))
        cairo_set_source_rgba(context, 0, 0, 0, opacity)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        if case .path(let path, let isEvenOdd)? = step.node.layer.clip {
            let mask = CoverageMask.filling(path, isEvenOdd: isEvenOdd, under: step.total, within: bounds)
            cairo_set_source_rgba(context, 0, 0, 0, mask == nil ? 0 : 1)
            if let mask {
                cairo_mask_surface(context, mask.surface, Double(mask.x), Double(mask.y))
            } else {
                cairo_paint(context)
            }
        }
        if let mask = step.node.maskNode {
            let picture = PixelCanvas(PixelBuffer(width: canvas.target.width, height: canvas.target.height))
            let pass = PaintingPass(rasterizer: rasterizer, canvas: picture, bounds: bounds, backdrop: .clear)
            pass.paint(mask, under: step.total, region: PixelRegion(area))
            cairo_surface_flush(picture.target.surface)
            cairo_set_source_surface(context, picture.target.surface, 0, 0)
            cairo_paint(context)
        }
        cairo_surface_flush(stencil.surface)
        return stencil
    }

    /// Paints the shadow of the whole group, in which backdrops count as opaque.
    private func paintShadow(of step: Step, color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        let silhouette = PixelCanvas(PixelBuffer(width: canvas.target.width, height: canvas.target.height))
        silhouette.isSilhouette = true
        // All of what casts the shadow counts, whatever part of the shadow is to be painted.
        let extent = step.node.innerExtent.applying(step.total)
        let rect = PixelRect(covering: extent, margin: 2).intersection(bounds)
        let region = PixelRegion(rect)
        let pass = PaintingPass(rasterizer: rasterizer, canvas: silhouette, bounds: bounds, backdrop: .clear)
        pass.paintInside(step.node, transform: step.total, region: region)
        cairo_surface_flush(silhouette.target.surface)
        let stencil = stencil(for: step, region: region, opacity: 1)
        let sigma = radius > 0 ? min(radius * step.total.meanScale, 500) : 0
        let margin = Int(riffle_blur_reach(sigma))
        guard max(rect.width, rect.height) + 2 * margin < 32000 else { return }
        let shadow = CoverageMask(
            width: rect.width + 2 * margin, height: rect.height + 2 * margin, x: rect.minX - margin,
            y: rect.minY - margin)
        let painter = Canvas(surface: shadow.surface)
        cairo_set_source_surface(painter.context, silhouette.target.surface, Double(-shadow.x), Double(-shadow.y))
        cairo_mask_surface(painter.context, stencil.surface, Double(margin), Double(margin))
        cairo_surface_flush(shadow.surface)
        shadow.blur(sigma: sigma)
        let shift = offset.applying(step.total)
        canvas.clip(to: step.region)
        canvas.setSource(color, opacity: step.node.layer.opacity)
        cairo_mask_surface(
            canvas.context, shadow.surface, Double(shadow.x) + shift.width.rounded(),
            Double(shadow.y) + shift.height.rounded())
    }

    /// The pixels that backdrops in a layer, and in those below it, are made of.
    func backdropRects(_ node: RasterNode, total: CGAffineTransform, into rects: inout [PixelRect]) {
        backdropRects(ofContents: node, total: total, into: &rects)
        for child in node.children where child.layer.isPaintable {
            let total = child.layer.transform.concatenating(total)
            if child.holdsBackdrop, child.showsBackdrops { backdropRects(child, total: total, into: &rects) }
        }
    }
    func backdropRects(ofContents node: RasterNode, total: CGAffineTransform, into rects: inout [PixelRect]) {
        for case .backdrop(let backdrop, let frame)? in node.layer.contents.lazy.map(\.paint) {
            let rect = canvas.sources(of: backdrop, frame: frame, under: total)
            if !rect.isEmpty { rects.append(rect) }
        }
    }
    /// Adds all of each backdrop that a damaged region touches: a pixel behind one may change any pixel of it.
    func includeBackdrops(in region: inout PixelRegion, transform: CGAffineTransform, root: RasterNode) {
        var rects: [PixelRect] = []
        backdropRects(root, total: transform, into: &rects)
        var area = -1
        while region.area != area {
            area = region.area
            for rect in rects where region.intersects(rect) { region.formUnion(rect) }
        }
    }
}
