import CRiffleDeflate
import Foundation

/// A text inside of a PNG file, which programs that show pictures pass over: the layers of what was painted, so that a
/// picture that differs can be told apart by views and not only by pixels.
///
/// It stands in a compressed `iTXt` chunk before the last one (PNG specification, 11.3.3.4).
enum PictureNote {
    private static let keyword = "Riffle layers"
    private static let mostBytes = 8 << 20

    /// The file with a text.
    static func add(_ text: String, to png: Data) -> Data {
        // The last chunk has no data: length, name and checksum are 12 bytes.
        guard png.count > 12, let compressed = compress(Data(text.utf8)) else { return png }
        var chunk = Data("iTXt".utf8) + Data(keyword.utf8)
        // End of the keyword, compressed, by zlib, no language, no translated keyword.
        chunk.append(contentsOf: [0, 1, 0, 0, 0])
        chunk += compressed + bigEndian(UInt32(text.utf8.count))
        let checksum = chunk.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        return png.dropLast(12) + bigEndian(UInt32(chunk.count - 4)) + chunk + bigEndian(checksum) + png.suffix(12)
    }

    /// The text in a file; nil where it has none.
    static func text(in png: Data) -> String? {
        let bytes = [UInt8](png)
        let prefix = Array(keyword.utf8) + [0, 1, 0, 0, 0]
        var index = 8
        while index + 12 <= bytes.count {
            let length = number(bytes, at: index)
            guard length <= bytes.count - index - 12 else { return nil }
            let content = bytes[index + 8..<index + 8 + length]
            if bytes[index + 4..<index + 8].elementsEqual("iTXt".utf8), content.starts(with: prefix),
                length > prefix.count + 4
            {
                // How long the text is stands behind it, where readers of PNG files do not look.
                let end = content.endIndex - 4
                return decompress(
                    Array(content[(content.startIndex + prefix.count)..<end]), count: number(bytes, at: end))
            }
            index += length + 12
        }
        return nil
    }

    private static func compress(_ data: Data) -> Data? {
        let compressor = libdeflate_alloc_compressor(9)
        defer { libdeflate_free_compressor(compressor) }
        var output = Data(count: libdeflate_zlib_compress_bound(compressor, data.count))
        let used = data.withUnsafeBytes { input in
            output.withUnsafeMutableBytes {
                libdeflate_zlib_compress(compressor, input.baseAddress, input.count, $0.baseAddress, $0.count)
            }
        }
        return used > 0 ? output.prefix(used) : nil
    }

    private static func decompress(_ bytes: [UInt8], count: Int) -> String? {
        guard 1...mostBytes ~= count else { return nil }
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count)
        let result = libdeflate_zlib_decompress(decompressor, bytes, bytes.count, &output, count, nil)
        return result == LIBDEFLATE_SUCCESS ? String(decoding: output, as: UTF8.self) : nil
    }

    private static func bigEndian(_ value: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) })
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
