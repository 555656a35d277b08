import Foundation
import Testing

@testable import RiffleRasterizer

/// Few and small pictures of what single pixels cannot show. `RIFFLE_ACCEPT_GOLDENS=1` writes them anew.
@Suite("Goldens")
struct GoldenTests {
    private func check(_ picture: PixelBuffer, _ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
        let file = folder.appendingPathComponent(name + ".png")
        let data = picture.pngData()
        #expect(data.count <= 12 << 10, "\(name) has \(data.count) bytes")
        if ProcessInfo.processInfo.environment["RIFFLE_ACCEPT_GOLDENS"] == "1" {
            try data.write(to: file)
            return
        }
        let golden = try PixelBuffer.decodingPNG(try Data(contentsOf: file))
        let difference = picture.difference(from: golden)
        if difference.largest > 2 {
            let failed = folder.appendingPathComponent(name + ".new.png")
            try data.write(to: failed)
            Issue.record(
                "\(name) differs by up to \(difference.largest); compare \(failed.lastPathComponent) beside it")
        }
    }

    @Test("A card: shadow, continuous corners, gradient, stroke, translucent badge")
    func card() throws {
        var scene = Scene(
            size: CGSize(width: 80, height: 60), scale: 2, background: ResolvedColor(bytes: 242, 242, 247))
        let card = scene.add {
            $0.transform = CGAffineTransform(translationX: 10, y: 8)
            $0.effects = [
                .shadow(
                    color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.35), radius: 3,
                    offset: CGSize(width: 0, height: 2))
            ]
        }
        let frame = CGRect(x: 0, y: 0, width: 60, height: 42)
        let clip = scene.add(to: card) { $0.clip = .path(Path(roundedRect: frame, cornerRadius: 12), isEvenOdd: false) }
        scene.add(to: clip) {
            let gradient = ResolvedGradient([
                .init(color: ResolvedColor(bytes: 255, 56, 60), location: 0),
                .init(color: ResolvedColor(bytes: 0, 136, 255), location: 1),
            ])
            $0.contents = [
                .fill(Path(frame), .linearGradient(gradient, from: .zero, to: CGPoint(x: 60, y: 0)), FillStyle()),
                .stroke(
                    Path(roundedRect: frame.insetBy(dx: 5, dy: 5), cornerRadius: 8), .color(.white),
                    StrokeStyle(lineWidth: 1.5)),
            ]
        }
        scene.add(to: card) {
            $0.opacity = 0.8
            $0.transform = CGAffineTransform(translationX: 48, y: -6)
            $0.contents = [.ellipse(0, 0, 16, 16, ResolvedColor(bytes: 52, 199, 89))]
        }
        try check(try scene.paint(), "card")
    }

    @Test("Turned: a card by a bitmap, a single shape as itself, a picture")
    func turned() throws {
        var scene = Scene(size: CGSize(width: 90, height: 60))
        let card = scene.add {
            $0.transform = CGAffineTransform(rotationAngle: 0.2).concatenating(
                CGAffineTransform(translationX: 12, y: 6))
        }
        scene.add(to: card) { $0.contents = [.rect(0, 0, 30, 40, .gray)] }
        scene.add(to: card) { $0.contents = [.rect(5, 5, 20, 10, .red)] }
        scene.add {
            $0.transform = CGAffineTransform(rotationAngle: -0.3).concatenating(
                CGAffineTransform(translationX: 45, y: 20))
            $0.contents = [.rect(0, 0, 12, 12, .blue)]
        }
        scene.add {
            $0.transform = CGAffineTransform(rotationAngle: 0.5).concatenating(
                CGAffineTransform(translationX: 70, y: 20))
            $0.contents = [
                .image(
                    ImageCommand(
                        image: "ramp", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
                        naturalSize: CGSize(width: 64, height: 64)))
            ]
        }
        try check(try scene.paint(), "turned")
    }

    @Test("Gradients: radial, elliptical, angular, and through a stroke")
    func gradients() throws {
        let rainbow = ResolvedGradient([
            .init(color: .red, location: 0), .init(color: ResolvedColor(bytes: 255, 204, 0), location: 0.5),
            .init(color: .blue, location: 1),
        ])
        var scene = Scene(size: CGSize(width: 88, height: 24))
        let places = (0..<4).map { CGRect(x: 2 + 22 * $0, y: 2, width: 20, height: 20) }
        scene.add {
            let centers = places.map { CGPoint(x: $0.midX, y: $0.midY) }
            $0.contents = [
                .fill(
                    Path(places[0]), .radialGradient(rainbow, center: centers[0], startRadius: 2, endRadius: 10),
                    FillStyle()),
                .fill(
                    Path(ellipseIn: places[1].insetBy(dx: 0, dy: 4)),
                    .ellipticalGradient(rainbow, frame: places[1].insetBy(dx: 0, dy: 4), startRadius: 0, endRadius: 1),
                    FillStyle()),
                .fill(
                    Path(ellipseIn: places[2]),
                    .angularGradient(rainbow, center: centers[2], start: .degrees(-90), end: .degrees(270)), FillStyle()
                ),
                .stroke(
                    Path(ellipseIn: places[3].insetBy(dx: 3, dy: 3)),
                    .angularGradient(rainbow, center: centers[3], start: .zero, end: .degrees(360)),
                    StrokeStyle(lineWidth: 5)),
            ]
        }
        try check(try scene.paint(), "gradients")
    }
}
