import Facts
import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Shapes")
struct ShapePaintingTests {
    @Test("Each edge of a rectangle is rounded to a pixel on its own", .fact("pixels.paint"))
    func edges() throws {
        var scene = Scene(scale: 2)
        // 10.25 and 20.5 points are 20.5 and 41 pixels: halves go down and to the right.
        scene.add { $0.contents = [.rect(10.25, 10.1, 10.25, 10.1, .red)] }
        let picture = try scene.paint()
        #expect(picture[20, 25] == .white)
        #expect(picture[21, 20] == .pureRed)
        #expect(picture[40, 39] == .pureRed)
        #expect(picture[41, 25] == .white)
        #expect(picture[25, 19] == .white)
        #expect(picture[25, 40] == .white)
    }

    @Test("Rectangles that touch leave neither gap nor overlap, wherever they lie")
    func touching() throws {
        var scene = Scene()
        let half = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        scene.add { $0.contents = [.rect(0, 0.3, 20, 10.4, half), .rect(0, 10.7, 20, 9.1, half)] }
        let picture = try scene.paint()
        for y in 0..<20 {
            #expect(picture[5, y].isNear(PixelBuffer.Pixel(red: 127, green: 127, blue: 127)), "row \(y)")
        }
    }

    @Test("A divider of half a point is there at any scale", arguments: [1, 2, 3])
    func divider(scale: Int) throws {
        var scene = Scene(scale: CGFloat(scale))
        scene.add { $0.contents = [.rect(0, 10.5, 20, 0.5, .black)] }
        let picture = try scene.paint()
        let dark = (0..<picture.height).filter { picture[5, $0] == .black }
        #expect(dark.count == 1, "\(dark)")
    }

    @Test("A rectangle without height paints nothing, whatever was painted before it")
    func withoutHeight() throws {
        var scene = Scene(scale: 2)
        scene.add {
            let lines = Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 20, y: 0))
            }
            $0.contents = [
                .stroke(lines, .color(.black), StrokeStyle(lineWidth: 1, dash: [3, 3])), .rect(3.6, 7.9, 7.1, 0, .red),
                .rect(2, 12, 0, 5, .red),
            ]
        }
        let picture = try scene.paint()
        for y in 2..<40 { for x in 0..<40 { #expect(picture[x, y] == .white, "\(x), \(y)") } }
    }

    @Test("Curves are smooth, unless asked not to be")
    func smoothing() throws {
        for isSmooth in [true, false] {
            var scene = Scene()
            scene.add {
                let path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
                $0.contents = [.fill(path, .color(.black), FillStyle(antialiased: isSmooth))]
            }
            let picture = try scene.paint()
            var levels = Set<UInt8>()
            for y in 0..<40 { for x in 0..<40 { levels.insert(picture[x, y].red) } }
            #expect(picture[20, 20] == .black)
            #expect(isSmooth ? levels.count > 10 : levels == [0, 255])
        }
    }

    @Test("A rounded rectangle has crisp edges and cut corners")
    func roundedRectangle() throws {
        var scene = Scene()
        scene.add {
            let path = Path(roundedRect: CGRect(x: 5.3, y: 5.3, width: 30, height: 30), cornerRadius: 8)
            $0.contents = [.fill(path, .color(.black), FillStyle())]
        }
        let picture = try scene.paint()
        #expect(picture[4, 20] == .white)
        #expect(picture[5, 20] == .black)
        #expect(picture[34, 20] == .black)
        #expect(picture[35, 20] == .white)
        #expect(picture[5, 5] == .white)
        #expect(picture[8, 8] == .black)
    }

    @Test("Even-odd leaves holes where nonzero fills")
    func fillRules() throws {
        for isEvenOdd in [true, false] {
            var scene = Scene()
            scene.add {
                var path = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
                path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
                $0.contents = [.fill(path, .color(.black), FillStyle(eoFill: isEvenOdd))]
            }
            #expect(try scene.paint()[20, 20] == (isEvenOdd ? .white : .black))
        }
    }

    @Test("A stroke lies on both sides of its path, and a stroked frame on whole pixels", .fact("shape.stroke"))
    func strokes() throws {
        var scene = Scene()
        scene.add {
            let path = Path(CGRect(x: 10.4, y: 10.4, width: 20, height: 20))
            $0.contents = [.stroke(path, .color(.black), StrokeStyle(lineWidth: 2))]
        }
        let picture = try scene.paint()
        #expect([8, 9, 10, 11].map { picture[$0, 20].red } == [255, 0, 0, 255])
        #expect([28, 29, 30, 31].map { picture[$0, 20].red } == [255, 0, 0, 255])
    }

    @Test("Dashes and gaps alternate, starting at the phase")
    func dashes() throws {
        var scene = Scene()
        scene.add {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 40, y: 10))
            $0.contents = [.stroke(path, .color(.black), StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3))]
        }
        let picture = try scene.paint()
        #expect([1, 4, 8, 14].map { picture[$0, 10].red } == [0, 255, 0, 255])
    }

    @Test("What cannot be painted paints nothing, and the rest goes on")
    func degenerate() throws {
        var scene = Scene()
        scene.add {
            $0.contents = [
                .stroke(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), .color(.black), StrokeStyle(lineWidth: .nan))
            ]
        }
        scene.add {
            $0.transform = CGAffineTransform(scaleX: 0, y: 1)
            $0.contents = [.rect(0, 0, 40, 40, .black)]
        }
        scene.add {
            $0.transform = CGAffineTransform(translationX: .nan, y: 0)
            $0.contents = [.rect(0, 0, 40, 40, .black)]
        }
        scene.add {
            $0.contents = [.fill(Path(CGRect(x: 1e30, y: 0, width: 1, height: 1)), .color(.black), FillStyle())]
        }
        scene.add {
            $0.contents = [
                .stroke(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), .color(.black), StrokeStyle(dash: [0, 0]))
            ]
        }
        scene.add { $0.contents = [.rect(20, 20, 2, 2, .red)] }
        let picture = try scene.paint()
        #expect(picture[20, 20] == .pureRed)
        #expect(picture[30, 30] == .white)
    }

    @Test("A background is painted under everything; without one the picture is transparent")
    func background() throws {
        var scene = Scene(background: nil)
        scene.add { $0.contents = [.rect(0, 0, 10, 10, ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5))] }
        #expect(try scene.paint()[20, 20] == .clear)
        #expect(try scene.paint()[5, 5].isNear(PixelBuffer.Pixel(red: 255, green: 0, blue: 0, alpha: 128)))
        scene.background = .blue
        #expect(try scene.paint()[20, 20] == .pureBlue)
    }
}
