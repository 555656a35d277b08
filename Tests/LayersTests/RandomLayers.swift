import Foundation
import SeededNumbers
@testable import RiffleLayers

extension SeededGenerator {
    /// A length that the layer coding keeps exactly.
    mutating func length(_ range: ClosedRange<Int> = -200...400) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self)) + CGFloat(Int.random(in: 0..<64, using: &self)) / 64
    }
}

/// Layers with everything they can have, in values that the layer coding keeps exactly.
struct RandomLayers {
    var generator: SeededGenerator
    private(set) var tree = LayerTree()
    private var ids: [LayerID] = []
    private var nextID: UInt32 = 1

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Changes one frame's worth, and returns how.
    mutating func step() -> [LayerChange] {
        let before = tree
        for _ in 0..<Int.random(in: 1...6, using: &generator) { change() }
        return before.changes(to: tree)
    }

    private mutating func change() {
        let kind = Int.random(in: 0..<10, using: &generator)
        if ids.isEmpty || kind < 4 {
            let parent = generator.chance(0.4) || ids.isEmpty ? LayerID.root : generator.pick(ids)
            var layer = Layer(id: LayerID(rawValue: nextID), parent: parent, name: "View\(nextID)")
            nextID += 1
            layer.rank = freeRank(in: parent)
            vary(&layer)
            tree.apply([.insert(layer)])
            ids.append(layer.id)
        } else if kind < 5 {
            tree.apply([.remove(generator.pick(ids))])
            ids = ids.filter { tree[$0] != nil }
        } else if kind < 6 {
            reparent()
        } else if let old = tree[generator.pick(ids)] {
            var layer = old
            vary(&layer)
            if generator.chance(0.3) { layer.rank = freeRank(in: layer.parent) }
            tree.apply([.update(layer, old.fieldsDiffering(from: layer))])
        }
    }

    /// Moves a layer under one that was inserted before it, so that no layer comes below itself.
    private mutating func reparent() {
        guard let old = tree[generator.pick(ids)] else { return }
        let earlier = ids.filter { $0 < old.id }
        var layer = old
        layer.parent = earlier.isEmpty || generator.chance(0.3) ? .root : generator.pick(earlier)
        guard !isBelow(layer.parent, old.id) else { return }
        layer.rank = freeRank(in: layer.parent)
        tree.apply([.update(layer, old.fieldsDiffering(from: layer))])
    }

    private func isBelow(_ id: LayerID, _ ancestor: LayerID) -> Bool {
        var current = id
        while current != .root {
            if current == ancestor { return true }
            current = tree[current]?.parent ?? .root
        }
        return false
    }

    private mutating func freeRank(in parent: LayerID) -> Int32 {
        let taken = tree.children(of: parent).compactMap { tree[$0]?.rank }
        var rank = Int32.random(in: -50...50, using: &generator)
        while taken.contains(rank) { rank += 1 }
        return rank
    }

    mutating func vary(_ layer: inout Layer) {
        if generator.chance(0.7) { layer.transform = transform() }
        if generator.chance(0.5) { layer.bounds = rect() }
        if generator.chance(0.3) { layer.opacity = Double(Int.random(in: 0...255, using: &generator)) / 255 }
        if generator.chance(0.3) {
            layer.clip = generator.chance(0.3) ? nil : .path(path(), isEvenOdd: generator.chance(0.5))
        }
        if generator.chance(0.1) { layer.mask = tree.children(of: layer.id).first }
        if generator.chance(0.3) {
            layer.effects = (0..<Int.random(in: 0...2, using: &generator)).map { _ in effect() }
        }
        if generator.chance(0.2) { layer.blendMode = generator.pick(BlendMode.coded) }
        if generator.chance(0.2) { layer.isIsolated.toggle() }
        if generator.chance(0.5) {
            layer.contents = (0..<Int.random(in: 0...3, using: &generator)).map { _ in command() }
        }
        if generator.chance(0.2) { layer.semantics = generator.chance(0.5) ? nil : layer.id.rawValue }
        if generator.chance(0.2) {
            layer.projection =
                generator.chance(0.3)
                ? nil : ProjectionTransform(0.5, 0.25, 0.125, -0.5, 2, 0, generator.length(), -7, 1)
        }
    }

    private mutating func transform() -> CGAffineTransform {
        var transform = CGAffineTransform(translationX: generator.length(), y: generator.length())
        if generator.chance(0.3) {
            transform.a = 1.5
            transform.d = generator.chance(0.5) ? 1.5 : 0.25
            if generator.chance(0.5) { transform.b = -0.5 }
        }
        return transform
    }

    private mutating func rect() -> CGRect {
        CGRect(
            x: generator.length(), y: generator.length(), width: generator.length(0...300),
            height: generator.length(0...300))
    }

