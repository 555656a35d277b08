import Foundation
import RiffleLayers

extension LayerEffect {
    /// Four rows of five (red, green, blue, alpha, constant) over un-premultiplied colors; the identity for effects
    /// that are no color filters.
    ///
    /// Luminance weights and the hue matrix are those of the W3C Filter Effects specification.
    var colorMatrix: [Float] {
        switch self {
        case .brightness(let amount): Self.scaling(1, plus: amount)
        case .contrast(let amount): Self.scaling(amount, plus: 0.5 - 0.5 * amount)
        case .saturation(let amount): Self.saturating(amount)
        case .grayscale(let amount): Self.saturating(1 - amount)
        case .hueRotation(let angle): Self.turning(angle.radians)
        case .colorMultiply(let color):
            [
                color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
            ]
        case .colorInvert: Self.scaling(-1, plus: 1)
        case .luminanceToAlpha:
            [
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
            ]
        case .alphaThreshold(let threshold, let color):
            Self.thresholding(Float(threshold), color, slope: Float(Self.thresholdSlope))
        case .shadow, .innerShadow, .blur: Self.scaling(1, plus: 0)
        }
    }

    private static func thresholding(_ threshold: Float, _ color: ResolvedColor, slope: Float) -> [Float] {
        [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, slope * color.alpha,
            (0.5 - slope * threshold) * color.alpha,
        ]
    }

    private static func scaling(_ factor: Double, plus constant: Double) -> [Float] {
        let factor = Float(factor)
        let constant = Float(constant)
        return [
            factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1, 0,
        ]
    }

    private static func saturating(_ amount: Double) -> [Float] {
        let keep = Float(amount)
        let red = Float(0.2126) * (1 - keep)
        let green = Float(0.7152) * (1 - keep)
        let blue = Float(0.0722) * (1 - keep)
        return [
            red + keep, green, blue, 0, 0, red, green + keep, blue, 0, 0, red, green, blue + keep, 0, 0, 0, 0, 0, 1, 0,
        ]
    }

    private static func turning(_ angle: Double) -> [Float] {
        let c = cos(angle)
        let s = sin(angle)
        let rows: [Double] = [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
        return rows.map(Float.init)
    }
}
