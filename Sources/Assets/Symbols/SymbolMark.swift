import RiffleGeometry

/// One stroke of the pen, or of the eraser, in a symbol's drawing. Later marks lie over earlier ones.
///
/// Paths are SVG path data in hundredths of the point size, y down, from the middle of the frame, which lies on the
/// middle of the text's capital letters.
struct SymbolMark: Sendable {
    enum Style: Sendable {
        /// A line of this many times the weight's width, with round ends and corners.
        case stroke(Double)
        /// Everything inside, with sharp corners.
        case fill
        /// Everything inside, and a line around it: the silhouette of the outlined form, round at the corners.
        case solid(Double)
        /// A line wider than the weight's by this much on either side: what keeps two parts apart.
        case gap(Double)
    }

    var outline: Path
    var style: Style
    var erases = false
    var role = SymbolRole.primary
    /// How much of the growth above regular weight the line takes: small details would close up with all of it.
    var growth = 1.0
    /// Which of the parts that show a share, from 0, the mark belongs to; nil for one that is always shown in full.
    var level: Int?

    @inline(never)
    static func stroke(_ text: String, _ factor: Double = 1) -> SymbolMark {
        SymbolMark(outline: Path(pathData: text), style: .stroke(factor))
    }

    @inline(never)
    static func fill(_ text: String) -> SymbolMark { SymbolMark(outline: Path(pathData: text), style: .fill) }

    @inline(never)
    static func solid(_ text: String, _ factor: Double = 1) -> SymbolMark {
        SymbolMark(outline: Path(pathData: text), style: .solid(factor))
    }

    /// Erases along a line of this many times the weight's width.
    @inline(never)
    static func cut(_ text: String, _ factor: Double = 0.85) -> SymbolMark {
        SymbolMark(outline: Path(pathData: text), style: .stroke(factor), erases: true)
    }

    /// Erases everything inside.
    @inline(never)
    static func hole(_ text: String) -> SymbolMark {
        SymbolMark(outline: Path(pathData: text), style: .fill, erases: true)
    }

    /// Erases everything inside and `margin` around the line that a mark of this outline draws.
    @inline(never)
    static func gap(_ text: String, _ margin: Double = 6) -> SymbolMark {
        SymbolMark(outline: Path(pathData: text), style: .gap(margin), erases: true)
    }

    @inline(never)
    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        "M\(x + radius) \(y)A\(radius) \(radius) 0 1 1 \(x - radius) \(y)A\(radius) \(radius) 0 1 1 \(x + radius) \(y)Z"
    }

    @inline(never)
    static func roundedRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
        let (r, right, bottom) = (radius, x + width, y + height)
        return "M\(x + r) \(y)H\(right - r)A\(r) \(r) 0 0 1 \(right) \(y + r)V\(bottom - r)"
            + "A\(r) \(r) 0 0 1 \(right - r) \(bottom)H\(x + r)A\(r) \(r) 0 0 1 \(x) \(bottom - r)"
            + "V\(y + r)A\(r) \(r) 0 0 1 \(x + r) \(y)Z"
    }

    /// The same mark, scaled about the middle and moved; lines keep their width.
    func placed(scale: Double, dx: Double = 0, dy: Double = 0) -> SymbolMark {
        var mark = self
        mark.outline = outline.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: dx, ty: dy))
        return mark
    }

    /// The same mark with ink for eraser and eraser for ink.
    var inverted: SymbolMark {
        var mark = self
        mark.erases.toggle()
        return mark
    }

    func at(level: Int) -> SymbolMark {
        var mark = self
        mark.level = level
        return mark
    }

    func with(role: SymbolRole) -> SymbolMark {
        var mark = self
        mark.role = role
        return mark
    }

    /// The same mark with less growth above regular weight.
    func damped(_ growth: Double) -> SymbolMark {
        var mark = self
        mark.growth *= growth
        return mark
    }

    /// Width of the line around or along the path for a weight, or nil where only the inside counts.
    func lineWidth(_ weight: SymbolWeight) -> Double? {
        let regular = SymbolWeight.regular.stroke
        let growth = growth * detailGrowth
        let width = weight.stroke > regular ? regular + (weight.stroke - regular) * growth : weight.stroke
        return switch style {
        case .stroke(let factor), .solid(let factor): width * factor
        case .gap(let margin): width + 2 * margin
        case .fill: nil
        }
    }

    /// Lines thinner than the weight's are details, and silhouettes are dark enough as they are.
    private var detailGrowth: Double {
        switch style {
        case .stroke(let factor): factor < 0.9 ? 0.7 : 1
        case .solid: 0.8
        case .gap, .fill: 1
        }
    }

    var fillsInside: Bool {
        switch style {
        case .stroke: false
        case .fill, .solid, .gap: true
        }
    }

    static func pen(_ width: Double) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
}
