import RiffleAssets
import Foundation

/// Decodes the pictures that layers name with the process's image store.
package final class AssetImageSource: ImageSource {
    private let store: ImageStore

    /// Hears of each picture that does not decode: its id, and what to tell people. Called wherever `pixels` is.
    package var onFailure: ((_ id: String, _ message: String) -> Void)?

    /// The files of the pictures that were asked for, each once, in that order. Pictures made in code have none.
    package private(set) var files: [URL] = []
    private var asked: Set<String> = []

    package init(_ store: ImageStore = .shared) { self.store = store }

    package func pixels(for id: String, width: Int, height: Int) -> PixelBuffer? {
        guard let asset = store[id] else { return nil }
        if asked.insert(id).inserted, let file = asset.fileURL { files.append(file) }
        let target = width > 0 && height > 0 ? (width, height) : nil
        let image: DecodedImage
        do {
            image = try store.decoder.decode(asset, targetPixelSize: target)
        } catch {
            // The layer paints nothing then.
            onFailure?(id, ImageDecoder.explanation(of: error, in: asset))
            return nil
        }
        guard let bytes = image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        return PixelBuffer(of: image, bytes: bytes, width: image.width, height: image.height, stride: image.stride)
    }
}
