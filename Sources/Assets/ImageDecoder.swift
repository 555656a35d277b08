import CRifflePixbufShim
import RiffleCaching
import Foundation
import Synchronization

/// Turns image assets into pixels and keeps the last used ones, up to a budget of bytes. Safe from any thread.
package final class ImageDecoder: Sendable {
    private struct Key: Hashable {
        let id: String
        let width: Int
        let height: Int
    }

    private struct Memory {
        var pictures: LeastRecentlyUsedCache<Key, DecodedImage>
        var failures: [String: AssetError] = [:]
    }

    private let memory: Mutex<Memory>
    private let issues: AssetIssueLog

    /// The largest picture decoded, in pixels: 16 384 × 16 384, which is a gigabyte.
    package static let pixelLimit = 1 << 28

    /// `byteBudget` bounds what is kept; a picture larger than all of it is decoded each time.
    /// `onIssue` hears once of each file that does not decode.
    package init(byteBudget: Int = 96 << 20, onIssue: @escaping @Sendable (AssetIssue) -> Void = { _ in }) {
        memory = Mutex(Memory(pictures: LeastRecentlyUsedCache(capacity: max(0, byteBudget))))
        issues = AssetIssueLog(receive: onIssue)
    }

    /// The picture in pixels, at its own size or scaled to exactly `targetPixelSize` (values below 1 count as 1).
    /// A file that failed once is not read again.
    package func decode(_ asset: ImageAsset, targetPixelSize: (width: Int, height: Int)? = nil) throws(AssetError)
        -> DecodedImage
    {
        let width = max(1, targetPixelSize?.width ?? asset.pixelWidth)
        let height = max(1, targetPixelSize?.height ?? asset.pixelHeight)
        let key = Key(id: asset.id, width: width, height: height)
        let known = memory.withLock { memory -> Result<DecodedImage, AssetError>? in
            if let picture = memory.pictures.value(for: key) { return .success(picture) }
            return memory.failures[key.id].map { .failure($0) }
        }
        if let known { return try known.get() }
        // Decoded outside the lock; two threads may do the same work once, which only costs time.
        do throws(AssetError) {
            let picture = try Self.decodeUncached(asset, targetPixelSize: (width, height))
            memory.withLock { $0.pictures.insert(picture, for: key, cost: picture.byteCount) }
            return picture
        } catch {
            memory.withLock { $0.failures[key.id] = error }
            issues.report(
                .unreadableImage, asset.fileURL?.path ?? "a picture made in code",
                Self.explanation(of: error, in: asset))
            throw error
        }
    }

    /// What to tell people of a picture that does not decode.
    package static func explanation(of error: AssetError, in asset: ImageAsset) -> String {
        let place = asset.fileURL?.path ?? "A picture made in code"
        return "\(place) cannot be decoded: \(error.reason). Open it in an image editor and export it again."
    }

    /// Bytes kept now, at most the budget.
    package var cachedByteCount: Int { memory.withLock { $0.pictures.totalCost } }

    static func decodeUncached(_ asset: ImageAsset, targetPixelSize: (width: Int, height: Int)?) throws(AssetError)
        -> DecodedImage
    {
        let width = targetPixelSize?.width ?? asset.pixelWidth
        let height = targetPixelSize?.height ?? asset.pixelHeight
        guard asset.pixelWidth * asset.pixelHeight <= pixelLimit, width <= 32_767, height <= 32_767,
            width * height <= pixelLimit
        else {
            throw AssetError("\(width) × \(height) pixels are more than the \(pixelLimit) allowed; use a smaller one")
        }
        switch asset.source {
        case .pixels(let pixels): return try resample(pixels, of: asset, width: width, height: height)
        case .encoded(let data): return try decode(data, asset.header, width: width, height: height)
        case .file(let url):
            return try decode(ImageAsset.bytes(of: url), asset.header, width: width, height: height)
        }
    }

    private static func decode(_ data: Data, _ header: ImageHeader, width: Int, height: Int) throws(AssetError)
        -> DecodedImage
    {
        let isOwnSize = Double(width) == header.width && Double(height) == header.height
        let picture = data.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self).baseAddress
            if header.format == .svg {
                return riffle_render_svg(bytes, raw.count, Int32(width), Int32(height))
            }
            return riffle_decode_raster(
                bytes, raw.count, isOwnSize ? 0 : Int32(width), isOwnSize ? 0 : Int32(height),
                header.swapsAxes ? 1 : 0)
        }
        return try DecodedImage(picture)
    }

    private static func resample(_ pixels: [UInt8], of asset: ImageAsset, width: Int, height: Int)
        throws(AssetError) -> DecodedImage
    {
        let picture = pixels.withUnsafeBufferPointer { buffer in
            riffle_resample(
                buffer.baseAddress, Int32(asset.pixelWidth), Int32(asset.pixelHeight), Int32(asset.pixelWidth * 4),
                Int32(width), Int32(height))
        }
        return try DecodedImage(picture)
    }
}
