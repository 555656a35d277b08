import CRiffleCairo
import RiffleGeometry

extension CoverageMask {
    /// The coverage of a filled path; `nil` when nothing of it lies within `bounds`.
    ///
    /// Shapes with smooth edges are painted through such masks, which are made for the whole shape and not for the part
    /// to be painted: Cairo cuts a polygon at the clip before it measures coverage, so that the same edge painted under
    /// another clip comes out up to 16 levels different, and a mended picture would show where it was mended.
    static func filling(
        _ path: Path, isEvenOdd: Bool, isAntialiased: Bool = true, under transform: CGAffineTransform,
        within bounds: PixelRect
    ) -> CoverageMask? {
        make(covering: path.extent, under: transform, within: bounds) { canvas, total in
            cairo_set_fill_rule(canvas.context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(canvas.context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            canvas.setTransform(path.snapped(under: total))
            canvas.addPath(path)
            cairo_fill(canvas.context)
        }
    }

    /// The coverage of a stroked path.
    static func stroking(
        _ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform, within bounds: PixelRect
    ) -> CoverageMask? {
        make(covering: path.extent(stroked: style), under: transform, within: bounds) { canvas, total in
            let context = canvas.context
            cairo_set_line_width(context, style.lineWidth)
            cairo_set_line_join(context, style.lineJoin.cairo)
            let limit = style.miterLimit
            cairo_set_miter_limit(context, limit >= 1 && limit.isFinite ? limit : 1)
            let snapped = path.snapped(stroked: style.lineWidth, under: total)
            func stroke(_ path: Path, _ cap: CGLineCap) {
                canvas.setTransform(snapped)
                canvas.addPath(path)
                // The pen is not snapped: it keeps the width it has under the exact transform.
                canvas.setTransform(total)
                cairo_set_line_cap(context, cap.cairo)
                cairo_stroke(context)
            }
            if let parts = StrokeParts(path, style) {
                for part in parts.parts { stroke(part.path, part.isCapped ? style.lineCap : .butt) }
                return
            }
            if let dash = style.usableDash(along: path) {
                cairo_set_dash(context, dash, Int32(clamping: dash.count), style.usableDashPhase)
            }
            stroke(path, style.lineCap)
        }
    }

    /// The most pixels that are made although they may lie outside.
    private static let largestArea = 1 << 22

    /// The coverage of what `draw` paints within an extent. It gets a canvas, and the transform to the canvas's pixels.
    static func make(
        covering extent: Extent, under transform: CGAffineTransform, within bounds: PixelRect,
        _ draw: (Canvas, CGAffineTransform) -> Void
    ) -> CoverageMask? {
        var rect = PixelRect(covering: extent.applying(transform), margin: 1)
        guard rect.intersects(bounds) else { return nil }
        // Where a shape is cut must not follow from how large a kept bitmap happens to be, unless the shape is huge.
        if rect.area > largestArea || max(rect.width, rect.height) > 16384 { rect = rect.intersection(bounds) }
        let mask = CoverageMask(width: rect.width, height: rect.height, x: rect.minX, y: rect.minY)
        let shift = CGAffineTransform(translationX: Double(-rect.minX), y: Double(-rect.minY))
        draw(Canvas(surface: mask.surface), transform.concatenating(shift))
        cairo_surface_flush(mask.surface)
        return mask
    }
}
