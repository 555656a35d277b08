import RiffleLayers

/// The picture of a layer with its children, clipped, masked and filtered, before opacity, blending and transform.
///
/// Its pixels lie on a grid whose origin is the origin of the layer's coordinates.
final class GroupBitmap {
    /// Pixels per point of the layer's coordinates.
    let rasterScale: Double
    /// What of the grid the inside was painted for.
    let innerRect: PixelRect
    /// Clipped and masked, without the effects; `nil` when it was given up and has to be painted anew.
    private var inside: PixelBuffer?
    /// With the effects; the same as the inside when there are none.
    var output: PixelBuffer
    /// What of the grid `output` covers.
    var outputRect: PixelRect
    /// A part of the grid where `output` is opaque, in steps that pay.
    var opaqueRect = PixelRect.empty
    var lastUsed = 0
    /// The output resampled for a place where it is turned or scaled.
    var placed: PlacedPicture?
    /// The last shadow, kept while the shape that casts it stays.
    var shadow: CastShadow?

    private(set) var damage: [Extent] = []
    private(set) var isValid = false
    private let ledger: MemoryLedger
    private var countedBytes = 0

    init(rasterScale: Double, innerRect: PixelRect, ledger: MemoryLedger) {
        self.rasterScale = rasterScale
        self.innerRect = innerRect
        self.ledger = ledger
        output = PixelBuffer(width: innerRect.width, height: innerRect.height)
        inside = output
        outputRect = innerRect
    }

    deinit { ledger.byteCount -= countedBytes }

    var isUpToDate: Bool { isValid && damage.isEmpty }

    func addDamage(_ extent: Extent) {
        guard isValid else { return }
        damage.append(extent)
        if damage.count > 16 { damage = [damage.reduce(into: Extent.empty) { $0.formUnion($1) }] }
    }

    /// Everything has to be painted again.
    func invalidate() {
        isValid = false
        damage = []
    }

    /// The inside, and what of it has to be painted again, in its pixels.
    func damagedInside() -> (pixels: PixelBuffer, region: PixelRegion) {
        let all = PixelRect(minX: 0, minY: 0, maxX: innerRect.width, maxY: innerRect.height)
        guard let inside else {
            let fresh = PixelBuffer(width: innerRect.width, height: innerRect.height)
            inside = fresh
            return (fresh, PixelRegion(all))
        }
        return (inside, isValid ? damagedRegion(within: all) : PixelRegion(all))
    }

    private func damagedRegion(within all: PixelRect) -> PixelRegion {
        var region = PixelRegion()
        let scaling = CGAffineTransform(scaleX: rasterScale, y: rasterScale)
        for extent in damage {
            let rect = PixelRect(covering: extent.applying(scaling), margin: LayerRasterizer.damageMargin)
            region.formUnion(rect.offset(x: -innerRect.minX, y: -innerRect.minY).intersection(all))
        }
        return region
    }

    /// Ends painting. Unless it `keepsInside`, only the output stays, and a change inside will paint everything again.
    func markPainted(keepsInside: Bool) {
        isValid = true
        damage = []
        placed = nil
        if !keepsInside, output !== inside {
            inside = nil
            shadow = nil
        }
        countBytes()
    }

    func countBytes() {
        ledger.byteCount -= countedBytes
        countedBytes = output.byteCount + (shadow?.byteCount ?? 0) + (placed?.pixels.byteCount ?? 0)
        if let inside, inside !== output { countedBytes += inside.byteCount }
        ledger.byteCount += countedBytes
    }
}
