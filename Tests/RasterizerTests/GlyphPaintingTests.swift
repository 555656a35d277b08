import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Glyphs", .enabled(if: FontFace.installed != nil, "needs fonts-inter or fonts-dejavu-core"))
struct GlyphPaintingTests {
    private func scene(at x: CGFloat, scale: CGFloat = 1, transform: CGAffineTransform = .identity) throws -> Scene {
        let face = try #require(FontFace.installed)
        var scene = Scene(size: CGSize(width: 120, height: 60), scale: scale)
        scene.add {
            $0.transform = transform.concatenating(CGAffineTransform(translationX: x, y: 10))
            $0.contents = [.glyphs(.word(face, size: 20, at: CGPoint(x: 5, y: 25)), .color(.black))]
        }
        return scene
    }

    /// The box of all pixels that are not white.
    private func ink(_ picture: PixelBuffer) -> PixelRect {
        var rect = PixelRect.empty
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y] != .white {
                rect = rect.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
            }
        }
        return rect
    }

    @Test("Glyphs stand on the baseline and within the run's box", arguments: [1, 2, 3] as [CGFloat])
    func place(scale: CGFloat) throws {
        let rect = ink(try scene(at: 3, scale: scale).paint())
        #expect(rect.minX >= Int(6 * scale) && rect.maxX <= Int(82 * scale), "\(rect)")
        #expect(rect.minY >= Int(14 * scale) && rect.maxY <= Int(42 * scale), "\(rect)")
        #expect(rect.width > Int(60 * scale))
    }

    @Test("Text moves by whole pixels and keeps its shape")
    func snapping() throws {
        let still = try scene(at: 3).paint()
        #expect(try scene(at: 3.4).paint().difference(from: still).largest == 0)
        let moved = try scene(at: 4.3).paint()
        for x in 1..<120 { for y in 0..<60 { try #require(moved[x, y] == still[x - 1, y]) } }
    }

    @Test("Glyphs of one run lie on quarters of a pixel")
    func quarters() throws {
        let face = try #require(FontFace.installed)
        func picture(_ offset: Float) throws -> PixelBuffer {
            var scene = Scene()
            var run = GlyphRun.word(face, size: 14, at: CGPoint(x: 4, y: 20))
            run.glyphs = [GlyphRun.Glyph(id: 50, x: offset, y: 0)]
            scene.add { $0.contents = [.glyphs(run, .color(.black))] }
            return try scene.paint()
        }
        #expect(try picture(0.1).difference(from: picture(0)).largest == 0)
        #expect(try picture(0.3).difference(from: picture(0)).largest > 0)
        #expect(try picture(0.3).difference(from: picture(0.25)).largest == 0)
    }

    @Test("Turned text covers as much as upright text")
    func turned() throws {
        func darkness(_ picture: PixelBuffer) -> Int {
            var sum = 0
            for y in 0..<picture.height { for x in 0..<picture.width { sum += 255 - Int(picture[x, y].green) } }
            return sum
        }
        let upright = darkness(try scene(at: 3).paint())
        let turn = CGAffineTransform(rotationAngle: 0.2)
        let turned = darkness(try scene(at: 8, transform: turn).paint())
        #expect(abs(upright - turned) < upright / 20, "\(upright), \(turned)")
    }

    @Test("A font file that is not there paints nothing")
    func missingFont() throws {
        let face = FontFace(family: "None", weight: 400, file: "/nowhere/none.otf")
        var scene = Scene()
        scene.add { $0.contents = [.glyphs(.word(face, size: 14, at: CGPoint(x: 4, y: 20)), .color(.black))] }
        #expect(ink(try scene.paint()).isEmpty)
    }

    @Test("Glyphs take any paint, and fade with their layer")
    func paints() throws {
        let face = try #require(FontFace.installed)
        var scene = Scene(size: CGSize(width: 120, height: 60), background: nil)
        let gradient = ResolvedGradient([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
        scene.add {
            $0.opacity = 0.5
            let paint = Paint.linearGradient(gradient, from: .zero, to: CGPoint(x: 80, y: 0))
            $0.contents = [.glyphs(.word(face, size: 24, at: CGPoint(x: 5, y: 35)), paint)]
        }
        let picture = try scene.paint()
        let marked = (0..<120).flatMap { x in (0..<60).map { picture[x, $0] } }.filter { $0.alpha > 100 }
        #expect(marked.allSatisfy { $0.alpha <= 128 && $0.green < 140 })
        #expect(marked.contains { $0.red > 200 } && marked.contains { $0.blue > 180 })
    }
}
