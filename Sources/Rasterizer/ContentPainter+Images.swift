import CRiffleCairo
import Foundation
import RiffleGeometry
import RiffleLayers

extension ContentPainter {
    /// Above this many pixels a picture is not composed for its place: so large a place is mostly out of sight.
    private static let largestComposition = 1 << 24

    func paintImage(_ command: ImageCommand, index: Int) {
        let frame = Extent(command.frame)
        guard !frame.isEmpty else { return }
        if total.keepsRectangles, total.a > 0, total.d > 0, isStep(total.a), isStep(total.d) {
            paintUpright(command, frame: frame)
        } else {
            paintTransformed(command, frame: frame, index: index)
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
        paint(picture, x: rect.minX, y: rect.minY, tint: command.tint)
    }

    /// A turned, mirrored or odd-sized picture is composed upright at the next larger step, and resampled.
    private func paintTransformed(_ command: ImageCommand, frame: Extent, index: Int) {
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
        let key = PreparedContents.Key(transform: total, bounds: canvas.bounds)
        let prepared = prepared(index, key: key) {
            // The frame is painted as a shape, so that its edges are smooth whatever the filter does there.
            let shape = CoverageMask.filling(
                Path(command.frame), isEvenOdd: false, under: total, within: canvas.bounds)
            guard let shape else { return .picture(nil) }
            return .picture(
                PlacedPicture(
                    picture, origin: (0, 0), transform: placing, key: key,
                    isNearest: command.interpolation == .nearest, mask: shape))
        }
        guard case .picture(let placed?) = prepared else { return }
        paint(placed.pixels, x: placed.rect.minX, y: placed.rect.minY, tint: command.tint)
    }

    /// Paints a picture pixel by pixel, or fills its alpha with a tint.
    private func paint(_ picture: PixelBuffer, x: Int, y: Int, tint: Paint?) {
        if let tint {
            return withSource(tint) { cairo_mask_surface(context, picture.surface, Double(x), Double(y)) }
        }
        cairo_set_source_surface(context, picture.surface, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if opacity < 1 {
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_paint(context)
        }
    }
}
