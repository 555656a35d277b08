import Facts
import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Paints")
struct PaintSourceTests {
    private typealias Pixel = PixelBuffer.Pixel
    private let blackToWhite = ResolvedGradient(
        [.init(color: .black, location: 0), .init(color: .white, location: 1)], interpolatesPerceptually: false)

    private func paint(_ paint: Paint) throws -> PixelBuffer {
        var scene = Scene(background: .green)
        scene.add { $0.contents = [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint, FillStyle())] }
        return try scene.paint()
    }

    @Test("A linear gradient runs from point to point and goes on with its ends' colors")
    func linear() throws {
        let picture = try paint(.linearGradient(blackToWhite, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))
        #expect(picture[5, 20] == .black)
        #expect(picture[35, 20] == .white)
        for x in 10..<30 { #expect(abs(Double(picture[x, 7].red) / 255 - (Double(x) + 0.5 - 10) / 20) < 0.01) }
        #expect(try paint(.linearGradient(blackToWhite, from: .zero, to: .zero))[20, 20] == .white)
    }

    @Test("Stops outside 0…1 lie outside the points")
    func stopsOutside() throws {
        let gradient = ResolvedGradient(
            [.init(color: .black, location: -1), .init(color: .white, location: 1)], interpolatesPerceptually: false)
        let picture = try paint(.linearGradient(gradient, from: .zero, to: CGPoint(x: 40, y: 0)))
        #expect(abs(Double(picture[0, 0].red) / 255 - 0.506) < 0.01)
        #expect(abs(Double(picture[20, 0].red) / 255 - 0.756) < 0.01)
    }

    @Test("A radial gradient has its first stop on the start radius, whichever radius is larger")
    func radial() throws {
        let center = CGPoint(x: 20.5, y: 20.5)
        let outward = try paint(.radialGradient(blackToWhite, center: center, startRadius: 5, endRadius: 15))
        #expect(outward[20, 20] == .black)
        #expect(outward[24, 20] == .black)
        #expect(outward[30, 20].isNear(Pixel(red: 128, green: 128, blue: 128), 2))
        #expect(outward[37, 20] == .white)
        let inward = try paint(.radialGradient(blackToWhite, center: center, startRadius: 15, endRadius: 5))
        #expect(inward[20, 20] == .white)
        #expect(inward[37, 20] == .black)
        #expect(
            try paint(.radialGradient(blackToWhite, center: center, startRadius: 0, endRadius: 0))[20, 20] == .white)
    }

    @Test("An elliptical gradient is round in its frame's proportions")
    func elliptical() throws {
        let frame = CGRect(x: 0, y: 10, width: 41, height: 21)
        let picture = try paint(.ellipticalGradient(blackToWhite, frame: frame, startRadius: 0, endRadius: 1))
        #expect(picture[20, 20].red < 8)
        #expect(abs(Int(picture[30, 20].red) - Int(picture[20, 25].red)) < 6)
        #expect(picture[20, 35] == .white)
    }

    @Test("An angular gradient sweeps clockwise from the trailing edge", .fact("gradient.angular"))
    func angular() throws {
        let center = CGPoint(x: 20, y: 20)
        let picture = try paint(.angularGradient(blackToWhite, center: center, start: .zero, end: .degrees(360)))
        #expect(picture[38, 20].red < 10)
        #expect(abs(Int(picture[19, 38].red) - 64) < 6)
        #expect(abs(Int(picture[1, 20].red) - 128) < 6)
        #expect(abs(Int(picture[20, 1].red) - 191) < 6)
        #expect(picture[38, 19].red > 245)
    }

    @Test("What an angular gradient leaves of the turn takes the nearer end's color")
    func partOfATurn() throws {
        let center = CGPoint(x: 20, y: 20)
        let picture = try paint(.angularGradient(blackToWhite, center: center, start: .zero, end: .degrees(90)))
        #expect(picture[5, 35] == .white)
        #expect(picture[35, 5] == .black)
    }

    @Test("A gradient fades with its layer, and to clear without going dark")
    func fading() throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let gradient = ResolvedGradient([.init(color: red, location: 0), .init(color: .clear, location: 1)])
        var scene = Scene()
        scene.add {
            $0.contents = [
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
                    .linearGradient(gradient, from: .zero, to: CGPoint(x: 40, y: 0)), FillStyle())
            ]
        }
        let picture = try scene.paint()
        for x in 0..<40 { #expect(picture[x, 5].red > 250, "\(x): \(picture[x, 5])") }
    }

    @Test("A slow gradient has no bands, and one color stays that color")
    func dithering() throws {
        func gray(_ level: Float) -> ResolvedColor { ResolvedColor(red: level, green: level, blue: level) }
        let (from, to) = (gray(100 / 255), gray(102 / 255))
        let slow = ResolvedGradient(
            [.init(color: from, location: 0), .init(color: to, location: 1)], interpolatesPerceptually: false)
        let center = CGPoint(x: 0, y: 0)
        let paints: [Paint] = [
            .linearGradient(slow, from: .zero, to: CGPoint(x: 40, y: 0)),
            .radialGradient(slow, center: center, startRadius: 0, endRadius: 40),
        ]
        for paint in paints {
            let picture = try self.paint(paint)
            for block in stride(from: 0, to: 40, by: 8) {
                let levels = (block..<block + 8).flatMap { x in (0..<8).map { Double(picture[x, $0].red) } }
                let mean = levels.reduce(0, +) / 64
                #expect(abs(mean - (100 + 2 * (Double(block) + 4) / 40)) < 0.2, "\(block)")
            }
        }
        let still = ResolvedGradient([.init(color: from, location: 0), .init(color: from, location: 1)])
        let picture = try paint(.linearGradient(still, from: .zero, to: CGPoint(x: 40, y: 0)))
        #expect((0..<40).allSatisfy { picture[$0, $0].red == 100 && picture[$0, $0].alpha == 255 })
    }
}
