import CRiffleWebPicture
import Foundation
import NIOHTTP1
import RiffleAssets
import RiffleCaching
import Synchronization

/// Pictures as files that are lighter than those of the app, and look the same: PNG becomes WebP, and what is shown far smaller than
/// it is is made so.
///
/// What a file says of its colors, and files that move, stay as they are.
final class LightPictures: Sendable {
    /// What is below this is about a packet.
    private static let leastBytes = 2048
    static let mediaType = "image/webp"

    /// By name; empty for a picture that no file is lighter of.
    private let known = Mutex(LeastRecentlyUsedCache<PictureName, [UInt8]>(capacity: WebLimits.lightPictureBytes))

    /// A file that stands for another one; that one where there is none. Decodes and encodes, so it is for threads that may
    /// wait: some 50 ms for a picture of 660 by 416 pixels, once.
    func lighter(
        _ name: PictureName, _ file: (bytes: [UInt8], mediaType: String)
    ) -> (bytes: [UInt8], mediaType: String) {
        let isPhoto = file.mediaType == "image/jpeg"
        guard Self.areMade(of: file.mediaType), file.bytes.count >= Self.leastBytes, !isPhoto || name.halvings > 0
        else { return file }
        if let found = known.withLock({ $0.value(for: name) }) {
            return found.isEmpty ? file : (found, Self.mediaType)
        }
        let isPlain = isPhoto ? Self.isPlainPhoto(file.bytes) : Self.isPlain(file.bytes)
        let made = isPlain ? Self.file(of: file.bytes, halvings: name.halvings) : []
        let result = made.count < file.bytes.count ? made : []
        known.withLock { $0.insert(result, for: name, cost: result.count + 64) }
        return result.isEmpty ? file : (result, Self.mediaType)
    }

    /// Whether files of a kind may have lighter ones.
    static func areMade(of mediaType: String) -> Bool { mediaType == "image/png" || mediaType == "image/jpeg" }

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

    /// Whether a JPEG file is in the colors of the screen: without a profile, or with one that is called sRGB. Profiles are in
    /// what comes before the picture (ICC.1:2010, annex B.4).
    static func isPlainPhoto(_ bytes: [UInt8]) -> Bool {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let segment = bytes[place..<min(place + 2 + max(length, 2), bytes.count)]
            if bytes[place + 1] == 0xE2, segment.firstRange(of: Array("ICC_PROFILE".utf8)) != nil {
                return segment.firstRange(of: Array("sRGB".utf8)) != nil
            }
            place += 2 + max(length, 2)
        }
        return true
    }

    private static func file(of bytes: [UInt8], halvings: Int) -> [UInt8] {
        guard let asset = try? ImageAsset(data: Data(bytes)) else { return [] }
        let size = (width: max(1, asset.pixelWidth >> halvings), height: max(1, asset.pixelHeight >> halvings))
        guard size.width * size.height <= WebLimits.lightPicturePixels,
            let picture = try? ImageDecoder(byteBudget: 0).decode(asset, targetPixelSize: size)
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
