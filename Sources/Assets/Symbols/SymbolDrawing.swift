import RiffleCaching
import RiffleGeometry
import Synchronization

/// A symbol that can be laid out in any size and weight.
package struct SymbolDrawing: Sendable {
    /// The symbol's name.
    package let name: String
    private let sketch: SymbolSketch

    init(name: String, sketch: SymbolSketch) {
        self.name = name
        self.sketch = sketch
    }

    /// Half the height of capital letters, in hundredths of the point size: the frame's middle is that far above the
    /// baseline. Cap height 1443/2048 measured on Apple's runtime.
    private static let capMiddle: CGFloat = 1443.0 / 2048 * 50

    /// The symbol for a font of `pointSize` points. Sizes that are not above zero or not finite give an empty layout.
    ///
    /// The frame is rounded up to whole pixels of `displayScale`, as measured on Apple's runtime, and the ink stands
    /// in its middle. `isLayered` keeps the enclosure apart from the glyph (roles secondary and primary) for
    /// symbols drawn in several styles; without it everything is primary. `isColored` gives the parts of a symbol that has
    /// colors of its own the roles that stand for them.
    package func layout(
        pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium, displayScale: CGFloat = 2,
        isLayered: Bool = false, isColored: Bool = false, variableValue: Double? = nil
    ) -> SymbolLayout {
        guard pointSize > 0, pointSize.isFinite, displayScale > 0 else {
            return SymbolLayout(size: .zero, baselineOffset: 0, parts: [])
        }
        let key = SymbolLayoutCache.Key(
            name: name, pointSize: pointSize, weight: weight, scale: scale, displayScale: displayScale,
            isLayered: isLayered, isColored: isColored && hasColors, shownLevels: shownLevels(variableValue))
        return SymbolLayoutCache.shared.layout(key) {
            makeLayout(key)
        }
    }

    /// How many of the parts that show a share are shown in full; nil where all are.
    package func shownLevels(_ variableValue: Double?) -> Int? {
        let count = sketch.levelCount
        guard let variableValue, count > 0, !variableValue.isNaN else { return nil }
        let shown = Int(clamping: (min(max(variableValue, 0), 1) * Double(count)).rounded(.up))
        return shown == count ? nil : shown
    }

    /// Whether the symbol has colors of its own.
    package var hasColors: Bool { SymbolLibrary.colors(of: name) != nil }

    private func makeLayout(_ key: SymbolLayoutCache.Key) -> SymbolLayout {
        let (pointSize, displayScale, scale) = (key.pointSize, key.displayScale, key.scale)
        let outline = SymbolShapeCache.Key(
            name: name, weight: key.weight, isLayered: key.isLayered, isColored: key.isColored,
            shownLevels: key.shownLevels)
        let shape = SymbolShapeCache.shared.shape(outline) {
            let colors =
                key.isColored
                ? SymbolLibrary.colors(of: name) : key.isLayered ? SymbolLibrary.layers(of: name) : nil
            return SymbolShape(
                sketch: sketch, weight: key.weight, isLayered: key.isLayered, colors: colors,
                shownLevels: key.shownLevels)
        }
        let unit = pointSize * CGFloat(scale.factor) / 100
        let size = CGSize(
            width: Self.roundedUp(shape.frame.width * unit, displayScale),
            height: Self.roundedUp(shape.frame.height * unit, displayScale))
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: size.width / 2 - shape.frame.midX * unit,
            ty: size.height / 2 - shape.frame.midY * unit)
        let parts = shape.parts.map { part in
            var paint = part.paint
            if case .stroke(var style) = paint {
                style.lineWidth *= unit
                paint = .stroke(style)
            }
            return SymbolPart(path: part.path.applying(place), paint: paint, role: part.role)
        }
        let baseline = size.height / 2 - Self.capMiddle * pointSize / 100
        return SymbolLayout(size: size, baselineOffset: baseline, parts: parts)
    }

    /// The next whole pixel; a hair above one counts as that one.
    private static func roundedUp(_ length: CGFloat, _ displayScale: CGFloat) -> CGFloat {
        (length * displayScale - 0.01).rounded(.up) / displayScale
    }

    /// The dashed box that stands for a symbol that does not exist.
    package static let placeholder = SymbolDrawing(name: "", sketch: SymbolLibrary.placeholderSketch)
}

/// A sketch worked out for one weight, in hundredths of the point size.
struct SymbolShape: Sendable {
    var frame: CGRect
    var parts: [SymbolPart]

    /// Room around the ink, on both sides together. With these a star measures 16.5 × 16 at 13 points, as on Apple's.
    private static let margin = CGSize(width: 16.78, height: 14.8)

    /// - Parameters:
    ///   - colors: the roles of the marks that draw, in order, the last one for all that are left; nil for a symbol that
    ///     shows no colors of its own.
    ///   - shownLevels: how many of the parts that show a share are shown in full; nil for all.
    init(
        sketch: SymbolSketch, weight: SymbolWeight, isLayered: Bool, colors: [SymbolRole]? = nil,
        shownLevels: Int? = nil
    ) {
        parts = []
        if let colors {
            parts = Self.coloredParts(sketch, weight, colors)
        } else if let shownLevels {
            let left = sketch.marks.filter { ($0.level ?? -1) >= shownLevels }
            parts += Self.parts(sketch.marks.filter { ($0.level ?? -1) < shownLevels }, weight, .primary)
            parts += Self.parts(left, weight, .inactive)
        } else if isLayered {
            let back = sketch.marks.filter { $0.role == .secondary }
            let front = sketch.marks.filter { $0.role == .primary }
            // On a solid disc the glyph is erased; as a layer of its own it is ink.
            let glyph = back.isEmpty || front.first?.erases != true ? front : front.map(\.inverted)
            parts += Self.parts(front.isEmpty ? back : back + front.filter(\.erases), weight, .secondary)
            parts += Self.parts(glyph, weight, .primary)
        } else {
            parts = Self.parts(sketch.marks, weight, .primary)
        }
        let ink = Self.inkBounds(sketch.marks, weight)
        // The middle of the ink at regular weight and of every other is the same: marks grow evenly.
        if let fixed = sketch.frame {
            let growth = CGFloat(weight.stroke - SymbolWeight.regular.stroke)
            frame = CGRect(x: 0, y: 0, width: fixed.width + growth, height: fixed.height + growth)
                .offsetBy(dx: ink.midX - (fixed.width + growth) / 2, dy: ink.midY - (fixed.height + growth) / 2)
        } else {
            frame = ink.insetBy(dx: -Self.margin.width / 2, dy: -Self.margin.height / 2)
        }
    }

