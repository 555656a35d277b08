import RiffleGeometry
import RiffleLayers

/// What was made of a layer's contents for one place, so that painting them again is copying.
final class PreparedContents {
    /// What an item was made for.
    struct Key: Hashable {
        var transform: CGAffineTransform
        var projection: ProjectionTransform?
        var bounds: PixelRect
    }

    enum Item {
        case run(PreparedRun)
        /// A shape's coverage; `nil` when it lies outside.
        case coverage(CoverageMask?)
        /// A picture; `nil` when it lies outside.
        case picture(PlacedPicture?)
    }

    private var items: [Int: (key: Key, item: Item)] = [:]
    var lastUsed = 0
    private let ledger: MemoryLedger
    private var countedBytes = 0

    init(ledger: MemoryLedger) { self.ledger = ledger }

    deinit { ledger.byteCount -= countedBytes }

    func item(_ index: Int, key: Key) -> Item? {
        guard let kept = items[index], kept.key == key else { return nil }
        return kept.item
    }

    func keep(_ item: Item, at index: Int, key: Key) {
        let change = item.byteCount - (items[index]?.item.byteCount ?? 0)
        items[index] = (key, item)
        countedBytes += change
        ledger.byteCount += change
    }
}

extension PreparedContents.Item {
    fileprivate var byteCount: Int {
        switch self {
        case .run(let run): run.byteCount
        case .coverage(let mask): mask?.byteCount ?? 0
        case .picture(let picture): picture?.pixels.byteCount ?? 0
        }
    }
}

/// A glyph run as pixels, placed from the whole pixel its layer's origin is snapped to.
struct PreparedRun {
    /// Coverage to be filled with the paint.
    var mask: CoverageMask?
    /// Glyphs with colors of their own.
    var picture: (pixels: PixelBuffer, x: Int, y: Int)?

    var byteCount: Int { (mask?.byteCount ?? 0) + (picture?.pixels.byteCount ?? 0) }
}
