import CRiffleCairo
import CRiffleRaster
import Foundation

/// Pixels: premultiplied blue, green, red, alpha bytes (Cairo's ARGB32 on a little-endian machine), rows from the top.
///
/// A reference: what a rasterizer returns goes on changing with its next `render`; `copy()` keeps a state.
package final class PixelBuffer {
    package let width: Int
    package let height: Int
    /// Bytes from one row to the next, at least four times `width`.
    package let stride: Int
    package let bytes: UnsafeMutablePointer<UInt8>
    /// The memory's owner: a Cairo source or pattern that was made of the buffer keeps the pixels, too.
    let surface: OpaquePointer

    /// Transparent pixels. Sides are brought to 1…32767, which is what Cairo can make.
    package init(width: Int, height: Int) {
        self.width = min(max(1, width), 32767)
        self.height = min(max(1, height), 32767)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
        stride = Int(cairo_image_surface_get_stride(surface))
        bytes = cairo_image_surface_get_data(surface)
        // Cairo takes a fresh surface for empty and paints nothing of it, whatever is written past it.
        cairo_surface_mark_dirty(surface)
    }

    /// Pixels of somebody else, who lives as long as they are in use and does not change them; not to be painted on.
    /// Nil where Cairo cannot use them.
    init?(of owner: AnyObject, bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        self.width = width
        self.height = height
        self.stride = stride
        self.bytes = UnsafeMutablePointer(mutating: bytes)
        surface = cairo_image_surface_create_for_data(
            self.bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let kept = Unmanaged.passRetained(owner)
        let status = cairo_surface_set_user_data(surface, Self.ownerKey, kept.toOpaque()) { owner in
            if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            kept.release()
            return nil
        }
    }

    /// Names a surface's owner by its address.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    deinit { cairo_surface_destroy(surface) }

    /// A buffer of its own with these pixels.
    package func copy() -> PixelBuffer {
        let copy = PixelBuffer(width: width, height: height)
        copy.bytes.update(from: bytes, count: stride * height)
        return copy
    }

    /// The memory the pixels take.
    var byteCount: Int { stride * height }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }

    /// Says that memory was written past Cairo.
    func markDirty() { cairo_surface_mark_dirty(surface) }

    /// Whether every pixel's alpha is 255; looks at all of them.
    package var isOpaque: Bool { riffle_is_opaque(bytes, Int32(width), Int32(height), Int32(stride)) != 0 }
}

extension PixelBuffer {
    /// One pixel as files and eyes have it: not premultiplied.
    package struct Pixel: Hashable, Sendable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The pixel `x` from the left and `y` from the top; transparent outside.
    package subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        let pixel = row(y) + x * 4
        let alpha = Int(pixel[3])
        guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        func straight(_ value: UInt8) -> UInt8 { UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha)) }
        return Pixel(red: straight(pixel[2]), green: straight(pixel[1]), blue: straight(pixel[0]), alpha: pixel[3])
    }
}
