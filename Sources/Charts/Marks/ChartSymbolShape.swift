/// A shape that is drawn at points.
public protocol ChartSymbolShape: Shape {
    /// The share of the size that the symbol takes by itself.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// All of it.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any shape.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
    private let makePath: @Sendable (CGRect) -> Path
    /// The share of the size that the symbol takes by itself.
    public let perceptualUnitRect: CGRect

    /// A symbol of any shape.
    public init(_ shape: some ChartSymbolShape) {
        makePath = { shape.path(in: $0) }
        perceptualUnitRect = shape.perceptualUnitRect
    }

    /// The symbol's outline.
    public func path(in rect: CGRect) -> Path { makePath(rect) }
}

/// The symbols that charts have.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    /// Lines are as thick as the symbol is drawn with; nil for shapes that are filled.
    private var lineWidth: CGFloat? {
        switch kind {
        case .plus, .cross, .asterisk: 2
        default: nil
        }
    }

    fileprivate init(_ kind: Kind) { self.kind = kind }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        // Symbols of the same size look equally large where their areas are equal; the factors are those areas' roots.
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.scaled(by: 0.886))
        case .diamond: polygon(4, in: rect, radius: 0.627, from: -.pi / 2)
        case .triangle: polygon(3, in: rect.offsetBy(dx: 0, dy: rect.height * 0.08), radius: 0.70, from: -.pi / 2)
        case .pentagon: polygon(5, in: rect, radius: 0.57, from: -.pi / 2)
        case .plus: rays(4, in: rect, from: 0)
        case .cross: rays(4, in: rect, from: .pi / 4)
        case .asterisk: rays(6, in: rect, from: -.pi / 2)
        }
    }

    private func polygon(_ corners: Int, in rect: CGRect, radius: CGFloat, from start: CGFloat) -> Path {
        var path = Path()
        for corner in 0..<corners {
            let point = rect.point(atAngle: start + 2 * .pi * CGFloat(corner) / CGFloat(corners), radius: radius)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private func rays(_ count: Int, in rect: CGRect, from start: CGFloat) -> Path {
        var path = Path()
        for ray in 0..<count {
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: rect.point(atAngle: start + 2 * .pi * CGFloat(ray) / CGFloat(count), radius: 0.55))
        }
        return lineWidth.map { path.strokedPath(StrokeStyle(lineWidth: $0, lineCap: .round)) } ?? path
    }
}

extension CGRect {
    fileprivate func scaled(by factor: CGFloat) -> CGRect {
        insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2)
    }

    /// A point around the middle; the radius is a share of the size.
    fileprivate func point(atAngle angle: CGFloat, radius: CGFloat) -> CGPoint {
        CGPoint(x: midX + cos(angle) * radius * width, y: midY + sin(angle) * radius * height)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
    /// A triangle that points up.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
    /// A square that stands on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
    /// A pentagon that points up.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
    /// Two crossed lines.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
    /// Two lines from corner to corner.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
    /// Three crossed lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape {
    /// The symbol's outline, inside of its edge.
    ///
    /// - Parameter lineWidth: how thick the outline is, in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        OutlinedSymbol(symbol: self, lineWidth: lineWidth)
    }
}

/// The outline of a symbol.
nonisolated struct OutlinedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
    let symbol: Symbol
    let lineWidth: CGFloat

    var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(
            StrokeStyle(lineWidth: lineWidth))
    }
}
