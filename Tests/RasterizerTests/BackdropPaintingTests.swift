import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Painting with what is behind")
struct BackdropPaintingTests {
    private static let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func backdrop(
        blur: CGFloat = 0, saturation: Double = 1, tint: ResolvedColor = .clear, opacity: Double = 1,
        frame: CGRect = Self.frame
    ) -> Paint {
        .backdrop(Backdrop(blurRadius: blur, saturation: saturation, tint: tint, opacity: opacity), frame: frame)
    }

    /// A window whose left half is red and right half blue, under a layer.
    private func scene(_ vary: (inout Layer) -> Void) -> Scene {
        var scene = Scene(background: .blue)
        scene.add { $0.contents = [.rect(0, 0, 20, 40, .red)] }
        scene.add(vary)
        return scene
    }

    private func fill(_ paint: Paint, _ rect: CGRect = Self.frame) -> DrawCommand {
        .fill(Path(rect), paint, FillStyle())
    }

    @Test("A backdrop without blur, saturation and tint changes nothing")
    func nothing() throws {
        let picture = try scene { $0.contents = [fill(backdrop())] }.paint()
        #expect(picture[5, 5] == .pureRed)
        #expect(picture[35, 5] == .pureBlue)
    }

    @Test("What is behind is blurred, and nothing outside of the frame is")
    func blur() throws {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let picture = try scene { $0.contents = [fill(backdrop(blur: 4, frame: frame), frame)] }.paint()
        #expect(picture[18, 10].blue > 60)
        #expect(picture[18, 30] == .pureRed)
        // Mirrored at the window's edge: far from the seam nothing else comes in.
        #expect(picture[1, 10].isNear(.pureRed))
        #expect(picture[18, 1] == picture[18, 10])
    }

    @Test("Colors are saturated, then tinted")
    func colors() throws {
        let gray = try scene { $0.contents = [fill(backdrop(saturation: 0))] }.paint()
        #expect(gray[5, 5].red == gray[5, 5].green && gray[5, 5].red == gray[5, 5].blue)
        let tint = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        let tinted = try scene { $0.contents = [fill(backdrop(tint: tint))] }.paint()
        #expect(tinted[5, 5].isNear(.init(red: 255, green: 128, blue: 128)))
        let faint = try scene { $0.contents = [fill(backdrop(tint: tint, opacity: 0.5))] }.paint()
        #expect(faint[5, 5].isNear(.init(red: 255, green: 64, blue: 64)))
    }

    @Test("It shows through the clip, the mask and the opacity of what is around it")
    func groups() throws {
        func picture(_ vary: (inout Layer) -> Void) throws -> PixelBuffer {
            var scene = Scene(background: .red)
            let group = scene.add(vary)
            let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5)
            scene.add(to: group) { $0.contents = [fill(backdrop(blur: 3, tint: white))] }
            scene.add(to: group) { $0.contents = [.rect(16, 16, 8, 8, .blue)] }
            return try scene.paint()
        }
        let pale = PixelBuffer.Pixel(red: 255, green: 128, blue: 128)
        let clipped = try picture { $0.clip = .path(Path(ellipseIn: Self.frame), isEvenOdd: false) }
        #expect(clipped[1, 1] == .pureRed)
        #expect(clipped[20, 10].isNear(pale))
        #expect(clipped[20, 20] == .pureBlue)
        let faded = try picture { $0.opacity = 0.5 }
        #expect(faded[20, 10].isNear(.init(red: 255, green: 64, blue: 64)))
        #expect(faded[20, 20].isNear(.init(red: 128, green: 0, blue: 128)))
        let filtered = try picture { $0.effects = [.brightness(0)] }
        // Through a filter it sees no further than the layer: only the tint is there.
        #expect(filtered[20, 10].isNear(pale, 2))
    }

    @Test("A layer casts the shadow of its backdrop as of something opaque")
    func shadow() throws {
        var scene = Scene(background: .white)
        let group = scene.add {
            $0.effects = [.shadow(color: .black, radius: 0, offset: CGSize(width: 10, height: 0))]
        }
        let frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        scene.add(to: group) { $0.contents = [fill(backdrop(frame: frame), frame)] }
        let picture = try scene.paint()
        #expect(picture[25, 15] == .black)
        #expect(picture[15, 15] == .white)
        #expect(picture[5, 15] == .white)
    }

    @Test("What moves behind a backdrop changes all of it, and what moves elsewhere nothing")
    func damage() throws {
        var scene = Scene(size: CGSize(width: 100, height: 100))
        let mover = scene.add { $0.contents = [.rect(0, 0, 12, 12, .red)] }
        let frame = CGRect(x: 20, y: 0, width: 60, height: 30)
        scene.add { $0.contents = [fill(backdrop(blur: 5, frame: frame), frame)] }
        let kept = LayerRasterizer()
        kept.apply(LayerTree().changes(to: scene.tree))
        _ = try kept.render(size: scene.size, scale: 1, background: .white)
        for x in [40, 60, 78] as [CGFloat] {
            kept.apply(scene.change(mover) { $0.transform.tx = x })
            let picture = try kept.render(size: scene.size, scale: 1, background: .white)
            #expect(picture.difference(from: try scene.paint()).largest == 0)
            #expect(picture[Int(x) + 1, 14].green < 255)
        }
        kept.apply(scene.change(mover) { $0.transform.ty = 60 })
        _ = try kept.render(size: scene.size, scale: 1, background: .white)
        kept.apply(scene.change(mover) { $0.transform.ty = 70 })
        _ = try kept.render(size: scene.size, scale: 1, background: .white)
        #expect(kept.statistics.damagePixels < 600)
    }

    @Test("What is behind is painted although something opaque in front hides it")
    func hidden() throws {
        var scene = Scene(background: .red)
        scene.add { $0.contents = [.rect(0, 0, 40, 40, .green)] }
        scene.add { $0.contents = [fill(backdrop(blur: 3))] }
        scene.add { $0.contents = [.rect(0, 0, 39, 40, .blue)] }
        #expect(try scene.paint()[39, 20].isNear(.pureGreen))
    }

    @Test("Numbers that are none, and frames without area, leave what is behind")
    func badInput() throws {
        for value in [CGFloat.nan, -1, .infinity] {
            let paint = backdrop(blur: value, saturation: 1, opacity: 1)
            #expect(try scene { $0.contents = [fill(paint)] }.paint()[5, 5].alpha == 255)
        }
        let empty = backdrop(tint: .black, frame: CGRect(x: 5, y: 5, width: 0, height: 10))
        #expect(try scene { $0.contents = [fill(empty)] }.paint()[5, 5] == .pureRed)
        let nan = backdrop(tint: .black, frame: CGRect(x: CGFloat.nan, y: 5, width: 10, height: 10))
        #expect(try scene { $0.contents = [fill(nan)] }.paint()[5, 5] == .pureRed)
    }
}
