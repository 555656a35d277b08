import RiffleAssets
import RiffleLayers

/// A symbol in the size and weight of a font.
package struct SymbolContent: Equatable {
    /// All that the drawing depends on.
    struct Key: Hashable {
        var name: String
        /// In points.
        var size: CGFloat
        var weight: SymbolWeight
        var scale: SymbolScale
        /// Pixels per point.
        var displayScale: CGFloat
        var coloring: SymbolRenderingMode.Mode
        /// How much of the parts that show a share are shown in full, 0...1; nil for all.
        var variableValue: Double?
        /// Whether it is shown left for right, as it follows a layout direction from right to left.
        var isMirrored = false
    }

    let key: Key
    package let layout: SymbolLayout
    private let isKnown: Bool

    init(_ key: Key) {
        self.key = key
        let drawing = SymbolLibrary.symbol(named: key.name)
        isKnown = drawing != nil
        let natural = (drawing ?? .placeholder).layout(
            pointSize: key.size, weight: key.weight, scale: key.scale, displayScale: key.displayScale,
            isLayered: key.coloring == .hierarchical || key.coloring == .palette,
            isColored: key.coloring == .multicolor, variableValue: key.variableValue)
        layout = key.isMirrored ? natural.mirrored : natural
    }

    package static func == (first: SymbolContent, second: SymbolContent) -> Bool { first.key == second.key }

    /// The colors of the roles that stand for one, in their order.
    private static let ownColors: [SystemColor] = [
        .red, .orange, .yellow, .green, .cyan, .blue, .brown, .gray, .white,
    ]

    /// The alpha of what a variable value leaves out, by eye.
    private static let inactive = 0.3

    /// What is to be said of a name that is not known.
    var issue: String? {
        guard !isKnown else { return nil }
        return "There is no symbol named \"\(key.name)\"; a dashed box is drawn. Check the spelling, or take one of "
            + "the symbols that Riffle draws."
    }

    /// The paints of the symbol's roles, primary first.
    func paints(in environment: EnvironmentValues) -> [StylePaint] {
        let primary = environment.foregroundStyle().forThinContent
        switch key.coloring {
        case .multicolor:
            let own = SymbolContent.ownColors.map { StylePaint.color($0.resolvedColor(in: environment)) }
            return [primary, primary, primary.multiplyingAlpha(by: Self.inactive)] + own
        case .monochrome where key.variableValue == nil: return [primary]
        case .monochrome: return [primary, primary, primary.multiplyingAlpha(by: Self.inactive)]
        case .hierarchical:
            let second = primary.multiplyingAlpha(by: _StyleContext.opacity(level: 1))
            return [primary, second, primary.multiplyingAlpha(by: Self.inactive)]
        case .palette:
            let second = environment.foregroundStyle(level: 1).forThinContent
            return [primary, second, primary.multiplyingAlpha(by: Self.inactive)]
        }
    }

    /// - Parameter paints: of the symbol's roles, primary first.
    func commands(in frame: CGRect, _ paints: [Paint]) -> [DrawCommand] {
        guard frame.width > 0, frame.height > 0, layout.size.width > 0, layout.size.height > 0 else { return [] }
        let x = frame.width / layout.size.width
        let y = frame.height / layout.size.height
        return layout.parts.compactMap { part in
            let paint = paints[min(part.role.rawValue, paints.count - 1)]
            guard !paint.isInvisible else { return nil }
            return SymbolContent.command(part, paint, x, y)
        }
    }

    private static func command(_ part: SymbolPart, _ paint: Paint, _ x: CGFloat, _ y: CGFloat) -> DrawCommand {
        let isNatural = x == 1 && y == 1
        let stretch = CGAffineTransform(scaleX: x, y: y)
        switch part.paint {
        case .fill(let isEOFilled):
            let path = isNatural ? part.path : part.path.applying(stretch)
            return .fill(path, paint, FillStyle(eoFill: isEOFilled))
        case .stroke(var style):
            if isNatural { return .stroke(part.path, paint, style) }
            guard abs(x - y) < 0.001 * max(x, y) else {
                // A pen that is wider one way than the other is only known as an outline.
                return .fill(part.path.strokedPath(style).applying(stretch), paint, FillStyle())
            }
            style.lineWidth *= x
            return .stroke(part.path.applying(stretch), paint, style)
        }
    }
}
