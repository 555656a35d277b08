import CRiffleCairo
import CRiffleRaster
import Foundation
import RiffleLayers

/// A blurred shape, and the shape it was made from.
struct CastShadow {
    let shape: CoverageMask
    let blurred: CoverageMask
    let sigma: Double

    var byteCount: Int { shape.byteCount + blurred.byteCount }
}

extension LayerRasterizer {
    /// Filters the inside of a bitmap into its output.
    func applyEffects(_ effects: [LayerEffect], to inside: PixelBuffer, of bitmap: GroupBitmap) {
        var picture = inside
        var rect = bitmap.innerRect
        for effect in effects {
            switch effect {
            case .shadow(let color, let radius, let offset):
                let shift = Self.shift(offset, scale: bitmap.rasterScale)
                guard rect.canGrow(by: Int(riffle_blur_reach(sigma(radius, bitmap))) + max(abs(shift.x), abs(shift.y)))
                else { continue }
                guard rect.isVisible(blurredBy: sigma(radius, bitmap)) else { continue }
                let mask = castShadow(of: picture, sigma: sigma(radius, bitmap), keptIn: bitmap)
                (picture, rect) = picture.withShadow(mask, color: color, shift: shift, rect: rect)
            case .innerShadow(let color, let radius, let offset):
                picture = picture.withInnerShadow(
                    sigma: sigma(radius, bitmap), color: color, shift: Self.shift(offset, scale: bitmap.rasterScale))
            case .blur(let radius, let isOpaque):
                guard rect.canGrow(by: Int(riffle_blur_reach(sigma(radius, bitmap)))) else { continue }
                guard rect.isVisible(blurredBy: sigma(radius, bitmap)) || isOpaque else {
                    picture = PixelBuffer(width: picture.width, height: picture.height)
                    continue
                }
                (picture, rect) = picture.blurred(sigma: sigma(radius, bitmap), isOpaque: isOpaque, rect: rect)
            default:
                if picture === inside { picture = picture.copy() }
                picture.filter(effect.colorMatrix)
            }
        }
        bitmap.output = picture
        bitmap.outputRect = rect
    }

    /// How many pixels a shadow is moved by, kept to what a picture can be.
    private static func shift(_ offset: CGSize, scale: Double) -> (x: Int, y: Int) {
        (
            x: Int(clamping: (offset.width * scale).rounded(), to: -4096...4096),
            y: Int(clamping: (offset.height * scale).rounded(), to: -4096...4096)
        )
    }

    private func sigma(_ radius: Double, _ bitmap: GroupBitmap) -> Double {
        radius > 0 ? min(min(radius, LayerEffect.largestRadius) * bitmap.rasterScale, 500) : 0
    }

    /// The blurred alpha of a picture, kept while the alpha stays: text that changes inside a card casts no new shadow.
    private func castShadow(of picture: PixelBuffer, sigma: Double, keptIn bitmap: GroupBitmap) -> CoverageMask {
        let reach = Int(riffle_blur_reach(sigma))
        let shape = picture.alphaMask(margin: reach)
        if let kept = bitmap.shadow, kept.sigma == sigma, kept.shape.hasSameBytes(as: shape) { return kept.blurred }
        guard sigma > 0 else { return shape }
        let blurred = picture.alphaMask(margin: reach)
        blurred.blur(sigma: sigma)
        bitmap.shadow = CastShadow(shape: shape, blurred: blurred, sigma: sigma)
        return blurred
    }
}

extension GroupBitmap {
    /// Looks for a part big enough that not painting what lies behind it pays.
    func findOpaqueRect() {
        var found: [Int32] = [0, 0, 0, 0]
        riffle_opaque_rectangle(
            output.bytes, Int32(output.width), Int32(output.height), Int32(output.stride), &found)
        opaqueRect = PixelRect(
            minX: Int(found[0]), minY: Int(found[1]), maxX: Int(found[0] + found[2]), maxY: Int(found[1] + found[3])
        ).offset(x: outputRect.minX, y: outputRect.minY)
    }
}

