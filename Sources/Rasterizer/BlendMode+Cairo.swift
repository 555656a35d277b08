import CRiffleCairo
import CRiffleRaster
import RifflePainting

extension BlendMode {
    /// Cairo's operator of the same formula; `nil` where it has none or, for soft light, another formula.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .softLight, .plusDarker: nil
        }
    }
}

extension PixelCanvas {
    /// Blends a picture onto a region of the canvas with a formula Cairo has not; `at` is where the picture lies.
    func blend(_ picture: PixelBuffer, at: (x: Int, y: Int), region: PixelRegion, opacity: Double, mode: BlendMode) {
        cairo_surface_flush(target.surface)
        let formula = mode == .plusDarker ? RIFFLE_BLEND_PLUS_DARKER : RIFFLE_BLEND_SOFT_LIGHT
        for rect in region.rects {
            riffle_blend(
                picture.row(rect.minY - at.y) + (rect.minX - at.x) * 4, Int32(picture.stride),
                target.row(rect.minY) + rect.minX * 4, Int32(target.stride), Int32(rect.width), Int32(rect.height),
                Int32(clamping: (opacity * 255).rounded()), Int32(formula))
        }
        target.markDirty()
    }
}
