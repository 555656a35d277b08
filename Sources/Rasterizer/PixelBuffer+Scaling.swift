import CRiffleCairo
import RiffleGeometry

extension PixelBuffer {
    /// The picture resampled. `CAIRO_FILTER_GOOD` averages what falls into a pixel, at ten times the cost of bilinear:
    /// for pictures that are scaled once and kept.
    func scaled(width: Int, height: Int, filter: cairo_filter_t) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        let canvas = PixelCanvas(result)
        canvas.setTransform(
            CGAffineTransform(
                scaleX: Double(width) / Double(self.width), y: Double(height) / Double(self.height)))
        canvas.setSource(self, filter: filter, extend: CAIRO_EXTEND_PAD)
        cairo_paint(canvas.context)
        cairo_surface_flush(result.surface)
        return result
    }

    /// The picture repeated from the top left.
    func tiled(width: Int, height: Int) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        let canvas = PixelCanvas(result)
        canvas.setSource(self, filter: CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_REPEAT)
        cairo_paint(canvas.context)
        cairo_surface_flush(result.surface)
        return result
    }

    /// The picture in nine parts, of which the middle ones stretch.
    func sliced(_ slicing: ImageSlicing, width: Int, height: Int, isNearest: Bool) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        let canvas = PixelCanvas(result)
        for row in slicing.rows {
            for column in slicing.columns {
                // A surface of the part alone keeps its neighbors from bleeding in at the seams.
                let part = cairo_surface_create_for_rectangle(
                    surface, Double(column.sourceStart), Double(row.sourceStart), Double(column.sourceLength),
                    Double(row.sourceLength))
                let rect = PixelRect(
                    minX: column.targetStart, minY: row.targetStart, maxX: column.targetStart + column.targetLength,
                    maxY: row.targetStart + row.targetLength)
                canvas.clip(to: PixelRegion(rect))
                canvas.setTransform(
                    CGAffineTransform(
                        a: Double(rect.width) / Double(column.sourceLength), b: 0, c: 0,
                        d: Double(rect.height) / Double(row.sourceLength), tx: Double(rect.minX),
                        ty: Double(rect.minY)))
                cairo_set_source_surface(canvas.context, part, 0, 0)
                cairo_pattern_set_filter(
                    cairo_get_source(canvas.context), isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
                cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
                cairo_paint(canvas.context)
                canvas.resetTransform()
                cairo_surface_destroy(part)
            }
        }
        cairo_surface_flush(result.surface)
        return result
    }
}

extension Canvas {
    /// Makes a picture the source, pixel on pixel, its top left at (`x`, `y`) of the target.
    func setSource(_ picture: PixelBuffer, x: Int, y: Int) {
        cairo_set_source_surface(context, picture.surface, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    /// Makes a picture, its top left at the origin of the current transform, the source.
    func setSource(_ picture: PixelBuffer, filter: cairo_filter_t, extend: cairo_extend_t) {
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), filter)
        cairo_pattern_set_extend(cairo_get_source(context), extend)
    }
}