extension PixelBuffer {
    /// The alpha, with transparent pixels around.
    func alphaMask(margin: Int) -> CoverageMask {
        let mask = CoverageMask(width: width + 2 * margin, height: height + 2 * margin, x: -margin, y: -margin)
        riffle_copy_alpha(
            bytes, Int32(stride), mask.bytes + margin * mask.stride + margin, Int32(mask.stride), Int32(width),
            Int32(height))
        cairo_surface_mark_dirty(mask.surface)
        return mask
    }

    /// The picture over its shadow, and what that covers. The mask's place is relative to the picture.
    func withShadow(
        _ mask: CoverageMask, color: ResolvedColor, shift: (x: Int, y: Int), rect: PixelRect
    ) -> (PixelBuffer, PixelRect) {
        let shadowRect = PixelRect(
            minX: rect.minX + mask.x + shift.x, minY: rect.minY + mask.y + shift.y,
            maxX: rect.minX + mask.x + shift.x + mask.width, maxY: rect.minY + mask.y + shift.y + mask.height)
        let whole = rect.union(shadowRect)
        let result = PixelBuffer(width: whole.width, height: whole.height)
        let canvas = PixelCanvas(result)
        canvas.setSource(color)
        cairo_mask_surface(
            canvas.context, mask.surface, Double(shadowRect.minX - whole.minX), Double(shadowRect.minY - whole.minY))
        cairo_set_source_surface(
            canvas.context, surface, Double(rect.minX - whole.minX), Double(rect.minY - whole.minY))
        cairo_paint(canvas.context)
        cairo_surface_flush(result.surface)
        return (result, whole)
    }

    /// The picture with the blurred color of what is around it on top, where it is opaque itself.
    func withInnerShadow(sigma: Double, color: ResolvedColor, shift: (x: Int, y: Int)) -> PixelBuffer {
        let mask = alphaMask(margin: Int(riffle_blur_reach(sigma)))
        if sigma > 0 { mask.blur(sigma: sigma) }
        let shade = PixelBuffer(width: width, height: height)
        let pen = PixelCanvas(shade)
        pen.setSource(color)
        cairo_paint(pen.context)
        cairo_set_operator(pen.context, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(pen.context, 0, 0, 0, 1)
        cairo_mask_surface(pen.context, mask.surface, Double(mask.x + shift.x), Double(mask.y + shift.y))
        cairo_surface_flush(shade.surface)
        let result = copy()
        let canvas = PixelCanvas(result)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_ATOP)
        cairo_set_source_surface(canvas.context, shade.surface, 0, 0)
        cairo_paint(canvas.context)
        cairo_surface_flush(result.surface)
        return result
    }

    /// The blurred picture, and what that covers.
    func blurred(sigma: Double, isOpaque: Bool, rect: PixelRect) -> (PixelBuffer, PixelRect) {
        let reach = isOpaque ? 0 : Int(riffle_blur_reach(sigma))
        let whole = rect.outset(by: reach)
        let result = PixelBuffer(width: whole.width, height: whole.height)
        for y in 0..<height {
            (result.row(y + reach) + reach * 4).update(from: row(y), count: width * 4)
        }
        // Without memory for it the picture stays sharp, which is the lesser evil.
        _ = riffle_blur(
            result.bytes, Int32(result.width), Int32(result.height), Int32(result.stride), 4, sigma)
        if isOpaque {
            riffle_keep_alpha(result.bytes, Int32(result.stride), bytes, Int32(stride), Int32(width), Int32(height))
        }
        result.markDirty()
        return (result, whole)
    }

    func filter(_ matrix: [Float]) {
        riffle_color_matrix(bytes, Int32(width), Int32(height), Int32(stride), matrix)
        markDirty()
    }
}

extension PixelRect {
    /// Whether anything is left of an opaque rectangle where it is blurred: its middle is as opaque as the rectangle is large
    /// beside the blur, and less than half a step of 255 is nothing.
    fileprivate func isVisible(blurredBy sigma: Double) -> Bool {
        Double(area) > 2 * Double.pi * sigma * sigma / 510
    }

    /// Whether a picture that much larger can still be made; an effect that reaches further is left out.
    fileprivate func canGrow(by amount: Int) -> Bool { max(width, height) + 2 * amount < 32000 }
}
