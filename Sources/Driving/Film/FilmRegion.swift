import Foundation
import RiffleRasterizer

/// The part of the window that a film shows.
package struct FilmRegion {
    /// The radius of the disk that stands for a finger, in points.
    private static let fingerRadius: CGFloat = 20

    /// In pixels of the window.
    private let left: Int
    private let top: Int
    package let width: Int
    package let height: Int
    private let scale: CGFloat

    /// - Parameters:
    ///   - rect: in points of the window; what is outside of the window is left out. Nil for all of it.
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    package init(_ rect: CGRect?, size: CGSize, scale: CGFloat) {
        let window = CGRect(origin: .zero, size: size)
        let seen = rect?.intersection(window) ?? window
        let part = seen.isNull || seen.isEmpty ? window : seen
        left = Int(clamping: (part.minX * scale).rounded())
        top = Int(clamping: (part.minY * scale).rounded())
        width = max(Int(clamping: (part.width * scale).rounded()), 1)
        height = max(Int(clamping: (part.height * scale).rounded()), 1)
        self.scale = scale
    }

    /// A copy of the part.
    func pixels(of whole: PixelBuffer) -> PixelBuffer {
        let part = PixelBuffer(width: width, height: height)
        let columns = min(part.width, whole.width - left)
        guard columns > 0 else { return part }
        for y in 0..<min(part.height, whole.height - top) {
            (part.bytes + y * part.stride)
                .update(from: whole.bytes + (top + y) * whole.stride + 4 * left, count: 4 * columns)
        }
        return part
    }

    /// Draws a finger: a gray disk that lets through what is under it, with a light edge.
    func draw(_ finger: CGPoint, on part: PixelBuffer) {
        let radius = Self.fingerRadius * scale
        let edge = 2 * scale
        let center = CGPoint(x: finger.x * scale - CGFloat(left), y: finger.y * scale - CGFloat(top))
        guard center.x.isFinite, center.y.isFinite, abs(center.x) < 1e6, abs(center.y) < 1e6 else { return }
        let rows = max(Int(center.y - radius - 1), 0)..<max(min(Int(center.y + radius + 2), part.height), 0)
        let columns = max(Int(center.x - radius - 1), 0)..<max(min(Int(center.x + radius + 2), part.width), 0)
        for y in rows where rows.lowerBound < rows.upperBound {
            for x in columns {
                let distance = hypot(CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                // One pixel at the rim is covered in part.
                let coverage = min(max(radius + 0.5 - distance, 0), 1)
                guard coverage > 0 else { continue }
                let rim = min(max(distance - (radius - edge) + 0.5, 0), 1)
                let gray = 60 + 195 * rim
                let opacity = (0.4 + 0.45 * rim) * coverage
                let pixel = part.bytes + y * part.stride + 4 * x
                for component in 0..<3 {
                    pixel[component] = UInt8(
                        clamping: (CGFloat(pixel[component]) * (1 - opacity) + gray * opacity).rounded())
                }
                pixel[3] = UInt8(clamping: (CGFloat(pixel[3]) * (1 - opacity) + 255 * opacity).rounded())
            }
        }
    }
}
