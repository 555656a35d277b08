import Facts
import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Images")
struct ImagePaintingTests {
    private func image(
        _ name: String, _ frame: CGRect, fitting: ImageCommand.Fitting = .stretch,
        interpolation: ImageCommand.Interpolation = .medium, tint: Paint? = nil, natural: CGFloat = 8
    ) -> DrawCommand {
        .image(
            ImageCommand(
                image: name, frame: frame, fitting: fitting, interpolation: interpolation, tint: tint,
                naturalSize: CGSize(width: natural, height: natural)))
    }

    @Test("A picture is asked for once at the size it is painted, and then kept")
    func scaledOnce() throws {
        let images = SyntheticImages()
        var scene = Scene(scale: 2)
        let layer = scene.add { $0.contents = [image("ramp", CGRect(x: 0, y: 0, width: 30, height: 20))] }
        let rasterizer = LayerRasterizer(images: images)
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 2, background: .white)
        rasterizer.apply(scene.change(layer) { $0.transform.tx += 3 })
        _ = try rasterizer.render(size: scene.size, scale: 2, background: .white)
        #expect(images.requests == ["ramp 60×40"])
    }

    @Test("A picture that grows is painted from few sizes, not from one for each frame")
    func scaledInSteps() throws {
        let images = SyntheticImages()
        var scene = Scene()
        let layer = scene.add { $0.contents = [image("ramp", CGRect(x: 0, y: 0, width: 20, height: 20))] }
        let rasterizer = LayerRasterizer(images: images)
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        for frame in 0...60 {
            let scale = 1 + CGFloat(frame) / 60
            rasterizer.apply(scene.change(layer) { $0.transform = CGAffineTransform(scaleX: scale, y: scale) })
            _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        }
        #expect(images.requests.count == 5, "\(images.requests)")
    }

    @Test("Pixels of a picture enlarged by nearest stay square", .fact("image.slices"))
    func nearest() throws {
        var scene = Scene()
        scene.add {
            $0.contents = [image("checker", CGRect(x: 0, y: 0, width: 40, height: 40), interpolation: .nearest)]
        }
        let picture = try scene.paint()
        for (x, y) in [(0, 0), (4, 4), (12, 2)] {
            #expect(picture[x, y] == ((x / 5 + y / 5) % 2 == 0 ? .black : .white))
        }
    }

    @Test("Tiles repeat at natural size and are cut at the far edges", .fact("image.slices"))
    func tiles() throws {
        var scene = Scene()
        scene.add { $0.contents = [image("checker", CGRect(x: 2, y: 2, width: 21, height: 21), fitting: .tile)] }
        let picture = try scene.paint()
        for x in 2..<23 { #expect(picture[x, 2] == (x % 2 == 0 ? .black : .white), "\(x)") }
        #expect(picture[23, 2] == .white)
        #expect(picture[22, 22] == .black)
    }

    @Test("Nine slices keep their corners and stretch between", .fact("image.slices"))
    func slices() throws {
        var scene = Scene()
        scene.add {
            $0.contents = [
                image(
                    "checker", CGRect(x: 0, y: 0, width: 40, height: 40), fitting: .slices(EdgeInsets(2, edges: .all)),
                    interpolation: .nearest)
            ]
        }
        let picture = try scene.paint()
        #expect([picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]] == [.black, .white, .white, .black])
        #expect([picture[38, 39], picture[39, 39]] == [.white, .black])
        // Four pixels stretch over 36.
        #expect(picture[3, 0] == picture[9, 0])
    }

    @Test("A tint fills the alpha and forgets the colors")
    func tint() throws {
        var scene = Scene(background: nil)
        scene.add { $0.contents = [image("dot", CGRect(x: 0, y: 0, width: 32, height: 32), tint: .color(.blue))] }
        let pixel = try scene.paint()[16, 16]
        #expect(pixel.isNear(PixelBuffer.Pixel(red: 0, green: 0, blue: 255, alpha: 128)))
    }

    @Test("A picture that is not there paints nothing")
    func missing() throws {
        var scene = Scene()
        scene.add { $0.contents = [image("none", CGRect(x: 0, y: 0, width: 40, height: 40)), .rect(0, 0, 5, 5, .red)] }
        let picture = try scene.paint()
        #expect(picture[20, 20] == .white)
        #expect(picture[2, 2] == .pureRed)
    }

    @Test("A turned picture is smooth inside and at its edges")
    func turned() throws {
        var scene = Scene(size: CGSize(width: 80, height: 80))
        scene.add {
            $0.transform = CGAffineTransform(rotationAngle: .pi / 6).concatenating(
                CGAffineTransform(translationX: 30, y: 10))
            $0.contents = [image("ramp", CGRect(x: 0, y: 0, width: 40, height: 40))]
        }
        let picture = try scene.paint()
        // The middle of the picture, where red and green are half.
        let middle = CGPoint(x: 20, y: 20).applying(scene.tree.layers[LayerID(rawValue: 1)]?.transform ?? .identity)
        let pixel = picture[Int(middle.x), Int(middle.y)]
        #expect(pixel.isNear(PixelBuffer.Pixel(red: 128, green: 128, blue: 128), 10), "\(pixel)")
        #expect(picture[2, 2] == .white)
    }

    @Test("A mirrored picture is mirrored")
    func mirrored() throws {
        var scene = Scene()
        scene.add {
            $0.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
            $0.contents = [image("ramp", CGRect(x: 0, y: 0, width: 40, height: 40))]
        }
        let picture = try scene.paint()
        #expect(picture[1, 20].red > 230)
        #expect(picture[38, 20].red < 20)
    }
}
