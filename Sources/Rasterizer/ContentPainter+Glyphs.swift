import CRiffleCairo
import CRiffleRaster
import RiffleGeometry
import RiffleLayers

extension ContentPainter {
    /// Glyphs larger than this, in pixels per em, are filled as outlines: their bitmaps would crowd out all others.
    private static let largestBitmapSize = 200.0

    /// Upright text comes from kept pixels; turned, skewed, odd-sized or very large text is filled as outlines.
    func paintGlyphs(_ run: GlyphRun, _ paint: Paint, index: Int) {
        guard !paint.isInvisible, run.size > 0, run.size.isFinite else { return }
        let isUpright = total.keepsRectangles && total.a > 0 && RasterGrid.isEqual(total.a, total.d)
        if isUpright, run.size * total.a <= Self.largestBitmapSize {
            paintPixels(preparedRun(run, at: index, scale: total.a), paint)
        } else {
            paintOutlines(run, paint, index: index)
        }
    }

    private func paintPixels(_ run: PreparedRun, _ paint: Paint) {
        let x = Int(clamping: (total.tx + 0.5).rounded(.down), to: PixelRect.coordinates)
        let y = Int(clamping: (total.ty + 0.5).rounded(.down), to: PixelRect.coordinates)
        if let mask = run.mask {
            withSource(paint) { cairo_mask_surface(context, mask.surface, Double(x + mask.x), Double(y + mask.y)) }
        }
        if let picture = run.picture {
            cairo_set_source_surface(
                context, picture.pixels.surface, Double(x + picture.x), Double(y + picture.y))
            cairo_paint_with_alpha(context, paint.alpha * opacity)
        }
    }

    private func paintOutlines(_ run: GlyphRun, _ paint: Paint, index: Int) {
        paintCoverage(paint, index: index) {
            .make(covering: run.extent, under: total, within: canvas.bounds) { canvas, transform in
                let face = rasterizer.glyphs.face(run.face)
                canvas.setTransform(transform)
                for glyph in run.glyphs {
                    rasterizer.glyphs.addOutline(
                        glyph.id, face: face, size: run.size, x: run.origin.x + Double(glyph.x),
                        y: run.origin.y + Double(glyph.y), to: canvas)
                }
                canvas.resetTransform()
                cairo_fill(canvas.context)
            }
        }
        guard run.isColored else { return }
        // Pictures have no outlines: they are drawn at the next larger step and resampled. Their item lies behind all
        // others, since the outlines have the command's own.
        let key = PreparedContents.Key(transform: total, bounds: canvas.bounds)
        let prepared = prepared(node.layer.contents.count + index, key: key) {
            let step = RasterGrid.rasterScale(total, scale: rasterizer.scale)
            guard let picture = makeRun(run, scale: step).picture else { return .picture(nil) }
            let placing = CGAffineTransform(scaleX: 1 / step, y: 1 / step).concatenating(total)
            return .picture(
                PlacedPicture(
                    picture.pixels, origin: (picture.x, picture.y), transform: placing, key: key))
        }
        guard case .picture(let placed?) = prepared else { return }
        cairo_set_source_surface(
            context, placed.pixels.surface, Double(placed.rect.minX), Double(placed.rect.minY))
        cairo_paint_with_alpha(context, paint.alpha * opacity)
    }

    /// The run's pixels, which stay wherever the layer is moved.
    private func preparedRun(_ run: GlyphRun, at index: Int, scale: Double) -> PreparedRun {
        let key = PreparedContents.Key(transform: CGAffineTransform(scaleX: scale, y: scale), bounds: .empty)
        let prepared = prepared(index, key: key) { .run(makeRun(run, scale: scale)) }
        guard case .run(let kept) = prepared else { return PreparedRun() }
        return kept
    }

