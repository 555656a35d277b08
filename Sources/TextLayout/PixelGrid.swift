import Foundation

/// Rounding to device pixels.
struct PixelGrid {
    /// Pixels per point, finite and above 0.
    let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The next pixel at or above. What is over a pixel by less than a thousandth is a rounding error of a sum.
    func up(_ value: CGFloat) -> CGFloat {
        ((value * scale - 0.001).rounded(.up) / scale)
    }

    func nearest(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
    }
}
