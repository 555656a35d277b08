import CRiffleCairo
import CRiffleRaster
import RiffleLayers

extension PixelCanvas {
    /// The pixels that a backdrop replaces.
    func pixels(ofBackdrop frame: CGRect, under transform: CGAffineTransform) -> PixelRect {
        PixelRect(rounding: Extent(frame).applying(transform)).intersection(bounds)
    }

    /// The pixels that a backdrop is made of: those it replaces, and around them as far as the blur reaches.
    func sources(of backdrop: Backdrop, frame: CGRect, under transform: CGAffineTransform) -> PixelRect {
        let sigma = backdrop.sigma(scale: transform.meanScale)
        return pixels(ofBackdrop: frame, under: transform).outset(by: Int(riffle_blur_reach(sigma)))
            .intersection(bounds)
    }

    /// Makes what a backdrop shows of the canvas, as it is now, the source for what follows; `scale` is in pixels per
    /// point.
    func setSource(_ backdrop: Backdrop, in rect: PixelRect, scale: Double) {
        guard !rect.isEmpty else { return setSource(.clear) }
        if isSilhouette { return setSource(.black, opacity: backdrop.opacity) }
        cairo_surface_flush(target.surface)
        let sigma = backdrop.sigma(scale: scale)
        let whole = rect.outset(by: Int(riffle_blur_reach(sigma)))
        let picture = target.mirrored(whole)
        // Without memory for it the picture stays sharp, which is the lesser evil.
        _ = riffle_blur(
            picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), 4, sigma)
        picture.filter(LayerEffect.saturation(backdrop.saturation).colorMatrix)
        let canvas = PixelCanvas(picture)
        canvas.setSource(backdrop.tint)
        cairo_paint(canvas.context)
        if backdrop.opacity < 1 {
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
            canvas.setSource(target, x: -whole.minX, y: -whole.minY)
            cairo_paint_with_alpha(canvas.context, 1 - backdrop.opacity)
        }
        cairo_surface_flush(picture.surface)
        setSource(picture, x: whole.minX, y: whole.minY)
    }
}

extension PixelBuffer {
    /// A part of the picture; where that sticks out, the picture mirrored at its edge.
    fileprivate func mirrored(_ rect: PixelRect) -> PixelBuffer {
        let result = PixelBuffer(width: rect.width, height: rect.height)
        riffle_copy_mirrored(
            bytes, Int32(width), Int32(height), Int32(stride), Int32(rect.minX), Int32(rect.minY), result.bytes,
            Int32(rect.width), Int32(rect.height), Int32(result.stride))
        result.markDirty()
        return result
    }
}

extension Backdrop {
    /// The blur's standard deviation in pixels.
    fileprivate func sigma(scale: Double) -> Double { min(blurRadius * scale, 500) }
}

extension CGAffineTransform {
    /// How many times longer lengths become, whatever their direction: the root of what areas grow by.
    var meanScale: Double { abs(determinant).squareRoot() }
}
