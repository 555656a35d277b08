import Foundation
import RiffleGeometry

/// How a layer's bitmap is laid onto the pixels of what it is painted on.
struct RasterGrid {
    /// Pixels per point at which the bitmap is painted.
    let rasterScale: Double
    /// Where the grid's origin goes, when the bitmap need not be resampled.
    let offset: (x: Int, y: Int)?
    /// From the grid to the pixels of the target, but for the projection.
    let transform: CGAffineTransform
    /// From the grid to the pixels of the target, for a layer that is seen in perspective.
    let projection: ProjectionTransform?

    /// `total` leads from the layer's coordinates, after its projection, to pixels; `scale` is the window's pixels per
    /// point.
    init(total: CGAffineTransform, projection: ProjectionTransform?, scale: Double) {
        rasterScale = Self.rasterScale(total, scale: scale)
        if let projection {
            // However near a part comes, the picture is painted once, for its usual distance.
            self.projection = ProjectionTransform(CGAffineTransform(scaleX: 1 / rasterScale, y: 1 / rasterScale))
                .concatenating(projection).concatenating(ProjectionTransform(total))
            offset = nil
            transform = CGAffineTransform(scaleX: 1 / rasterScale, y: 1 / rasterScale).concatenating(total)
            return
        }
        self.projection = nil
        if total.keepsRectangles, total.a > 0, total.d > 0, Self.isEqual(total.a, rasterScale),
            Self.isEqual(total.d, rasterScale)
        {
            let x = (total.tx + 0.5).rounded(.down)
            let y = (total.ty + 0.5).rounded(.down)
            offset = (Int(clamping: x, to: PixelRect.coordinates), Int(clamping: y, to: PixelRect.coordinates))
            transform = CGAffineTransform(translationX: x, y: y)
        } else {
            offset = nil
            transform = CGAffineTransform(scaleX: 1 / rasterScale, y: 1 / rasterScale).concatenating(total)
        }
    }

    /// What of the grid a part of the target may show.
    func source(of target: Extent) -> Extent {
        guard let projection else { return target.applying(transform.inverted()) }
        guard let inverse = projection.invertedIfPossible else { return .empty }
        return target.applying(inverse)
    }

    /// The scale to paint at: the next of four steps to the octave that is not smaller than asked for.
    ///
    /// While something grows or shrinks it is so painted again four times per doubling instead of every frame, and
    /// never enlarged. The window's own scale is a step, so that what is not scaled is never resampled.
    static func rasterScale(_ total: CGAffineTransform, scale: Double) -> Double {
        step(atLeast: max(hypot(total.a, total.b), hypot(total.c, total.d)), scale: scale)
    }

    /// The step that is not smaller than `wanted`.
    static func step(atLeast wanted: Double, scale: Double) -> Double {
        let steps = (log2(wanted / scale) * 4 - 1e-6).rounded(.up)
        return scale * exp2(max(-40, min(24, steps)) / 4)
    }

    /// Equal but for the rounding of a few multiplications.
    static func isEqual(_ first: Double, _ second: Double) -> Bool {
        abs(first - second) <= 1e-6 * abs(second)
    }
}
