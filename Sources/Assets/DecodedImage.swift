import CRifflePixbufShim
import Foundation

/// Pixels ready for the rasterizer: Cairo's ARGB32 on a little-endian machine, which is blue, green, red, alpha in
/// memory, premultiplied.
///
/// The bytes are written before the object is made and never after, which is why it may cross threads.
package final class DecodedImage: @unchecked Sendable {
    private let picture: riffle_picture

    /// Takes over the picture's memory.
    init(_ picture: riffle_picture) throws(AssetError) {
        guard picture.bytes != nil else {
            let reason = picture.message.map { String(cString: $0) } ?? "no reason given"
            riffle_picture_free(picture)
            throw AssetError(reason)
        }
        self.picture = picture
    }

    deinit { riffle_picture_free(picture) }

    /// Width in pixels.
    package var width: Int { Int(picture.width) }
    /// Height in pixels.
    package var height: Int { Int(picture.height) }
    /// Bytes from one row to the next.
    package var stride: Int { Int(picture.stride) }
    /// Bytes held.
    package var byteCount: Int { stride * height }
    /// The first pixel's first byte; valid while the object lives, not to be written to.
    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: picture.bytes, count: byteCount) }

    /// The premultiplied pixel at a place, or nil outside.
    package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let start = y * stride + x * 4
        return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }

    func encodeJPEG(_ percent: Int32, _ length: inout Int, _ message: inout UnsafeMutablePointer<CChar>?)
        -> UnsafeMutablePointer<UInt8>?
    {
        riffle_encode_jpeg(picture, percent, &length, &message)
    }

    /// The pixels as a PNG file.
    package func pngData() throws(AssetError) -> Data {
        var length = 0
        var message: UnsafeMutablePointer<CChar>?
        guard let file = riffle_encode_png(picture, &length, &message) else {
            let reason = message.map { String(cString: $0) } ?? "no reason given"
            riffle_text_free(message)
            throw AssetError("it cannot be encoded as PNG: \(reason)")
        }
        defer { riffle_bytes_free(file) }
        return Data(bytes: file, count: length)
    }
}
