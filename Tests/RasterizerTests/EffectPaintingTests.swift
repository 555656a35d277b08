import Facts
import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Effects")
struct EffectPaintingTests {
    private typealias Pixel = PixelBuffer.Pixel

    /// A large opaque square with a shadow straight below it; only the shadow's lower edge is looked at.
    private func shadow(radius: CGFloat, scale: CGFloat) throws -> PixelBuffer {
        var scene = Scene(size: CGSize(width: 200, height: 260), scale: scale, background: nil)
        scene.add {
            $0.contents = [.rect(40, 20, 120, 100, .red)]
            $0.effects = [.shadow(color: .black, radius: radius, offset: CGSize(width: 0, height: 60))]
        }
        return try scene.paint()
    }

    @Test(
        "A shadow is a Gaussian whose deviation is the radius in points", .fact("effect.shadow"),
        arguments: [1, 2] as [CGFloat])
    func shadowProfile(scale: CGFloat) throws {
        let radius = 10.0
        let picture = try shadow(radius: radius, scale: scale)
        func alpha(_ points: Double) -> Double {
            Double(picture[Int(100 * scale), Int((180 + points) * Double(scale))].alpha) / 255
        }
        // The edge of the shadow is at 180 points; half way into a pixel it is 0.49 (Apple's, measured).
        for distance in [0.0, 5, 10, 15, 20, 25] {
            let middle = distance + 0.5 / Double(scale)
            let expected = 0.5 * erfc(middle / radius / 2.0.squareRoot())
            #expect(abs(alpha(distance) - expected) < 0.015, "\(distance): \(alpha(distance)), not \(expected)")
        }
        #expect(abs(alpha(0) - 0.49) < 0.02)
        #expect(abs(alpha(10) - 0.16) < 0.015)
        #expect(alpha(20) < 0.03)
        #expect(alpha(36) == 0)
    }

