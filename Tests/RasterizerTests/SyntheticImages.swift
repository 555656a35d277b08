import RiffleRasterizer

/// Pictures made up by name: `checker` is 8 × 8 black and white squares of one pixel, `ramp` grows red to the right and
/// green downward, `dot` is a translucent disk. All can be had at any size by resampling in the rasterizer.
final class SyntheticImages: ImageSource {
    private(set) var requests: [String] = []

    func pixels(for id: String, width: Int, height: Int) -> PixelBuffer? {
        requests.append("\(id) \(width)×\(height)")
        switch id {
        case "checker": return Self.make(8, 8) { x, y in (x + y) % 2 == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255) }
        case "ramp": return Self.make(64, 64) { x, y in (UInt8(x * 4), UInt8(y * 4), 128, 255) }
        case "dot":
            return Self.make(32, 32) { x, y in
                let dx = x - 16
                let dy = y - 16
                return dx * dx + dy * dy < 196 ? (100, 50, 0, 128) : (0, 0, 0, 0)
            }
        default: return nil
        }
    }

    /// `pixel` gives red, green, blue, alpha; premultiplied.
    static func make(_ width: Int, _ height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = pixel(x, y)
                let target = buffer.bytes + y * buffer.stride + x * 4
                target[0] = blue
                target[1] = green
                target[2] = red
                target[3] = alpha
            }
        }
        return buffer
    }
}
