@testable import RiffleAssets
import RiffleGeometry
import Testing

@Suite struct SymbolDrawingTests {
    private func layout(_ name: String, _ size: CGFloat, _ weight: SymbolWeight = .regular) throws -> SymbolLayout {
        try #require(SymbolLibrary.symbol(named: name)).layout(pointSize: size, weight: weight)
    }

    @Test("Frames are those measured on Apple's runtime")
    func measuredFrames() throws {
        #expect(try layout("star", 13).size == CGSize(width: 16.5, height: 16))
        #expect(try layout("chevron.right", 13).size == CGSize(width: 10, height: 13.5))
        #expect(try layout("star", 28).size == CGSize(width: 36, height: 34))
        let body = try layout("star", 17).size
        #expect(body.width == 22)
        // Apple's is 20; 20.5 comes of the height that the other sizes need.
        #expect(abs(body.height - 20) <= 0.5)
        #expect(abs(try layout("star", 13).baselineOffset - 3) < 0.5)
    }

    @Test("Small and large are 0.81 and 1.28 of medium, about the middle of the capitals")
    func scales() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "heart"))
        let medium = symbol.layout(pointSize: 100, displayScale: 1000)
        for (scale, factor) in [(SymbolScale.small, 0.81), (.large, 1.28)] {
            let other = symbol.layout(pointSize: 100, scale: scale, displayScale: 1000)
            #expect(abs(other.size.width / medium.size.width - factor) < 0.001)
            let middle = medium.size.height / 2 - medium.baselineOffset
            #expect(abs(other.size.height / 2 - other.baselineOffset - middle) < 0.001)
        }
    }

    @Test("Lines grow with the weight, and so does the frame")
    func weights() throws {
        var last = (line: CGFloat(0), width: CGFloat(0))
        for weight in SymbolWeight.allCases {
            let symbol = try layout("plus", 40, weight)
            guard case .stroke(let style)? = symbol.parts.first?.paint else {
                Issue.record("plus is one line")
                return
            }
            #expect(style.lineWidth > last.line)
            #expect(symbol.size.width >= last.width)
            last = (style.lineWidth, symbol.size.width)
        }
    }

    @Test("The glyph of a filled circle is cut out of the disc")
    func knockout() throws {
        let symbol = try layout("plus.circle.fill", 40)
        let part = try #require(symbol.parts.first)
        #expect(symbol.parts.count == 1)
        #expect(part.paint == .fill(isEOFilled: true))
        let middle = CGPoint(x: symbol.size.width / 2, y: symbol.size.height / 2)
        #expect(!part.path.contains(middle, eoFill: true))
        #expect(part.path.contains(CGPoint(x: middle.x - 10, y: middle.y - 10), eoFill: true))
        #expect(!part.path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    }

    @Test("Layers keep the disc and the glyph apart")
    func layers() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "heart.circle.fill"))
        let parts = symbol.layout(pointSize: 40, isLayered: true).parts
        #expect(parts.map(\.role) == [.secondary, .primary])
        let middle = CGPoint(x: parts[0].path.boundingRect.midX, y: parts[0].path.boundingRect.midY)
        #expect(parts[1].path.contains(middle, eoFill: true))
    }

    @Test("Layers keep the cloud and what is behind it or falls from it apart")
    func skyLayers() throws {
        func parts(_ name: String) throws -> [SymbolPart] {
            try #require(SymbolLibrary.symbol(named: name)).layout(pointSize: 40, isLayered: true).parts
        }
        for name in ["cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.fill", "cloud.moon.fill", "cloud.sun.rain.fill"] {
            let all = try parts(name)
            let cloud = all.filter { $0.role == .primary }.map(\.path.boundingRect.width).max() ?? 0
            let other = all.filter { $0.role == .secondary }.map(\.path.boundingRect.width).max() ?? 0
            #expect(cloud > other && other > 0, "\(name)")
        }
        #expect(try parts("moon.stars.fill").map(\.role) == [.primary, .secondary])
        #expect(try parts("sun.max").map(\.role) == [.primary, .secondary])
    }

    @Test("A glyph in a line of dashes: the line is a layer behind it")
    func dashedEnclosures() throws {
        for name in ["questionmark.square.dashed", "plus.circle.dashed", "questionmark.app.dashed"] {
            let parts = try #require(SymbolLibrary.symbol(named: name)).layout(pointSize: 40, isLayered: true).parts
            #expect(parts.map(\.role) == [.secondary, .primary], "\(name)")
            #expect(parts[0].path.boundingRect.contains(parts[1].path.boundingRect), "\(name)")
        }
        #expect(SymbolLibrary.symbol(named: "nothing.square.dashed") == nil)
    }

    @Test("What stands in a circle, a triangle or a bubble is the first layer, and so is a badge")
    func namedLayers() throws {
        func parts(_ name: String) throws -> [SymbolPart] {
            try #require(SymbolLibrary.symbol(named: name)).layout(pointSize: 40, isLayered: true).parts
        }
        for name in [
            "person.crop.circle.fill", "exclamationmark.triangle.fill", "text.bubble", "bell.badge.fill",
            "folder.badge.plus",
            "person.badge.plus",
        ] {
            let all = try parts(name)
            let first = all.filter { $0.role == .primary }.map(\.path.boundingRect.height).max() ?? 0
            let second = all.filter { $0.role == .secondary }.map(\.path.boundingRect.height).max() ?? 0
            #expect(second > first && first > 0, "\(name)")
        }
        // Things, and not signs on something.
        for name in ["star.fill", "rectangle.on.rectangle"] {
            #expect(try parts(name).map(\.role) == [.primary], "\(name)")
        }
    }

    @Test("No size, and no symbol for it")
    func degenerate() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "heart"))
        for size in [0, -3, CGFloat.nan, .infinity] as [CGFloat] {
            #expect(symbol.layout(pointSize: size).parts.isEmpty)
        }
        #expect(!SymbolDrawing.placeholder.layout(pointSize: 17).parts.isEmpty)
    }

    @Test("Every symbol has ink, inside its frame, in the lightest and the heaviest weight")
    func allInside() throws {
        for (index, name) in SymbolLibrary.names.enumerated() {
            // Lines that are thin seldom stick out.
            for weight in index % 4 == 0 ? [SymbolWeight.ultraLight, .black] : [.black] {
                let symbol = try layout(name, 17, weight)
                let frame = CGRect(origin: .zero, size: symbol.size)
                #expect(!symbol.parts.isEmpty, "\(name)")
                for part in symbol.parts {
                    var bounds = part.path.boundingRect
                    if case .stroke(let style) = part.paint {
                        bounds = bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
                    }
                    #expect(frame.insetBy(dx: -0.01, dy: -0.01).contains(bounds), "\(name) \(weight)")
                    #expect(!part.path.isEmpty, "\(name)")
                }
            }
        }
    }

    @Test(
        "A symbol's outline is what painting its marks one after the other gives",
        arguments: [SymbolWeight.ultraLight, .regular, .black])
    func outlines(weight: SymbolWeight) throws {
        let names = [
            "cart.fill", "house.fill", "mappin.and.ellipse", "questionmark", "book", "app.gift", "gearshape.fill",
            "calendar",
            "exclamationmark.triangle.fill", "gamecontroller", "person.2", "headphones",
        ]
        for name in names {
            let sketch = try #require(SymbolLibrary.sketches[name])
            let shape = SymbolShape(sketch: sketch, weight: weight, isLayered: false)
            for x in stride(from: -57.3, to: 58, by: 6.7) {
                for y in stride(from: -57.1, to: 58, by: 6.1) {
                    let point = CGPoint(x: x, y: y)
                    guard let expected = painted(sketch.marks, weight, at: point) else { continue }
                    let ink = shape.parts.contains { $0.path.contains(point, eoFill: true) }
                    #expect(ink == expected, "\(name) \(weight) at \(point)")
                }
            }
        }
    }

    /// Whether the last mark at a point is ink; nil where a mark's edge is too near to tell.
    private func painted(_ marks: [SymbolMark], _ weight: SymbolWeight, at point: CGPoint) -> Bool? {
        var ink = false
        for mark in marks {
            var isCovered = false
            for contour in Contour.all(of: mark.outline) {
                let line = contour.points + (contour.isClosed ? [contour.points[0]] : [])
                let near = zip(line, line.dropFirst()).map { distance(point, $0, $1) }.min() ?? CGFloat.infinity
                let half = CGFloat((mark.lineWidth(weight) ?? 0) / 2)
                if abs(near - half) < 0.15 { return nil }
                var inside = Path()
                inside.addLines(line)
                let fills = mark.fillsInside && (contour.isClosed || half == 0)
                isCovered = isCovered || near < half || (fills && inside.contains(point))
            }
            if isCovered { ink = !mark.erases }
        }
        return ink
    }

    private func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = max(dx * dx + dy * dy, 1e-12)
        let along = min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square))
        return hypot(a.x + dx * along - point.x, a.y + dy * along - point.y)
    }
}
