import CRiffleDeflate
import CRiffleRaster
import Foundation

/// Why a PNG file was not read.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    case notPNG
    case damaged(String)
    case unsupported(String)

    package var description: String {
        switch self {
        case .notPNG: "This is no PNG file: it does not begin with PNG's eight bytes. Check which file is read."
        case .damaged(let what): "This PNG file is damaged: \(what). Write it again."
        case .unsupported(let what): "This reader takes PNG files as `pngData` writes them, not \(what). Use `Assets`."
        }
    }
}

extension PixelBuffer {
    /// Reads a PNG of 8-bit RGB or RGBA, not interlaced: what `pngData` writes. For tests and goldens; pictures that
    /// apps show go through `Assets`. Checksums are not looked at.
    package static func decodingPNG(_ data: Data) throws -> PixelBuffer {
        let bytes = [UInt8](data)
        guard bytes.count > 8, Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
            throw PNGError.notPNG
        }
        var header: (width: Int, height: Int, channels: Int)?
        var stream: [UInt8] = []
        var index = 8
        while index + 12 <= bytes.count {
            let length = Int(bigEndian(bytes, at: index))
            let start = index + 8
            guard length <= bytes.count - start - 4 else { throw PNGError.damaged("a chunk is longer than the file") }
            switch Array(bytes[index + 4..<start]) {
            case Array("IHDR".utf8): header = try readHeader(bytes, at: start, length: length)
            case Array("IDAT".utf8): stream += bytes[start..<start + length]
            default: break
            }
            index = start + length + 4
        }
        guard let header else { throw PNGError.damaged("it has no header") }
        return try decode(stream, width: header.width, height: header.height, channels: header.channels)
    }

    private static func bigEndian(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func readHeader(_ bytes: [UInt8], at index: Int, length: Int) throws -> (Int, Int, Int) {
        guard length == 13 else { throw PNGError.damaged("its header has \(length) bytes and not 13") }
        let width = Int(bigEndian(bytes, at: index))
        let height = Int(bigEndian(bytes, at: index + 4))
        guard 1...32767 ~= width, 1...32767 ~= height else {
            throw PNGError.damaged("its size is \(width) × \(height)")
        }
        let (depth, color, interlace) = (bytes[index + 8], bytes[index + 9], bytes[index + 12])
        guard depth == 8, color == 2 || color == 6, interlace == 0 else {
            throw PNGError.unsupported("depth \(depth), color type \(color), interlace \(interlace)")
        }
        return (width, height, color == 2 ? 3 : 4)
    }

    private static func decode(_ stream: [UInt8], width: Int, height: Int, channels: Int) throws -> PixelBuffer {
        var scanlines = [UInt8](repeating: 0, count: height * (1 + width * channels))
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        let capacity = scanlines.count
        let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &scanlines, capacity, nil)
        guard result == LIBDEFLATE_SUCCESS else { throw PNGError.damaged("its pixels do not decompress") }
        guard riffle_png_unfilter(&scanlines, Int32(width), Int32(height), Int32(channels)) != 0 else {
            throw PNGError.damaged("a row names a filter there is not")
        }
        let buffer = PixelBuffer(width: width, height: height)
        riffle_png_premultiply(
            scanlines, Int32(width), Int32(height), Int32(channels), buffer.bytes, Int32(buffer.stride))
        buffer.markDirty()
        return buffer
    }
}
