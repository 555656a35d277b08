import Layers

/// What was made of a layer's contents at one scale, so that painting them again is copying.
final class PreparedContents {
    let rasterScale: Double
    var runs: [Int: PreparedRun] = [:]
    var lastUsed = 0
    private let ledger: MemoryLedger
    private var countedBytes = 0

    init(rasterScale: Double, ledger: MemoryLedger) {
        self.rasterScale = rasterScale
        self.ledger = ledger
    }

    deinit { ledger.byteCount -= countedBytes }

    func keep(_ run: PreparedRun, at index: Int) {
        runs[index] = run
        countedBytes += run.byteCount
        ledger.byteCount += run.byteCount
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
