import CRiffleRaster
import Foundation
import RifflePainting

/// Glyphs as pixels, by face, size and quarter of a pixel.
///
/// Through FreeType itself, because the Cairo of Debian 12 (1.16) puts every glyph on a whole pixel, which spaces small
/// text unevenly; and each rasterizer has a FreeType of its own, because one cannot serve two threads.
final class GlyphCache {
    /// One glyph; `left` and `top` lead from the origin to the top left pixel.
    final class Glyph {
        let pixels: riffle_glyph
        init(_ pixels: riffle_glyph) { self.pixels = pixels }
        deinit { free(pixels.bytes) }
    }

    private struct FaceKey: Hashable {
        var file: String
        var index: Int
        var variations: String
    }

    private struct GlyphKey: Hashable {
        var face: Int
        var glyph: UInt32
        /// In 64ths of a pixel per em.
        var size: Int
        var phase: Int
    }

    private let fonts = riffle_fonts_create()
    private var faces: [FaceKey: Int] = [:]
    private var opened: [OpaquePointer?] = []
    private var glyphs: [GlyphKey: Glyph?] = [:]
    private var byteCount = 0
    private let budget: Int

    init(budget: Int) { self.budget = budget }

    deinit {
        for face in opened { riffle_face_close(face) }
        riffle_fonts_destroy(fonts)
    }

    /// A number for a face; the file is opened at the first call and stays open.
    func face(_ face: FontFace) -> Int {
        let key = FaceKey(file: face.file, index: face.faceIndex, variations: face.variations)
        if let known = faces[key] { return known }
        let number = opened.count
        faces[key] = number
        opened.append(fonts.flatMap { riffle_face_open($0, face.file, Int32(face.faceIndex), face.variations) })
        return number
    }

    /// A glyph at `size` pixels per em, `phase` quarters of a pixel to the right; `nil` when it has no pixels.
    func glyph(_ id: UInt32, face: Int, size: Double, phase: Int) -> Glyph? {
        let key = GlyphKey(face: face, glyph: id, size: Int(clamping: (size * 64).rounded()), phase: phase)
        if let known = glyphs[key] { return known }
        var drawn = riffle_glyph()
        var glyph: Glyph?
        if let handle = opened[face], riffle_face_draw(handle, id, size, Int32(phase), &drawn) != 0 {
            glyph = Glyph(drawn)
            byteCount += Int(drawn.stride) * Int(drawn.height)
        }
        byteCount += 64
        // All at once: what is still in use comes back within a frame, and no order of use has to be kept per glyph.
        if byteCount > budget {
            glyphs.removeAll()
            byteCount = 0
        }
        glyphs[key] = .some(glyph)
        return glyph
    }

    /// Appends a glyph's outline, `size` units per em, to a canvas, its origin at (`x`, `y`).
    func addOutline(_ id: UInt32, face: Int, size: Double, x: Double, y: Double, to canvas: Canvas) {
        guard let handle = opened[face] else { return }
        let sink = OutlineSink(canvas: canvas, x: x, y: y)
        let context = Unmanaged.passUnretained(sink).toOpaque()
        _ = riffle_face_outline(
            handle, id, size,
            { context, kind, points in
                guard let context, let points else { return }
                Unmanaged<OutlineSink>.fromOpaque(context).takeUnretainedValue().add(kind, points)
            }, context)
        withExtendedLifetime(sink) {}
    }
}