    @Test("A shadow of radius zero is a hard copy, offset and colored", .fact("effect.shadow"))
    func hardShadow() throws {
        var scene = Scene()
        scene.add {
            $0.contents = [.rect(5, 5, 10, 10, .red)]
            $0.effects = [
                .shadow(
                    color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5), radius: 0,
                    offset: CGSize(width: 5, height: 5))
            ]
        }
        let picture = try scene.paint()
        #expect(picture[10, 10] == .pureRed)
        #expect(picture[17, 17].isNear(Pixel(red: 127, green: 127, blue: 255)))
        #expect(picture[21, 17] == .white)
    }

    @Test("A shadow is cast by the group: a hole in it shows the shadow of its rim only", .fact("effect.shadow"))
    func groupShadow() throws {
        var scene = Scene(background: nil)
        let group = scene.add {
            $0.effects = [.shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 20))]
            $0.opacity = 0.5
        }
        scene.add(to: group) { $0.contents = [.rect(0, 0, 20, 10, .red)] }
        scene.add(to: group) { $0.contents = [.rect(10, 0, 20, 10, .blue)] }
        let picture = try scene.paint()
        for x in [5, 15, 25] { #expect(picture[x, 25].isNear(Pixel(red: 0, green: 0, blue: 0, alpha: 128))) }
    }

    @Test("A blur spreads outside and keeps what it spreads", .fact("effect.blur"))
    func blur() throws {
        var scene = Scene(size: CGSize(width: 100, height: 100), background: nil)
        scene.add {
            $0.contents = [.rect(40, 40, 20, 20, .black)]
            $0.effects = [.blur(radius: 5, isOpaque: false)]
        }
        let picture = try scene.paint()
        var sum = 0
        for y in 0..<100 { for x in 0..<100 { sum += Int(picture[x, y].alpha) } }
        #expect(abs(sum - 400 * 255) < 400 * 255 / 50)
        #expect(picture[36, 50].alpha > 20)
        #expect(picture[20, 50].alpha == 0)
        let center = pow(erf(10 / 5 / 2.0.squareRoot()), 2)
        #expect(abs(Double(picture[50, 50].alpha) / 255 - center) < 0.02)
    }

    @Test("An opaque blur keeps the alpha and mixes only colors", .fact("effect.blur"))
    func opaqueBlur() throws {
        var scene = Scene(size: CGSize(width: 60, height: 60), background: nil)
        scene.add {
            $0.contents = [.rect(10, 10, 20, 40, .red), .rect(30, 10, 20, 40, .blue)]
            $0.effects = [.blur(radius: 4, isOpaque: true)]
        }
        let picture = try scene.paint()
        #expect(picture[8, 30] == .clear)
        #expect(picture[10, 30].alpha == 255 && picture[10, 30].red > 250)
        #expect(picture[30, 30].isNear(Pixel(red: 115, green: 0, blue: 140), 6))
    }

    @Test(
        "Color filters work on colors that are not premultiplied", .fact("effect.filters"),
        arguments: [
            (.brightness(0.2), Pixel(red: 255, green: 153, blue: 102)),
            (.contrast(0.5), Pixel(red: 191, green: 115, blue: 89)),
            (.saturation(0), Pixel(red: 130, green: 130, blue: 130)),
            (.grayscale(1), Pixel(red: 130, green: 130, blue: 130)),
            (.colorInvert, Pixel(red: 0, green: 153, blue: 204)),
            (.colorMultiply(ResolvedColor(red: 0.5, green: 1, blue: 0)), Pixel(red: 128, green: 102, blue: 0)),
            (.hueRotation(.degrees(360)), Pixel(red: 255, green: 102, blue: 51)),
        ] as [(LayerEffect, PixelBuffer.Pixel)])
    func filters(effect: LayerEffect, expected: PixelBuffer.Pixel) throws {
        for alpha in [1, 0.5] {
            var scene = Scene(background: nil)
            scene.add {
                $0.contents = [.rect(0, 0, 40, 40, ResolvedColor(bytes: 255, 102, 51, alpha: alpha))]
                $0.effects = [effect]
            }
            var pixel = try scene.paint()[20, 20]
            #expect(abs(Double(pixel.alpha) / 255 - alpha) < 0.01)
            pixel.alpha = 255
            #expect(pixel.isNear(expected, 2), "\(pixel) at alpha \(alpha)")
        }
    }

    @Test("Luminance becomes the alpha of black", .fact("effect.filters"))
    func luminanceToAlpha() throws {
        var scene = Scene(background: nil)
        scene.add { ($0.contents, $0.effects) = ([.rect(0, 0, 40, 40, .green)], [.luminanceToAlpha]) }
        #expect(try scene.paint()[20, 20].isNear(Pixel(red: 0, green: 0, blue: 0, alpha: 182)))
    }

    @Test("An inner shadow is cast by the edges into the picture, and by nothing outside of it")
    func innerShadow() throws {
        var scene = Scene(background: nil)
        scene.add {
            $0.contents = [.rect(10, 10, 20, 20, .white)]
            $0.effects = [.innerShadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 4))]
        }
        let picture = try scene.paint()
        // Moved down by four points, the shadow leaves the bottom bright.
        #expect(picture[20, 11].red < 30 && picture[20, 20].red > 240 && picture[20, 28].red > 250)
        #expect(picture[10, 20].red < 230 && picture[20, 5].alpha == 0 && picture[20, 11].alpha == 255)
    }

    @Test("Effects are applied in order", .fact("effect.order"))
    func order() throws {
        var scene = Scene()
        let layer = scene.add {
            $0.contents = [.rect(0, 0, 10, 10, .red)]
            $0.effects = [.shadow(color: .red, radius: 0, offset: CGSize(width: 20, height: 0)), .colorInvert]
        }
        #expect(try scene.paint()[25, 5].isNear(Pixel(red: 0, green: 255, blue: 255)))
        _ = scene.change(layer) { $0.effects.reverse() }
        #expect(try scene.paint()[25, 5] == .pureRed)
    }
}
