import Assets

/// Decodes the pictures that layers name with the process's image store.
package final class AssetImageSource: ImageSource {
    private let store: ImageStore

    package init(_ store: ImageStore = .shared) { self.store = store }

    package func pixels(for id: String, width: Int, height: Int) -> PixelBuffer? {
        guard let asset = store[id] else { return nil }
        let target = width > 0 && height > 0 ? (width, height) : nil
        // A picture that cannot be decoded was reported by the decoder; the layer then paints nothing.
        guard let image = try? store.decoder.decode(asset, targetPixelSize: target) else { return nil }
        let buffer = PixelBuffer(width: image.width, height: image.height)
        guard let bytes = image.bytes.baseAddress else { return nil }
        for row in 0..<image.height {
            (buffer.bytes + row * buffer.stride).update(
                from: (bytes + row * image.stride).assumingMemoryBound(to: UInt8.self), count: image.width * 4)
        }
        return buffer
    }
}