    private mutating func point() -> CGPoint { CGPoint(x: generator.length(), y: generator.length()) }

    private mutating func path() -> Path {
        let rect = rect()
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return Path()
        case 1: return Path(rect)
        case 2: return Path(ellipseIn: rect)
        case 3: return Path(roundedRect: rect, cornerRadius: generator.length(0...20))
        case 4: return Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 7.5), style: .circular)
        case 5:
            let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2.5, bottomTrailing: 0, topTrailing: 3)
            return Path(roundedRect: rect, cornerRadii: radii)
        default:
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addQuadCurve(to: point(), control: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            if generator.chance(0.5) { path.closeSubpath() }
            return path
        }
    }

    private mutating func effect() -> LayerEffect {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: .shadow(color: color(), radius: generator.length(0...10), offset: CGSize(width: 1.5, height: -2))
        case 1: .blur(radius: generator.length(0...10), isOpaque: false)
        case 2: .blur(radius: 3, isOpaque: true)
        case 3: .brightness(0.25)
        case 4: .contrast(1.5)
        case 5: .saturation(0)
        case 6: .grayscale(0.75)
        case 7: .hueRotation(.radians(1.25))
        case 8: .colorMultiply(color())
        case 9: .colorInvert
        case 10: .innerShadow(color: color(), radius: generator.length(0...10), offset: CGSize(width: 2, height: 0.5))
        default: .luminanceToAlpha
        }
    }

    private mutating func color() -> ResolvedColor {
        func byte() -> Int { Int.random(in: 0...255, using: &generator) }
        return ResolvedColor(
            red: Float(byte()) / 255, green: Float(byte()) / 255, blue: Float(byte()) / 255, alpha: Float(byte()) / 255)
    }

    private mutating func paint() -> Paint {
        let gradient = ResolvedGradient(
            [.init(color: color(), location: 0), .init(color: color(), location: 0.75)], interpolatesPerceptually: false
        )
        switch Int.random(in: 0..<8, using: &generator) {
        case 7:
            return .mesh(
                ResolvedMesh(
                    columns: 2, points: (0..<6).map { _ in point() }, colors: (0..<6).map { _ in color() },
                    background: color()))
        case 0: return .linearGradient(gradient, from: point(), to: point())
        case 1: return .radialGradient(gradient, center: point(), startRadius: 1.5, endRadius: generator.length(2...90))
        case 2: return .ellipticalGradient(gradient, frame: rect(), startRadius: 0, endRadius: 0.5)
        case 3: return .angularGradient(gradient, center: point(), start: .radians(0.5), end: .radians(2.25))
        case 4:
            return .backdrop(
                Backdrop(blurRadius: generator.length(0...90), saturation: 1.5, tint: color(), opacity: 0.2),
                frame: rect())
        default: return .color(color())
        }
    }

    private mutating func command() -> DrawCommand {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return .fill(path(), paint(), FillStyle(eoFill: generator.chance(0.3), antialiased: generator.chance(0.7)))
        case 1:
            var style = StrokeStyle(lineWidth: generator.length(0...9), lineCap: .round, lineJoin: .bevel)
            if generator.chance(0.4) {
                style.dash = [3, 1.5]
                style.dashPhase = 0.5
            }
            return .stroke(path(), paint(), style)
        case 2:
            let face = FontFace(
                family: generator.pick(["Inter", "Noto Sans"]), weight: generator.pick([400, 700]),
                isItalic: generator.chance(0.2), file: "", variations: generator.pick(["", "wght=600"]),
                features: generator.chance(0.2) ? ["tnum"] : [])
            return .glyphs(
                GlyphRun(
                    face: face, size: 17, origin: point(), width: generator.length(0...90), ascent: 15.5, descent: 4,
                    glyphs: [], text: generator.pick(["Hello", "Grüße", "שלום", ""]),
                    isRightToLeft: generator.chance(0.2),
                    letterSpacing: generator.pick([0, -0.5]), isColored: generator.chance(0.1)), paint())
        default:
            let fitting: ImageCommand.Fitting = generator.pick([
                .stretch, .tile, .slices(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            ])
            return .image(
                ImageCommand(
                    image: generator.pick(["a1", "b2"]), frame: rect(), fitting: fitting,
                    interpolation: generator.pick([.nearest, .medium, .high]),
                    tint: generator.chance(0.3) ? paint() : nil, naturalSize: CGSize(width: 20, height: 10)))
        }
    }
}

extension LayerTree {
    /// Everything there is, parents first, in painting order; names are not part of what hosts see.
    var flattened: [Layer] {
        var layers: [Layer] = []
        visit(.root) {
            var layer = $0
            layer.name = ""
            layers.append(layer)
        }
        return layers
    }
}
