import CRiffleCairo
import Foundation
@_exported import RiffleLayers

/// Paints a layer tree into pixels with Cairo, and after that only what changed.
///
/// One for each window or picture; it may live on any one thread. The same changes give the same bytes: whether a layer
/// is painted by way of a bitmap of its own, and where that bitmap lies, follows from the layers alone and never from
/// what happens to be cached.
///
/// A bitmap whose layer is moved and nothing else is placed on the nearest whole pixel; so is text. A layer without a
/// bitmap keeps its exact place, and each edge of its rectangles is rounded on its own.
package final class LayerRasterizer {
    /// What the last `render` did.
    package internal(set) var statistics = RasterStatistics()

    let root = RasterNode(Layer(id: .root))
    var nodes: [LayerID: RasterNode] = [:]

    /// Old and new extents still to be painted again, each in the inner coordinates of a layer.
    var pendingDamage: [(node: RasterNode, extent: Extent)] = []
    /// Layers whose place or looks changed; their new extents are damage too.
    var movedNodes: [RasterNode] = []
    /// Layers whose contents changed.
    var repaintedNodes: [RasterNode] = []

    let ledger = MemoryLedger()
    let images: ImageCache
    let glyphs: GlyphCache
    let bitmapBudget: Int

    /// The window as last painted.
    var canvas: PixelCanvas?
    var scale: CGFloat = 1
    var background: ResolvedColor?
    /// Counts renders; caches drop what was not used for longest.
    var frameNumber = 0

    /// Budgets are in bytes. Past them, what was not used for longest is given up after a frame and made again when
    /// needed.
    package init(
        images: any ImageSource = NoImages(), bitmapBudget: Int = 48 << 20, imageBudget: Int = 32 << 20
    ) {
        self.images = ImageCache(source: images, budget: imageBudget)
        self.bitmapBudget = bitmapBudget
        glyphs = GlyphCache(budget: 8 << 20)
    }

    /// Paints what changed since the last call and returns the window: always the same buffer while the size stays.
    ///
    /// `size` is in points, `scale` in pixels per point. Without a background the picture is transparent where no layer
    /// paints. Throws when a side is not within 1…32767 pixels or memory runs out.
    package func render(size: CGSize, scale: CGFloat, background: ResolvedColor?) throws -> PixelBuffer {
        statistics = RasterStatistics()
        frameNumber += 1
        let canvas = try canvas(size: size, scale: scale, background: background)
        let bounds = canvas.bounds
        var damage = takeDamage(within: bounds)
        if !damage.isEmpty {
            let pass = PaintingPass(
                rasterizer: self, canvas: canvas, bounds: bounds, backdrop: background ?? .clear)
            let toPixels = CGAffineTransform(scaleX: scale, y: scale)
            if root.holdsBackdrop { pass.includeBackdrops(in: &damage, transform: toPixels, root: root) }
            statistics.damagePixels = damage.area
            pass.paintInside(root, transform: toPixels, region: damage)
            cairo_surface_flush(canvas.target.surface)
        }
        if let failure = canvas.failure {
            self.canvas = nil
            throw RasterizerError.cairo(failure)
        }
        trimCaches()
        return canvas.target
    }

    /// The canvas to paint on: a new, wholly damaged one when anything about the window changed.
    private func canvas(size: CGSize, scale: CGFloat, background: ResolvedColor?) throws -> PixelCanvas {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard width >= 1, height >= 1, width <= 32767, height <= 32767 else {
            let shown = [width, height].map { Int(clamping: $0, to: -1_000_000_000...1_000_000_000) }
            throw RasterizerError.sizeOutOfRange(width: shown[0], height: shown[1])
        }
        if let canvas, canvas.target.width == Int(width), canvas.target.height == Int(height), self.scale == scale,
            self.background == background
        {
            return canvas
        }
        self.scale = scale
        self.background = background
        let fresh = PixelCanvas(PixelBuffer(width: Int(width), height: Int(height)))
        canvas = nil
        canvas = fresh
        isWhollyDamaged = true
        return fresh
    }

    /// Whether everything has to be painted, whatever changed.
    private var isWhollyDamaged = false

    private func takeDamage(within bounds: PixelRect) -> PixelRegion {
        var damage = resolveDamage(within: bounds)
        if isWhollyDamaged { damage = PixelRegion(bounds) }
        isWhollyDamaged = false
        return damage
    }
}
