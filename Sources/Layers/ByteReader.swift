import Foundation

/// Why a message of the layer coding was refused.
package enum LayerCodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message ends within a value.
    case truncated(offset: Int)
    /// A byte that stands for a kind names none there is.
    case unknown(what: String, value: UInt64, offset: Int)
    case version(UInt8)
    /// A number out of its range, a reference to nothing, text that is no UTF-8.
    case invalid(what: String, offset: Int)
    case trailing(offset: Int)

    package var description: String {
        switch self {
        case .truncated(let offset):
            "The layer message ends within a value at byte \(offset). Pass whole messages, in the order they were made."
        case .unknown(let what, let value, let offset):
            "The layer message names \(what) \(value) at byte \(offset), which this version has not. "
                + "Use an encoder of the same version."
        case .version(let version):
            "The layer message has version \(version); this decoder reads \(LayerEncoder.version). "
                + "Use an encoder of the same version."
        case .invalid(let what, let offset):
            "The layer message has an invalid \(what) at byte \(offset). Pass every message of one encoder, in order."
        case .trailing(let offset):
            "The layer message goes on after its last change, at byte \(offset). Pass one message at a time."
        }
    }
}

/// Takes a message of the layer coding apart. Never traps, whatever the bytes are.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func byte() throws -> UInt8 {
        guard offset < bytes.count else { throw LayerCodingError.truncated(offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func unsigned() throws -> UInt64 {
        let start = offset
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let next = try byte()
            let part = UInt64(next & 0x7F)
            guard shift < 63 || part <= 1 else { throw LayerCodingError.invalid(what: "number", offset: start) }
            value |= part << shift
            if next < 0x80 { return value }
        }
        throw LayerCodingError.invalid(what: "number", offset: start)
    }

    mutating func signed() throws -> Int64 {
        let value = try unsigned()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// How many elements follow. Each takes at least a byte, so a count beyond the message is refused before any room
    /// is made for it.
    mutating func count() throws -> Int {
        let start = offset
        let value = try unsigned()
        guard value <= UInt64(bytes.count - offset) else { throw LayerCodingError.truncated(offset: start) }
        return Int(value)
    }

    mutating func float() throws -> Double {
        let start = offset
        var bits: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] { bits |= UInt32(try byte()) << shift }
        let value = Float(bitPattern: bits)
        guard value.isFinite else { throw LayerCodingError.invalid(what: "number", offset: start) }
        return Double(value)
    }

    mutating func place() throws -> CGFloat { CGFloat(try signed()) / CodedLength.placeSteps }

    mutating func length() throws -> CGFloat { CGFloat(try signed()) / CodedLength.lengthSteps }

    mutating func point() throws -> CGPoint { CGPoint(x: try length(), y: try length()) }

    mutating func rect() throws -> CGRect {
        CGRect(x: try length(), y: try length(), width: try length(), height: try length())
    }

    mutating func color() throws -> ResolvedColor {
        ResolvedColor(
            red: Float(try byte()) / 255, green: Float(try byte()) / 255, blue: Float(try byte()) / 255,
            alpha: Float(try byte()) / 255)
    }

    mutating func text() throws -> String {
        let length = try count()
        let start = offset
        offset += length
        guard let text = String(validating: bytes[start..<offset], as: UTF8.self) else {
            throw LayerCodingError.invalid(what: "text", offset: start)
        }
        return text
    }

    /// A number within a type that is narrower than what is written.
    mutating func unsigned<T: FixedWidthInteger>(_ type: T.Type, _ what: String) throws -> T {
        let start = offset
        guard let value = T(exactly: try unsigned()) else {
            throw LayerCodingError.invalid(what: what, offset: start)
        }
        return value
    }

    func unknown(_ what: String, _ value: UInt8) -> LayerCodingError {
        .unknown(what: what, value: UInt64(value), offset: offset - 1)
    }
}
