import CCairo
import Foundation
import Geometry
import Layers

extension ContentPainter {
    /// Above this many pixels a picture is not composed for its place: so large a place is mostly out of sight.
    private static let largestComposition = 1 << 24

    func paintImage(_ command: ImageCommand) {
        let frame = Extent(command.frame)
        guard !frame.isEmpty else { return }
        if total.keepsRectangles, total.a > 0, total.d > 0, isStep(total.a), isStep(total.d) {
            paintUpright(command, frame: frame)
        } else {
            paintTransformed(command, frame: frame)
        }
    }

    private func isStep(_ scale: Double) -> Bool {
        RasterGrid.isEqual(scale, RasterGrid.step(atLeast: scale, scale: rasterizer.scale))
    }

    private func paintUpright(_ command: ImageCommand, frame: Extent) {
        let rect = PixelRect(rounding: frame.applying(total))
        guard !rect.isEmpty, rect.area <= Self.largestComposition else { return }
        guard
            let picture = rasterizer.images.picture(
                for: command, width: rect.width, height: rect.height, scale: total.a)
        else { return }
        let x = Double(rect.minX)
        let y = Double(rect.minY)
        if let tint = command.tint {
            canvas.setSource(tint, transform: total, area: area, opacity: opacity)
            cairo_mask_surface(context, picture.surface, x, y)
            return
        }
        cairo_set_source_surface(context, picture.surface, x, y)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if opacity < 1 {
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_paint(context)
        }
    }

    /// A turned, mirrored or odd-sized picture is composed upright at the next larger step, and resampled.
    private func paintTransformed(_ command: ImageCommand, frame: Extent) {
        let stretchX = RasterGrid.step(atLeast: hypot(total.a, total.b), scale: rasterizer.scale)
        let stretchY = RasterGrid.step(atLeast: hypot(total.c, total.d), scale: rasterizer.scale)
        let width = max(1, ((frame.maxX - frame.minX) * stretchX).rounded(.up))
        let height = max(1, ((frame.maxY - frame.minY) * stretchY).rounded(.up))
        guard width * height <= Double(Self.largestComposition) else { return }
        guard
            let picture = rasterizer.images.picture(
                for: command, width: Int(width), height: Int(height), scale: max(stretchX, stretchY))
        else { return }
        let placing = CGAffineTransform(
            a: (frame.maxX - frame.minX) / width, b: 0, c: 0, d: (frame.maxY - frame.minY) / height, tx: frame.minX,
            ty: frame.minY
        ).concatenating(total)
        guard placing.isPaintable else { return }
        let filter = command.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        if let tint = command.tint {
            canvas.setSource(tint, transform: total, area: area, opacity: opacity)
            guard let stencil = cairo_pattern_create_for_surface(picture.surface) else { return }
            cairo_pattern_set_filter(stencil, filter)
            canvas.setTransform(placing)
            cairo_mask(context, stencil)
            cairo_pattern_destroy(stencil)
        } else {
            // The frame is filled as a shape, so that its edges are smooth whatever the filter does there.
            canvas.setTransform(placing)
            canvas.setSource(picture, filter: filter, extend: CAIRO_EXTEND_PAD)
            cairo_rectangle(context, 0, 0, width, height)
            cairo_save(context)
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
            cairo_restore(context)
        }
        canvas.resetTransform()
    }
}
