import Foundation

/// Builds a message of the layer coding from its primitives (`Documentation/LayerCoding.md`).
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// Seven bits a byte, low bits first, the top bit set on all but the last.
    mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small negative numbers are as short as small positive ones: 0, −1, 1, −2 … are written as 0, 1, 2, 3 …
    mutating func signed(_ value: Int64) {
        unsigned(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    mutating func count(_ value: Int) { unsigned(UInt64(value)) }

    /// IEEE 754, little end first.
    mutating func float(_ value: Double) {
        let bits = Float(value).bitPattern
        for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    /// Points in 64ths.
    mutating func place(_ value: CGFloat) { signed(CodedLength.steps(value, CodedLength.placeSteps)) }

    /// Points in 256ths.
    mutating func length(_ value: CGFloat) { signed(CodedLength.steps(value, CodedLength.lengthSteps)) }

    mutating func point(_ point: CGPoint) {
        length(point.x)
        length(point.y)
    }

    mutating func rect(_ rect: CGRect) {
        length(rect.origin.x)
        length(rect.origin.y)
        length(rect.size.width)
        length(rect.size.height)
    }

    mutating func color(_ color: ResolvedColor) {
        for component in [color.red, color.green, color.blue, color.alpha] {
            bytes.append(UInt8(clamping: (component * 255).rounded()))
        }
    }

    mutating func text(_ text: String) {
        let utf8 = Array(text.utf8)
        count(utf8.count)
        bytes += utf8
    }
}

/// How lengths become whole numbers.
enum CodedLength {
    /// A 64th of a point is below a quarter of a pixel of the densest displays, and two bytes reach 128 points.
    static let placeSteps = 64.0
    /// Outlines may be shown enlarged, so they are kept finer than places.
    static let lengthSteps = 256.0

    /// What is too far to show, and NaN, is brought to where every decoder's numbers are exact.
    static func steps(_ value: CGFloat, _ stepsPerPoint: Double) -> Int64 {
        let limit = 1e12
        let scaled = (Double(value) * stepsPerPoint).rounded()
        return scaled > -limit ? Int64(min(scaled, limit)) : Int64(-limit)
    }
}
