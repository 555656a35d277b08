import Geometry

/// How a symbol is drawn, for every weight and size.
struct SymbolSketch: Sendable, ExpressibleByArrayLiteral {
    var marks: [SymbolMark]
    /// The frame in hundredths of the point size where it is not the ink with the usual margins.
    var frame: CGSize?
    /// The factor by which the drawing shrinks inside a circle or square.
    var enclosedScale = 0.56

    @inline(never)
    init(_ marks: [SymbolMark], frame: CGSize? = nil, enclosedScale: Double = 0.56) {
        self.marks = marks
        self.frame = frame
        self.enclosedScale = enclosedScale
    }

    @inline(never)
    init(arrayLiteral elements: SymbolMark...) { self.init(elements) }

    /// The same drawing inside a circle's or a square's line.
    func enclosed(in enclosure: SymbolEnclosure, isFilled: Bool) -> SymbolSketch {
        let glyph = marks.map { $0.placed(scale: enclosedScale).thinned(by: enclosure.lineFactor) }
        guard isFilled else {
            return SymbolSketch([enclosure.line.with(role: .secondary)] + glyph)
        }
        return SymbolSketch([enclosure.solid.with(role: .secondary)] + glyph.map(\.inverted))
    }

    /// The same drawing crossed out from the top left.
    var slashed: SymbolSketch {
        let slash = "M-42-42L42 42"
        return SymbolSketch(marks + [.gap(slash, 6.5), .stroke(slash)], frame: frame)
    }

    /// The drawing turned by quarters clockwise, or mirrored first.
    func turned(quarters: Int = 0, isMirrored: Bool = false) -> SymbolSketch {
        var sketch = self
        let (cosine, sine): (CGFloat, CGFloat) = [(1, 0), (0, 1), (-1, 0), (0, -1)][quarters & 3]
        let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        let mirror = CGAffineTransform(a: isMirrored ? -1 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        sketch.marks = marks.map { mark in
            var mark = mark
            mark.outline = mark.outline.applying(mirror).applying(turn)
            return mark
        }
        if quarters % 2 != 0 { sketch.frame = frame.map { CGSize(width: $0.height, height: $0.width) } }
        return sketch
    }
}

/// What can stand around a symbol.
enum SymbolEnclosure: String, Sendable {
    case circle, square

    private var outline: String {
        switch self {
        case .circle: SymbolMark.circle(0, 0, 45.6)
        case .square: SymbolMark.roundedRect(-41, -41, 82, 82, 15)
        }
    }

    /// Glyphs inside have slightly thinner lines, to look alike beside the longer ones.
    var lineFactor: Double { 0.94 }
    var line: SymbolMark { .stroke(outline) }
    var solid: SymbolMark { .solid(outline) }
}

extension SymbolMark {
    fileprivate func thinned(by factor: Double) -> SymbolMark {
        var mark = damped(0.55)
        switch style {
        case .stroke(let own): mark.style = .stroke(own * factor)
        case .solid(let own): mark.style = .solid(own * factor * 0.6)
        case .gap(let margin): mark.style = .gap(margin * 0.7)
        case .fill: break
        }
        return mark
    }
}
