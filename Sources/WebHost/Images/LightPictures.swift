import CRiffleWebPicture
import Foundation
import NIOHTTP1
import RiffleAssets
import RiffleCaching
import Synchronization

/// Pictures as files that are lighter than those of the app, and look the same: PNG becomes WebP.
///
/// What a file says of its colors, and files that move, stay as they are.
final class LightPictures: Sendable {
    /// What is below this is about a packet.
    private static let leastBytes = 2048
    static let mediaType = "image/webp"

    /// By id; empty for a picture that no file is lighter of.
    private let known = Mutex(LeastRecentlyUsedCache<String, [UInt8]>(capacity: WebLimits.lightPictureBytes))

    /// A file that stands for another one; that one where there is none. Decodes and encodes, so it is for threads that may
    /// wait: some 50 ms for a picture of 660 by 416 pixels, once.
    func lighter(_ id: String, _ file: (bytes: [UInt8], mediaType: String)) -> (bytes: [UInt8], mediaType: String) {
        guard file.mediaType == "image/png", file.bytes.count >= Self.leastBytes else { return file }
        if let found = known.withLock({ $0.value(for: id) }) {
            return found.isEmpty ? file : (found, Self.mediaType)
        }
        let made = Self.isPlain(file.bytes) ? Self.file(of: file.bytes) : []
        let result = made.count < file.bytes.count ? made : []
        known.withLock { $0.insert(result, for: id, cost: result.count + 64) }
        return result.isEmpty ? file : (result, Self.mediaType)
    }

    /// Whether a browser says that it takes WebP.
    static func areTaken(by head: HTTPRequestHead) -> Bool {
        head.headers["accept"].contains { $0.lowercased().contains(mediaType) }
    }

    /// Whether a PNG file has one picture, in the colors of the screen.
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        var place = 8
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if ["iCCP", "acTL", "cICP"].contains(kind) { return false }
            if kind == "IDAT" { return true }
            place += 12 + length
        }
        return false
    }

    private static func file(of bytes: [UInt8]) -> [UInt8] {
        guard let asset = try? ImageAsset(data: Data(bytes)),
            asset.pixelWidth * asset.pixelHeight <= WebLimits.lightPicturePixels,
            let picture = try? ImageDecoder(byteBudget: 0).decode(asset)
        else { return [] }
        var length = 0
        let made = riffle_web_picture(
            picture.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(picture.width),
            Int32(picture.height), Int32(picture.stride), &length)
        guard let made else { return [] }
        defer { riffle_web_picture_free(made) }
        return Array(UnsafeBufferPointer(start: made, count: length))
    }
}
