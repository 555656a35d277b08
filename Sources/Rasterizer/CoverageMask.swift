import CRiffleCairo
import CRiffleRaster
import Foundation

/// One byte of coverage a pixel, with the place of its top left pixel.
final class CoverageMask {
    let width: Int
    let height: Int
    let stride: Int
    /// Where the top left pixel lies, in whatever pixel space the mask was made for.
    let x: Int
    let y: Int
    let bytes: UnsafeMutablePointer<UInt8>
    /// The memory's owner.
    let surface: OpaquePointer

    init(width: Int, height: Int, x: Int, y: Int) {
        self.width = min(max(1, width), 32767)
        self.height = min(max(1, height), 32767)
        self.x = x
        self.y = y
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height))
        stride = Int(cairo_image_surface_get_stride(surface))
        bytes = cairo_image_surface_get_data(surface)
        // Cairo takes a fresh surface for empty and paints nothing through it, whatever is written past it.
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    var byteCount: Int { stride * height }

    func blur(sigma: Double) {
        // Without memory for it the shadow stays sharp, which is the lesser evil.
        _ = riffle_blur(bytes, Int32(width), Int32(height), Int32(stride), 1, sigma)
        cairo_surface_mark_dirty(surface)
    }

    func hasSameBytes(as other: CoverageMask) -> Bool {
        guard width == other.width, height == other.height, x == other.x, y == other.y else { return false }
        return memcmp(bytes, other.bytes, byteCount) == 0
    }
}