    /// Sets the glyphs: horizontally to quarters of a pixel, vertically to whole ones, so that a line's baseline is
    /// even.
    private func makeRun(_ run: GlyphRun, scale: Double) -> PreparedRun {
        let size = run.size * scale
        let face = rasterizer.glyphs.face(run.face)
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let x = (run.origin.x + Double(glyph.x)) * scale
            let y = (run.origin.y + Double(glyph.y)) * scale
            guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
            let quarters = Int(clamping: (x * 4 + 0.5).rounded(.down))
            guard let drawn = rasterizer.glyphs.glyph(glyph.id, face: face, size: size, phase: quarters & 3) else {
                continue
            }
            placed.append(
                PlacedGlyph(glyph: drawn, x: quarters >> 2, y: Int(clamping: (y + 0.5).rounded(.down)), size: size))
        }
        var prepared = PreparedRun()
        prepared.mask = coverage(of: placed.filter { !$0.isColored })
        prepared.picture = picture(of: placed.filter { $0.isColored })
        return prepared
    }

    private func coverage(of glyphs: [PlacedGlyph]) -> CoverageMask? {
        let rect = glyphs.reduce(PixelRect.empty) { $0.union($1.rect) }
        guard !rect.isEmpty else { return nil }
        let mask = CoverageMask(width: rect.width, height: rect.height, x: rect.minX, y: rect.minY)
        for placed in glyphs {
            let pixels = placed.glyph.pixels
            riffle_add_coverage(
                mask.bytes, Int32(mask.width), Int32(mask.height), Int32(mask.stride), pixels.bytes, pixels.width,
                pixels.height, pixels.stride, Int32(placed.rect.minX - rect.minX), Int32(placed.rect.minY - rect.minY))
        }
        cairo_surface_mark_dirty(mask.surface)
        return mask
    }

    private func picture(of glyphs: [PlacedGlyph]) -> (pixels: PixelBuffer, x: Int, y: Int)? {
        let rect = glyphs.reduce(PixelRect.empty) { $0.union($1.rect) }
        guard !rect.isEmpty else { return nil }
        let buffer = PixelBuffer(width: rect.width, height: rect.height)
        let canvas = PixelCanvas(buffer)
        for placed in glyphs {
            let pixels = placed.glyph.pixels
            let strike = cairo_image_surface_create_for_data(
                pixels.bytes, CAIRO_FORMAT_ARGB32, pixels.width, pixels.height, pixels.stride)
            canvas.setTransform(
                CGAffineTransform(
                    a: placed.factor, b: 0, c: 0, d: placed.factor, tx: Double(placed.x - rect.minX),
                    ty: Double(placed.y - rect.minY)))
            cairo_set_source_surface(canvas.context, strike, Double(pixels.left), Double(pixels.top))
            cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_GOOD)
            cairo_paint(canvas.context)
            canvas.resetTransform()
            cairo_surface_destroy(strike)
        }
        cairo_surface_flush(buffer.surface)
        return (buffer, rect.minX, rect.minY)
    }
}

/// A glyph's pixels and where its origin goes.
private struct PlacedGlyph {
    var glyph: GlyphCache.Glyph
    var x: Int
    var y: Int
    /// Pixels per em asked for.
    var size: Double

    var isColored: Bool { glyph.pixels.is_colored != 0 }

    /// How a picture drawn for another size is scaled.
    var factor: Double { isColored ? size / glyph.pixels.strike : 1 }

    var rect: PixelRect {
        let pixels = glyph.pixels
        let exact = Extent(
            minX: Double(pixels.left) * factor, minY: Double(pixels.top) * factor,
            maxX: Double(pixels.left + pixels.width) * factor, maxY: Double(pixels.top + pixels.height) * factor)
        return PixelRect(covering: exact).offset(x: x, y: y)
    }
}

extension Paint {
    /// The alpha that glyphs with colors of their own take from a paint: a gradient's first stop stands for all.
    var alpha: Double {
        switch self {
        case .color(let color): Double(color.alpha)
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            Double(gradient.stops[0].color.alpha)
        case .backdrop(let backdrop, _): backdrop.opacity
        case .mesh(let mesh): Double(mesh.colors[0].alpha)
        }
    }
}