    /// The marks that draw in their colors, without what later ones erase. What is erased from an enclosure is a white glyph.
    private static func coloredParts(
        _ sketch: SymbolSketch, _ weight: SymbolWeight, _ colors: [SymbolRole]
    ) -> [SymbolPart] {
        let marks = sketch.marks
        var parts: [SymbolPart] = []
        var drawn = 0
        for (index, mark) in marks.enumerated() where !mark.erases {
            let color = colors[min(drawn, colors.count - 1)]
            drawn += 1
            parts += Self.parts([mark] + marks[(index + 1)...].filter(\.erases), weight, color)
        }
        let glyph = marks.filter { $0.erases && $0.role == .primary }
        if sketch.isOnSolid, !glyph.isEmpty { parts += Self.parts(glyph.map(\.inverted), weight, .white) }
        return parts
    }

    private static func parts(_ marks: [SymbolMark], _ weight: SymbolWeight, _ role: SymbolRole) -> [SymbolPart] {
        guard let first = marks.first else { return [] }
        if let lines = singlePen(marks, weight) {
            return [SymbolPart(path: lines.path, paint: .stroke(SymbolMark.pen(lines.width)), role: role)]
        }
        if marks.count == 1, case .fill = first.style {
            return [SymbolPart(path: first.outline, paint: .fill(isEOFilled: false), role: role)]
        }
        let path = RegionOutline.path(of: layers(marks, weight))
        return [SymbolPart(path: path, paint: .fill(isEOFilled: true), role: role)]
    }

    /// All marks as one path to stroke, where all are lines of one width.
    private static func singlePen(_ marks: [SymbolMark], _ weight: SymbolWeight) -> (path: Path, width: Double)? {
        var path = Path()
        let width = marks.first?.lineWidth(weight)
        for mark in marks {
            guard !mark.erases, !mark.fillsInside, mark.lineWidth(weight) == width else { return nil }
            path.addPath(mark.outline)
        }
        return width.map { (path, $0) }
    }

    /// Neighboring marks that all draw or all erase are one layer: their polygons run clockwise, so that none can
    /// cancel another.
    private static func layers(_ marks: [SymbolMark], _ weight: SymbolWeight) -> [RegionOutline.Layer] {
        var layers: [RegionOutline.Layer] = []
        for mark in marks {
            if layers.last?.erases != mark.erases {
                layers.append(RegionOutline.Layer(contours: [], erases: mark.erases))
            }
            let width = CGFloat(mark.lineWidth(weight) ?? 0)
            for contour in Contour.all(of: mark.outline) {
                let isSilhouette = mark.fillsInside && (contour.isClosed || width == 0)
                layers[layers.count - 1].contours +=
                    isSilhouette ? [contour.silhouette(width: width)] : contour.penTrace(width: width)
            }
        }
        return layers
    }

    private static func inkBounds(_ marks: [SymbolMark], _ weight: SymbolWeight) -> CGRect {
        var bounds = CGRect.null
        for mark in marks where !mark.erases {
            let half = CGFloat((mark.lineWidth(weight) ?? 0) / 2)
            for contour in Contour.all(of: mark.outline) {
                for point in contour.points {
                    bounds = bounds.union(
                        CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
                }
            }
        }
        return bounds.isNull ? .zero : bounds
    }
}

/// Symbols in the sizes in use: all the windows of a process that show one share its paths. What was not asked for the
/// longest goes first.
private final class SymbolLayoutCache: Sendable {
    static let shared = SymbolLayoutCache()

    struct Key: Hashable {
        let name: String
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale
        let displayScale: CGFloat
        let isLayered: Bool
        let isColored: Bool
        let shownLevels: Int?
    }

    /// A megabyte or two, for symbols of average detail.
    private static let capacity = 512

    private let layouts = Mutex(LeastRecentlyUsedCache<Key, SymbolLayout>(capacity: capacity))

    func layout(_ key: Key, make: () -> SymbolLayout) -> SymbolLayout {
        if let known = layouts.withLock({ $0.value(for: key) }) { return known }
        let layout = make()
        layouts.withLock { $0.insert(layout, for: key, cost: 1) }
        return layout
    }
}

/// Worked-out shapes, which cost milliseconds; as many as there are symbols in use.
private final class SymbolShapeCache: Sendable {
    static let shared = SymbolShapeCache()

    struct Key: Hashable {
        let name: String
        let weight: SymbolWeight
        let isLayered: Bool
        let isColored: Bool
        let shownLevels: Int?
    }

    private let shapes = Mutex<[Key: SymbolShape]>([:])

    func shape(_ key: Key, make: () -> SymbolShape) -> SymbolShape {
        if let known = shapes.withLock({ $0[key] }) { return known }
        let shape = make()
        shapes.withLock { $0[key] = shape }
        return shape
    }
}
