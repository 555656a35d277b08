import NIOCore

/// Why a page's message was refused.
package enum ClientMessageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message ends within a value.
    case truncated
    /// A byte that stands for a kind names none there is.
    case unknown(what: String, value: UInt8)
    /// A count or a number beyond its limit, text that is no UTF-8.
    case invalid(what: String)
    case version(UInt8)
    /// Something else was said before hello, or hello was said twice.
    case order(String)

    package var description: String {
        switch self {
        case .truncated: "The message ends within a value."
        case .unknown(let what, let value): "There is no \(what) \(value) in this version."
        case .invalid(let what): "The message has an invalid \(what)."
        case .version(let version):
            "The page speaks version \(version) and the server \(ClientMessage.version). Load the page again."
        case .order(let reason): reason
        }
    }
}

/// Takes a page's message apart. Never traps, whatever the bytes are.
struct MessageReader {
    private var buffer: ByteBuffer

    init(_ buffer: ByteBuffer) { self.buffer = buffer }

    var isAtEnd: Bool { buffer.readableBytes == 0 }

    mutating func byte() throws -> UInt8 {
        guard let value: UInt8 = buffer.readInteger() else { throw ClientMessageError.truncated }
        return value
    }

    /// Seven bits a byte, low bits first.
    mutating func unsigned() throws -> UInt32 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 28, by: 7) {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 {
                guard let result = UInt32(exactly: value) else { break }
                return result
            }
        }
        throw ClientMessageError.invalid(what: "number")
    }

    /// May be NaN or infinite: who uses it decides.
    mutating func float() throws -> Double {
        guard let bits: UInt32 = buffer.readInteger(endianness: .little) else { throw ClientMessageError.truncated }
        return Double(Float(bitPattern: bits))
    }

    /// May be NaN or infinite: who uses it decides.
    mutating func double() throws -> Double {
        guard let bits: UInt64 = buffer.readInteger(endianness: .little) else { throw ClientMessageError.truncated }
        return Double(bitPattern: bits)
    }

    mutating func bytes() throws -> [UInt8] {
        let count = try unsigned()
        guard count <= WebLimits.textBytes else { throw ClientMessageError.invalid(what: "length of bytes") }
        guard let bytes = buffer.readBytes(length: Int(count)) else { throw ClientMessageError.truncated }
        return bytes
    }

    mutating func text() throws -> String {
        let count = try unsigned()
        guard count <= WebLimits.textBytes else { throw ClientMessageError.invalid(what: "length of a text") }
        guard let bytes = buffer.readBytes(length: Int(count)) else { throw ClientMessageError.truncated }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ClientMessageError.invalid(what: "text")
        }
        return text
    }
}
