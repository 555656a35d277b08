import Testing

@testable import RiffleRasterizer

@Suite("Painting in perspective")
struct ProjectionPaintingTests {
    /// A turn about the vertical axis in the middle of a square.
    private func turn(_ degrees: Double, side: CGFloat) -> ProjectionTransform {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let about = CGAffineTransform(translationX: -side / 2, y: -side / 2)
        return ProjectionTransform(about)
            .concatenating(ProjectionTransform(cosine, 0, sine / side, 0, 1, 0, 0, 0, 1))
            .concatenating(ProjectionTransform(about.inverted()))
    }

    @Test("what is turned away is smaller, and its sides lie where the projection puts them")
    func trapezoid() throws {
        var scene = Scene(size: CGSize(width: 60, height: 60), scale: 2)
        let map = turn(45, side: 40)
        scene.add {
            $0.transform = CGAffineTransform(translationX: 10, y: 10)
            $0.projection = map
            $0.contents = [.rect(0, 0, 20, 40, .red), .rect(20, 0, 20, 40, .blue)]
        }
        let pixels = try scene.paint()
        for (x, y, color) in [
            (1.0, 1.0, PixelBuffer.Pixel.pureRed), (1, 39, .pureRed), (38, 1, .pureBlue), (38, 39, .pureBlue),
        ] {
            let point = CGPoint(x: x, y: y).applying(map)
            #expect(pixels[Int((point.x + 10) * 2), Int((point.y + 10) * 2)].isNear(color, 2))
        }
        for (x, y) in [(-1.0, 5.0), (20, -1), (20, 41), (41, 5)] {
            let point = CGPoint(x: x, y: y).applying(map)
            #expect(pixels[Int((point.x + 10) * 2), Int((point.y + 10) * 2)] == .white)
        }
    }

    @Test("nearly edge-on stripes become their mean, not noise")
    func shrunk() throws {
        var scene = Scene(size: CGSize(width: 60, height: 60))
        scene.add {
            $0.transform = CGAffineTransform(translationX: 10, y: 10)
            $0.projection = turn(80, side: 40)
            $0.contents = (0..<20).map { .rect(CGFloat($0) * 2, 0, 1, 40, .black) } + [.rect(0, 39, 40, 1, .white)]
        }
        let pixels = try scene.paint()
        let middle = pixels[30, 30]
        #expect(middle.red > 90 && middle.red < 165)
    }

    @Test("a layer that is edge-on, or behind the viewer, shows nothing")
    func nothing() throws {
        for map in [turn(90, side: 40), ProjectionTransform(1, 0, 0, 0, 1, 0, 0, 0, -1)] {
            var scene = Scene(size: CGSize(width: 60, height: 60))
            scene.add {
                $0.projection = map
                $0.contents = [.rect(0, 0, 40, 40, .red)]
            }
            #expect(try scene.paint()[20, 20] == .white)
        }
    }

    @Test("turning a card further paints its picture once")
    func once() throws {
        var scene = Scene(size: CGSize(width: 60, height: 60))
        let card = scene.add {
            $0.projection = turn(10, side: 40)
            $0.contents = [.rect(0, 0, 20, 40, .red), .rect(20, 0, 20, 40, .blue)]
        }
        let rasterizer = LayerRasterizer()
        rasterizer.apply(LayerTree().changes(to: scene.tree))
        _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
        for degrees in stride(from: 20.0, to: 80, by: 10) {
            rasterizer.apply(scene.change(card) { $0.projection = turn(degrees, side: 40) })
            _ = try rasterizer.render(size: scene.size, scale: 1, background: .white)
            #expect(rasterizer.statistics.bitmapsPainted == 0)
        }
    }
}
