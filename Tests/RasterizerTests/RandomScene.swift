import Foundation
import RiffleRasterizer
import SeededNumbers

extension SeededGenerator {
    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }
}

/// A tree of layers that paint something, changed at random: what a rasterizer's shortcuts have to get right.
struct RandomScene {
    var generator: SeededGenerator
    private(set) var tree = LayerTree()
    private var ids: [LayerID] = []
    private var nextID: UInt32 = 1
    private let font: FontFace?
    private let hasProjections: Bool
    private let hasBackdrops: Bool

    init(seed: UInt64, font: FontFace?, hasProjections: Bool = false, hasBackdrops: Bool = false) {
        self.hasProjections = hasProjections
        self.hasBackdrops = hasBackdrops
        generator = SeededGenerator(seed: seed)
        self.font = font
    }

    /// One frame's changes: mostly moves, as in real life.
    mutating func step() -> [LayerChange] {
        let before = tree
        for _ in 0..<Int.random(in: 1...3, using: &generator) { change() }
        return before.changes(to: tree)
    }

    private mutating func change() {
        let kind = Int.random(in: 0..<12, using: &generator)
        if ids.count < 6 || kind < 2 {
            insert()
        } else if kind < 3 {
            tree.apply([.remove(generator.pick(ids))])
            ids = ids.filter { tree[$0] != nil }
        } else if let old = tree[generator.pick(ids)] {
            var layer = old
            switch kind {
            case 3: layer.contents = contents()
            case 4: vary(&layer)
            case 5: layer.rank = freeRank(in: layer.parent)
            case 6: layer.opacity = generator.pick([0, 0.3, 0.8, 1])
            case 7: layer.mask = generator.chance(0.5) ? tree.children(of: layer.id).first : nil
            case 8:
                layer.transform = turned()
                if hasProjections { layer.projection = generator.chance(0.5) ? tilted() : nil }
            default:
                layer.transform.tx += generator.length(-9...9)
                layer.transform.ty += generator.length(-9...9)
            }
            tree.apply([.update(layer, old.fieldsDiffering(from: layer))])
        }
    }

    private mutating func insert() {
        let parent = generator.chance(0.3) || ids.isEmpty ? LayerID.root : generator.pick(ids)
        var layer = Layer(id: LayerID(rawValue: nextID), parent: parent)
        nextID += 1
        layer.rank = freeRank(in: parent)
        layer.transform = CGAffineTransform(translationX: generator.length(-5...40), y: generator.length(-5...40))
        layer.contents = contents()
        if generator.chance(0.5) { vary(&layer) }
        tree.apply([.insert(layer)])
        ids.append(layer.id)
    }

    private mutating func freeRank(in parent: LayerID) -> Int32 {
        let taken = tree.children(of: parent).compactMap { tree[$0]?.rank }
        var rank = Int32.random(in: -20...20, using: &generator)
        while taken.contains(rank) { rank += 1 }
        return rank
    }

