import CRiffleRaster
import RiffleGeometry

/// A turned or scaled picture, resampled for the very pixels it covers.
///
/// Pixman steps through a source in fixed point from wherever a paint begins, so what it resamples under another clip
/// comes out slightly different, and a mended picture would show it. So pictures are resampled by a loop of our own,
/// and then copied.
struct PlacedPicture {
    let pixels: PixelBuffer
    /// The pixels of the target that it covers.
    let rect: PixelRect
    /// What it was made for.
    let key: PreparedContents.Key

    /// Draws a picture, its top left at `origin`, through `transform`; `nil` when nothing shows.
    ///
    /// `mask`, in pixels of the target, cuts it; the picture's edge pixels then go on outward.
    init?(
        _ picture: PixelBuffer, origin: (x: Int, y: Int), transform: CGAffineTransform, key: PreparedContents.Key,
        isNearest: Bool = false, mask: CoverageMask? = nil
    ) {
        let extent = Extent(
            minX: Double(origin.x), minY: Double(origin.y), maxX: Double(origin.x + picture.width),
            maxY: Double(origin.y + picture.height))
        var rect = PixelRect(covering: extent.applying(transform), margin: 1).intersection(key.bounds)
        if let mask {
            rect = PixelRect(minX: mask.x, minY: mask.y, maxX: mask.x + mask.width, maxY: mask.y + mask.height)
        }
        guard !rect.isEmpty, transform.isPaintable else { return nil }
        pixels = PixelBuffer(width: rect.width, height: rect.height)
        self.rect = rect
        self.key = key
        let toPicture = transform.inverted()
        let inverse = [toPicture.a, toPicture.b, toPicture.c, toPicture.d, toPicture.tx, toPicture.ty].map(Double.init)
        riffle_draw_transformed(
            picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride),
            [Int32(origin.x), Int32(origin.y)], pixels.bytes, Int32(rect.width), Int32(rect.height),
            Int32(pixels.stride), [Int32(rect.minX), Int32(rect.minY)], inverse, isNearest ? 1 : 0, mask == nil ? 0 : 1)
        if let mask {
            riffle_multiply_alpha(
                pixels.bytes, Int32(rect.width), Int32(rect.height), Int32(pixels.stride), mask.bytes,
                Int32(mask.stride))
        }
        pixels.markDirty()
    }

    /// Draws a picture, its top left at `origin`, as a projection shows it; `nil` when nothing shows.
    init?(
        _ picture: PixelBuffer, origin: (x: Int, y: Int), projection: ProjectionTransform, key: PreparedContents.Key
    ) {
        let extent = Extent(
            minX: Double(origin.x), minY: Double(origin.y), maxX: Double(origin.x + picture.width),
            maxY: Double(origin.y + picture.height))
        let rect = PixelRect(covering: extent.applying(projection), margin: 1).intersection(key.bounds)
        guard !rect.isEmpty, let inverse = projection.invertedIfPossible else { return nil }
        pixels = PixelBuffer(width: rect.width, height: rect.height)
        self.rect = rect
        self.key = key
        riffle_draw_projected(
            picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride),
            [Int32(origin.x), Int32(origin.y)], pixels.bytes, Int32(rect.width), Int32(rect.height),
            Int32(pixels.stride), [Int32(rect.minX), Int32(rect.minY)], inverse.entries.map(Double.init))
        pixels.markDirty()
    }
}
