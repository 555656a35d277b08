import Foundation
import Testing

@testable import RiffleRasterizer

@Suite("Strokes of long paths")
struct StrokePartsTests {
    /// A line that goes up and down.
    private static func zigzag(_ count: Int, closed: Bool = false) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 20))
        for index in 1...count {
            path.addLine(to: CGPoint(x: 5 + 50 * Double(index) / Double(count), y: index % 2 == 0 ? 20 : 40))
        }
        if closed { path.closeSubpath() }
        return path
    }

    private static func segments(_ path: Path) -> Int {
        var count = 0
        path.forEach { if case .move = $0 {} else { count += 1 } }
        return count
    }

    @Test("are made of parts whose number grows with the length, and whose size does not", arguments: [2_000, 20_000])
    func parts(count: Int) throws {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round)
        let parts = try #require(StrokeParts(Self.zigzag(count), style)).parts
        let sizes = parts.map { Self.segments($0.path) }
        #expect(sizes.allSatisfy { $0 <= StrokeParts.segmentsInPart })
        #expect(sizes.reduce(0, +) <= count + parts.count + 2)
        #expect(parts.count <= count / (StrokeParts.segmentsInPart - 1) + 4)
    }

    @Test("Dashes, and subpaths of any number, are cut into such parts, too")
    func dashes() throws {
        let style = StrokeStyle(lineWidth: 2, dash: [3, 2])
        let dashed = try #require(StrokeParts(Self.zigzag(4_000), style)).parts
        #expect(dashed.allSatisfy { Self.segments($0.path) <= 2 * StrokeParts.segmentsInPart })
        var squares = Path()
        for index in 0..<1_000 { squares.addRect(CGRect(x: Double(index), y: 0, width: 3, height: 3)) }
        let parts = try #require(StrokeParts(squares, StrokeStyle(lineWidth: 1))).parts
        #expect(parts.map { Self.segments($0.path) }.reduce(0, +) == 4_000)
        #expect(parts.count > 10)
    }

    @Test("Short paths and shapes are stroked as a whole")
    func short() {
        #expect(StrokeParts(Self.zigzag(1_000), StrokeStyle()) == nil)
        #expect(StrokeParts(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), StrokeStyle()) == nil)
    }

    /// A wave whose parts do not touch each other.
    private static func wave(_ count: Int, closed: Bool) -> Path {
        var path = Path()
        for index in 0...count {
            let angle = 2 * Double.pi * Double(index) / Double(count + 1)
            let radius = 60 + 12 * sin(9 * angle)
            let point = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.closeSubpath() }
        return path
    }

    @Test(
        "look as if they were stroked as a whole",
        arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func looks(cap: CGLineCap, join: CGLineJoin) throws {
        for (isClosed, dash) in [(false, []), (true, []), (false, [20, 9])] as [(Bool, [CGFloat])] {
            let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join, dash: dash)
            let long = try picture(.stroke(Self.wave(1_500, closed: isClosed), .color(.black), style))
            let short = try picture(.stroke(Self.wave(1_000, closed: isClosed), .color(.black), style))
            let difference = long.difference(from: short)
            #expect(difference.mean < 0.15, "\(cap) \(join) \(isClosed) \(dash): \(difference)")
        }
    }

    private func picture(_ command: DrawCommand) throws -> PixelBuffer {
        var scene = Scene(size: CGSize(width: 200, height: 200))
        scene.add { $0.contents = [command] }
        return try scene.paint()
    }
}
