import Foundation

/// What a paint makes of the pixels behind it: they are blurred, saturated and covered with a tint.
///
/// The blur takes in what is around the paint's frame; beyond the edges of the window the picture goes on mirrored.
package struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the blur in points; finite, not negative.
    package var blurRadius: CGFloat
    /// 1 leaves the colors, 0 makes them gray, more makes them stronger; finite, not negative.
    package var saturation: Double
    /// Painted over what was blurred.
    package var tint: ResolvedColor
    /// 0…1: how much of all this replaces the pixels behind.
    package var opacity: Double

    package init(blurRadius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.blurRadius = blurRadius > 0 ? min(blurRadius, 1000) : 0
        self.saturation = saturation > 0 ? min(saturation, 100) : 0
        self.tint = tint
        self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }
}
