import Facts
import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Groups")
struct GroupPaintingTests {
    private typealias Pixel = PixelBuffer.Pixel

    @Test("Opacity fades a layer with its children as one, not each by itself", .fact("effect.group-opacity"))
    func groupOpacity() throws {
        var scene = Scene()
        let group = scene.add { $0.opacity = 0.5 }
        scene.add(to: group) { $0.contents = [.rect(0, 0, 20, 20, .black)] }
        scene.add(to: group) { $0.contents = [.rect(10, 0, 20, 20, .black)] }
        let picture = try scene.paint()
        for x in [5, 15, 25] { #expect(picture[x, 5].isNear(Pixel(red: 128, green: 128, blue: 128))) }
        var leaves = Scene()
        leaves.add { ($0.contents, $0.opacity) = ([.rect(0, 0, 20, 20, .black)], 0.5) }
        leaves.add { ($0.contents, $0.opacity) = ([.rect(10, 0, 20, 20, .black)], 0.5) }
        let each = try leaves.paint()
        #expect(each[5, 5].isNear(Pixel(red: 128, green: 128, blue: 128)))
        #expect(each[15, 5].isNear(Pixel(red: 64, green: 64, blue: 64)))
    }

    @Test("Children lie over contents and over each other by rank")
    func order() throws {
        var scene = Scene()
        let parent = scene.add { $0.contents = [.rect(0, 0, 30, 30, .red)] }
        let first = scene.add(to: parent) { $0.contents = [.rect(10, 10, 30, 30, .green)] }
        scene.add(to: parent) { $0.contents = [.rect(20, 20, 20, 20, .blue)] }
        var picture = try scene.paint()
        #expect([5, 15, 25].map { picture[$0, $0] } == [.pureRed, .pureGreen, .pureBlue])
        _ = scene.change(first) { $0.rank = 100 }
        picture = try scene.paint()
        #expect([5, 15, 25].map { picture[$0, $0] } == [.pureRed, .pureGreen, .pureGreen])
    }

    @Test("A clip cuts contents and children: an upright rectangle at whole pixels, any other shape smoothly")
    func clips() throws {
        var scene = Scene()
        let square = scene.add {
            $0.clip = .path(Path(CGRect(x: 4.4, y: 4.4, width: 20, height: 20)), isEvenOdd: false)
            $0.contents = [.rect(0, 0, 40, 40, .red)]
        }
        var picture = try scene.paint()
        #expect([3, 4, 23, 24].map { picture[$0, 10] } == [.white, .pureRed, .pureRed, .white])
        _ = scene.change(square) {
            $0.clip = .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), isEvenOdd: false)
        }
        picture = try scene.paint()
        #expect(picture[20, 20] == .pureRed)
        #expect(picture[2, 2] == .white)
        let edge = (0..<40).map { picture[$0, 5].green }
        #expect(edge.contains { $0 > 0 && $0 < 255 })
        _ = scene.change(square) { $0.clip = .path(Path(), isEvenOdd: false) }
        #expect(try scene.paint()[20, 20] == .white)
    }

    @Test("A mask lets its alpha's share through and is not painted itself")
    func mask() throws {
        var scene = Scene()
        let group = scene.add { $0.contents = [.rect(0, 0, 40, 40, .red)] }
        let mask = scene.add(to: group) {
            $0.contents = [
                .rect(0, 0, 10, 40, .black), .rect(10, 0, 10, 40, ResolvedColor(red: 0, green: 1, blue: 0, alpha: 0.5)),
            ]
        }
        _ = scene.change(group) { $0.mask = mask }
        let picture = try scene.paint()
        #expect(picture[5, 5] == .pureRed)
        #expect(picture[15, 5].isNear(Pixel(red: 255, green: 128, blue: 128)))
        #expect(picture[25, 5] == .white)
    }

    @Test(
        "Blend modes follow their formulas", .fact("effect.blending"),
        arguments: [
            (.multiply, 64), (.screen, 191), (.overlay, 127), (.darken, 128), (.lighten, 128), (.difference, 0),
            (.exclusion, 127), (.hardLight, 128), (.softLight, 128), (.plusLighter, 255), (.plusDarker, 1),
            (.colorDodge, 255), (.colorBurn, 2), (.luminosity, 128),
        ] as [(BlendMode, Int)])
    func blending(mode: BlendMode, expected: Int) throws {
        var scene = Scene(background: .gray)
        scene.add { ($0.contents, $0.blendMode) = ([.rect(0, 0, 40, 40, .gray)], mode) }
        let level = Int(try scene.paint()[20, 20].red)
        #expect(abs(level - expected) <= 2, "\(level)")
    }

    @Test("Soft light is Pegtop's: (1 − 2s)·d² + 2·s·d", .fact("effect.blending"))
    func softLight() throws {
        for (source, target) in [(0.2, 0.6), (0.9, 0.3), (0.5, 0.5)] {
            let level = { (value: Double) in
                ResolvedColor(red: Float(value), green: Float(value), blue: Float(value))
            }
            var scene = Scene(background: level(target))
            scene.add { ($0.contents, $0.blendMode) = ([.rect(0, 0, 40, 40, level(source))], .softLight) }
            let expected = (1 - 2 * source) * target * target + 2 * source * target
            #expect(abs(Double(try scene.paint()[20, 20].red) / 255 - expected) < 0.01)
        }
    }

    @Test("Blending inside an isolated layer does not see what lies behind")
    func isolation() throws {
        for isIsolated in [false, true] {
            var scene = Scene(background: .gray)
            let group = scene.add { $0.isIsolated = isIsolated }
            scene.add(to: group) { ($0.contents, $0.blendMode) = ([.rect(0, 0, 40, 40, .gray)], .multiply) }
            #expect(abs(Int(try scene.paint()[20, 20].red) - (isIsolated ? 128 : 64)) <= 1)
        }
    }

    @Test("Porter and Duff's: atop, behind, out")
    func compositing() throws {
        var scene = Scene(background: nil)
        let group = scene.add { $0.isIsolated = true }
        scene.add(to: group) { $0.contents = [.rect(0, 0, 20, 40, .red)] }
        let top = scene.add(to: group) { ($0.contents, $0.blendMode) = ([.rect(10, 0, 20, 40, .blue)], .sourceAtop) }
        func row() throws -> [Pixel] {
            let picture = try scene.paint()
            return [5, 15, 25].map { picture[$0, 5] }
        }
        #expect(try row() == [.pureRed, .pureBlue, .clear])
        _ = scene.change(top) { $0.blendMode = .destinationOver }
        #expect(try row() == [.pureRed, .pureRed, .pureBlue])
        _ = scene.change(top) { $0.blendMode = .destinationOut }
        #expect(try row() == [.pureRed, .clear, .clear])
    }

    @Test("A transform turns a layer with all it holds about its origin")
    func rotation() throws {
        var scene = Scene()
        let card = scene.add {
            $0.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
                CGAffineTransform(translationX: 30, y: 5))
        }
        scene.add(to: card) { $0.contents = [.rect(0, 0, 20, 10, .red)] }
        scene.add(to: card) { $0.contents = [.rect(0, 10, 20, 10, .blue)] }
        let picture = try scene.paint()
        #expect(picture[25, 15].isNear(.pureRed))
        #expect(picture[15, 15].isNear(.pureBlue))
        #expect(picture[35, 15] == .white)
        #expect(picture[25, 30] == .white)
    }

    @Test("A bitmap that is only moved keeps its pixels, on the nearest whole pixel")
    func snapping() throws {
        func paint(at x: CGFloat) throws -> PixelBuffer {
            var scene = Scene(scale: 2)
            let group = scene.add {
                $0.transform = CGAffineTransform(translationX: x, y: 3)
                $0.isIsolated = true
            }
            scene.add(to: group) { $0.contents = [.ellipse(2, 2, 11, 11, .black)] }
            return try scene.paint()
        }
        #expect(try paint(at: 5.2).difference(from: paint(at: 5)).largest == 0)
        let moved = try paint(at: 5.3)
        let still = try paint(at: 5)
        for x in 1..<80 { #expect(moved[x, 20] == still[x - 1, 20]) }
    }
}
