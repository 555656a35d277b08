import CRiffleRaster
import Foundation

extension PixelBuffer {
    /// How far two pictures are apart, over their premultiplied bytes.
    package struct Difference: Hashable, Sendable {
        /// The largest difference of a byte, 0…255; 255 when the sizes differ.
        package var largest: Int
        /// The mean over all bytes.
        package var mean: Double
    }

    /// Compares byte by byte.
    package func difference(from other: PixelBuffer) -> Difference {
        guard width == other.width, height == other.height else { return Difference(largest: 255, mean: 255) }
        var largest: Int32 = 0
        var sum: UInt64 = 0
        riffle_compare(
            bytes, Int32(stride), other.bytes, Int32(other.stride), Int32(width), Int32(height), &largest, &sum)
        return Difference(largest: Int(largest), mean: Double(sum) / Double(width * height * 4))
    }

    /// A picture of the differences: opaque, black where both agree, a component's difference times `gain` elsewhere.
    package func differenceImage(from other: PixelBuffer, gain: Int = 8) -> PixelBuffer {
        let image = PixelBuffer(width: max(width, other.width), height: max(height, other.height))
        for y in 0..<image.height {
            for x in 0..<image.width {
                let first = self[x, y]
                let second = other[x, y]
                let target = image.row(y) + x * 4
                func gap(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(min(255, abs(Int(a) - Int(b)) * gain)) }
                let alpha = gap(first.alpha, second.alpha)
                target[0] = max(gap(first.blue, second.blue), alpha)
                target[1] = max(gap(first.green, second.green), alpha)
                target[2] = max(gap(first.red, second.red), alpha)
                target[3] = 255
            }
        }
        image.markDirty()
        return image
    }
}
