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
        guard let source = image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
        for row in 0..<image.height {
            let target = buffer.bytes + row * buffer.stride
            target.update(from: source + row * image.stride, count: image.width * 4)
        }
        return buffer
    }
}
