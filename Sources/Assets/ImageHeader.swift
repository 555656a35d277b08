import CRifflePixbufShim
import Foundation

/// What a picture file says of itself before any pixel is decoded.
struct ImageHeader: Sendable, Hashable {
    var format: ImageFormat
    /// Upright width and height: whole pixels for bitmaps, CSS pixels for SVG.
    var width: Double
    var height: Double
    /// EXIF orientation 5...8: the file stores the picture lying on its side.
    var swapsAxes = false

    /// Reads the header of a picture; throws what is wrong with it.
    init(data: Data) throws(AssetError) {
        guard !data.isEmpty else { throw AssetError("it is empty (0 bytes)") }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = try Self.png(ByteReader(data))
        } else if data.starts(with: [0xFF, 0xD8]) {
            self = try Self.jpeg(ByteReader(data))
        } else if data.starts(with: Array("GIF8".utf8)) {
            self = try Self.gif(ByteReader(data))
        } else if Self.looksLikeMarkup(data) {
            self = try Self.svg(data)
        } else {
            throw AssetError(Self.unknownFormat(data))
        }
        guard width > 0, height > 0, width <= 65_535, height <= 65_535 else {
            throw AssetError("its header states a size of \(width) × \(height), outside 1...65535")
        }
    }

    init(format: ImageFormat, width: Double, height: Double, swapsAxes: Bool = false) {
        self.format = format
        self.width = width
        self.height = height
        self.swapsAxes = swapsAxes
    }

    private static func png(_ bytes: ByteReader) throws(AssetError) -> ImageHeader {
        guard bytes.count >= 24, bytes.text(at: 12, length: 4) == "IHDR",
            let width = bytes.bigEndian32(at: 16), let height = bytes.bigEndian32(at: 20)
        else { throw AssetError("the PNG ends inside its header") }
        return ImageHeader(format: .png, width: Double(width), height: Double(height))
    }

    private static func gif(_ bytes: ByteReader) throws(AssetError) -> ImageHeader {
        guard let low = bytes.byte(at: 6), let high = bytes.byte(at: 7),
            let lowHeight = bytes.byte(at: 8), let highHeight = bytes.byte(at: 9)
        else { throw AssetError("the GIF ends inside its header") }
        return ImageHeader(
            format: .gif, width: Double(Int(high) << 8 | Int(low)),
            height: Double(Int(highHeight) << 8 | Int(lowHeight)))
    }

    private static func svg(_ data: Data) throws(AssetError) -> ImageHeader {
        var width = 0.0
        var height = 0.0
        var message: UnsafeMutablePointer<CChar>?
        defer { riffle_text_free(message) }
        let found = data.withUnsafeBytes { raw in
            riffle_svg_size(raw.bindMemory(to: UInt8.self).baseAddress, raw.count, &width, &height, &message)
        }
        guard found == 1 else {
            throw AssetError("the SVG cannot be read: \(message.map { String(cString: $0) } ?? "no reason given")")
        }
        return ImageHeader(format: .svg, width: width, height: height)
    }

    private static func looksLikeMarkup(_ data: Data) -> Bool {
        let opening = data.prefix(256).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
        return opening.first == UInt8(ascii: "<")
    }

    private static func unknownFormat(_ data: Data) -> String {
        let hint = "use PNG, JPEG, GIF or SVG"
        if data.starts(with: Array("%PDF".utf8)) { return "PDF is not supported; \(hint) (export the vector as SVG)" }
        if data.count > 12, data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "WebP is not supported; \(hint)"
        }
        if data.count > 12, data.dropFirst(4).starts(with: Array("ftyp".utf8)) {
            return "HEIC and AVIF are not supported; \(hint)"
        }
        let first = data.prefix(4).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "its first bytes (\(first.joined(separator: " "))) are of no known picture format; \(hint)"
    }
}

/// Checked reads from a file's bytes: nothing in a broken file can make one trap.
struct ByteReader {
    private let bytes: [UInt8]

    /// Only the first megabyte is looked at: a JPEG's frame header follows its metadata, which is rarely longer.
    init(_ data: Data) { bytes = Array(data.prefix(1 << 20)) }

    var count: Int { bytes.count }

    func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    func bigEndian16(at offset: Int) -> Int? {
        guard let high = byte(at: offset), let low = byte(at: offset + 1) else { return nil }
        return Int(high) << 8 | Int(low)
    }

    func bigEndian32(at offset: Int) -> Int? {
        guard let high = bigEndian16(at: offset), let low = bigEndian16(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    func text(at offset: Int, length: Int) -> String? {
        guard offset >= 0, offset + length <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }
}