    private mutating func turned() -> CGAffineTransform {
        let place = CGAffineTransform(translationX: generator.length(0...60), y: generator.length(0...60))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return CGAffineTransform(rotationAngle: generator.length(-1...1)).concatenating(place)
        case 1:
            return CGAffineTransform(scaleX: generator.length(0.3...2), y: generator.length(0.3...2)).concatenating(
                place)
        case 2: return CGAffineTransform(scaleX: -1, y: 1).concatenating(place)
        default: return place
        }
    }

    /// Sometimes near enough that a part is behind the viewer.
    private mutating func tilted() -> ProjectionTransform {
        ProjectionTransform(
            generator.length(-1...1), generator.length(-0.2...0.2), generator.length(-0.02...0.02),
            generator.length(-0.2...0.2), generator.length(0.2...1), generator.length(-0.01...0.01),
            generator.length(0...20), generator.length(0...20), 1)
    }

    private mutating func vary(_ layer: inout Layer) {
        if generator.chance(0.3) { layer.transform = turned() }
        if generator.chance(0.4) { layer.clip = generator.chance(0.2) ? nil : .path(path(), isEvenOdd: false) }
        if generator.chance(0.4) { layer.effects = generator.chance(0.2) ? [] : [effect()] }
        if generator.chance(0.2) {
            layer.blendMode = generator.pick([.normal, .multiply, .softLight, .plusLighter, .difference])
        }
        if generator.chance(0.2) { layer.isIsolated.toggle() }
        if generator.chance(0.3) { layer.opacity = generator.pick([0.4, 1]) }
    }

    private mutating func effect() -> LayerEffect {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1:
            .shadow(
                color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: generator.length(0...5),
                offset: CGSize(width: generator.length(-3...3), height: 4))
        case 2: .blur(radius: generator.length(0...4), isOpaque: false)
        case 3: .blur(radius: 2, isOpaque: true)
        case 4: .saturation(0.2)
        default: .colorInvert
        }
    }

    private mutating func rect() -> CGRect {
        CGRect(
            x: generator.length(-10...20), y: generator.length(-10...20), width: generator.length(1...70),
            height: generator.length(1...70))
    }

    private mutating func path() -> Path {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return Path(ellipseIn: rect())
        case 1: return Path(roundedRect: rect(), cornerRadius: generator.length(1...15))
        case 2:
            var path = Path()
            path.move(to: rect().origin)
            path.addLine(to: CGPoint(x: 50, y: generator.length(0...30)))
            path.addQuadCurve(to: CGPoint(x: 10, y: 55), control: CGPoint(x: generator.length(0...80), y: 70))
            path.closeSubpath()
            return path
        default: return Path(rect())
        }
    }

    private mutating func color() -> ResolvedColor {
        ResolvedColor(
            red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator), alpha: generator.pick([1, 1, 0.5]))
    }

    private mutating func paint() -> Paint {
        if hasBackdrops, generator.chance(0.15) {
            let backdrop = Backdrop(
                blurRadius: generator.length(0...6), saturation: 0.7, tint: color().multiplyingAlpha(by: 0.4),
                opacity: generator.pick([1, 1, 0.5]))
            return .backdrop(backdrop, frame: rect())
        }
        guard generator.chance(0.3) else { return .color(color()) }
        let gradient = ResolvedGradient([.init(color: color(), location: 0), .init(color: color(), location: 1)])
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return .linearGradient(gradient, from: .zero, to: CGPoint(x: 40, y: 30))
        case 1: return .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 3, endRadius: 30)
        default: return .angularGradient(gradient, center: CGPoint(x: 20, y: 20), start: .zero, end: .degrees(300))
        }
    }

    private mutating func contents() -> [DrawCommand] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return .stroke(path(), paint(), StrokeStyle(lineWidth: generator.length(0.5...6), lineJoin: .round))
            case 1:
                return .image(
                    ImageCommand(
                        image: generator.pick(["ramp", "dot", "checker"]), frame: rect(),
                        fitting: generator.pick([.stretch, .tile, .slices(EdgeInsets(2, edges: .all))]),
                        interpolation: generator.pick([.medium, .nearest]), tint: generator.chance(0.2) ? paint() : nil,
                        naturalSize: CGSize(width: 16, height: 16)))
            case 2:
                guard let font else { return .fill(path(), paint(), FillStyle()) }
                return .glyphs(.word(font, size: generator.length(8...24), at: rect().origin), paint())
            default: return .fill(path(), paint(), FillStyle(eoFill: false, antialiased: generator.chance(0.8)))
            }
        }
    }
}

extension GlyphRun {
    /// Six glyphs that any Latin font has, without shaping.
    static func word(_ face: FontFace, size: CGFloat, at origin: CGPoint) -> GlyphRun {
        let glyphs = (0..<6).map { GlyphRun.Glyph(id: UInt32(40 + $0 * 3), x: Float($0) * Float(size) * 0.6, y: 0) }
        return GlyphRun(
            face: face, size: size, origin: origin, width: size * 3.6, ascent: size, descent: size * 0.25,
            glyphs: glyphs,
            text: "······")
    }
}

extension FontFace {
    /// A font that any machine set up for Riffle has; `nil` elsewhere.
    static let installed: FontFace? = {
        let files = [
            "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        ]
        return files.first { FileManager.default.fileExists(atPath: $0) }
            .map { FontFace(family: "Inter", weight: 400, file: $0) }
    }()
}
