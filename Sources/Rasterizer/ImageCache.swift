import CRiffleCairo
import Foundation
import RiffleLayers

/// Pictures composed for the very pixels they fill, so that painting one again is copying.
final class ImageCache {
    struct Key: Hashable {
        var image: String
        var width: Int
        var height: Int
        var isNearest: Bool
        var fitting: ImageCommand.Fitting
        /// Pixels of a tile; insets scale by the same.
        var tileWidth: Int
        var tileHeight: Int
    }

    private struct Entry {
        var pixels: PixelBuffer
        var lastUsed: Int
    }

    private let source: any ImageSource
    private let budget: Int
    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var clock = 0

    init(source: any ImageSource, budget: Int) {
        self.source = source
        self.budget = budget
    }

    /// A command's picture, `width` × `height` pixels at `scale` pixels per point; `nil` when there is none.
    func picture(for command: ImageCommand, width: Int, height: Int, scale: Double) -> PixelBuffer? {
        let isStretched = command.fitting == .stretch
        let key = Key(
            image: command.image, width: width, height: height, isNearest: command.interpolation == .nearest,
            fitting: command.fitting,
            tileWidth: isStretched ? 0 : Self.pixels(command.naturalSize.width * scale),
            tileHeight: isStretched ? 0 : Self.pixels(command.naturalSize.height * scale))
        clock += 1
        if let entry = entries[key] {
            entries[key]?.lastUsed = clock
            return entry.pixels
        }
        guard let pixels = compose(key, command: command, scale: scale) else { return nil }
        entries[key] = Entry(pixels: pixels, lastUsed: clock)
        byteCount += pixels.byteCount
        return pixels
    }

    /// Gives up what was not used for longest until the budget holds.
    func trim() {
        guard byteCount > budget else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUsed < $1.value.lastUsed }) {
            guard byteCount > budget else { return }
            byteCount -= entry.pixels.byteCount
            entries[key] = nil
        }
    }

    private static func pixels(_ length: Double) -> Int { Int(clamping: length.rounded(), to: 1...16384) }

    private func compose(_ key: Key, command: ImageCommand, scale: Double) -> PixelBuffer? {
        switch command.fitting {
        case .stretch:
            return scaled(key.image, width: key.width, height: key.height, isNearest: key.isNearest)
        case .tile:
            guard
                let tile = scaled(key.image, width: key.tileWidth, height: key.tileHeight, isNearest: key.isNearest)
            else { return nil }
            return tile.tiled(width: key.width, height: key.height)
        case .slices(let insets):
            guard let whole = source.pixels(for: key.image, width: 0, height: 0) else { return nil }
            let slicing = ImageSlicing(
                source: (whole.width, whole.height), target: (key.width, key.height), insets: insets,
                sourceScale: Double(whole.width) / max(1e-6, command.naturalSize.width), targetScale: scale)
            return whole.sliced(slicing, width: key.width, height: key.height, isNearest: key.isNearest)
        }
    }

    private func scaled(_ image: String, width: Int, height: Int, isNearest: Bool) -> PixelBuffer? {
        let found =
            isNearest
            ? source.pixels(for: image, width: 0, height: 0) : source.pixels(for: image, width: width, height: height)
        guard let found, found.width != width || found.height != height else { return found }
        return found.scaled(width: width, height: height, filter: isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    }
}
