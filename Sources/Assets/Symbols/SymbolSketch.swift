import RiffleGeometry

/// How a symbol is drawn, for every weight and size.
struct SymbolSketch: Sendable, ExpressibleByArrayLiteral {
    var marks: [SymbolMark]
    /// The frame in hundredths of the point size where it is not the ink with the usual margins.
    var frame: CGSize?
    /// The factor by which the drawing shrinks inside a circle or square.
    var enclosedScale = 0.56
    /// Whether it is a symbol on a solid circle, square or the like, whose own colors have a white one on it.
    private(set) var isOnSolid = false

    @inline(never)
    init(_ marks: [SymbolMark], frame: CGSize? = nil, enclosedScale: Double = 0.56) {
        self.marks = marks
        self.frame = frame
        self.enclosedScale = enclosedScale
    }

    @inline(never)
    init(arrayLiteral elements: SymbolMark...) { self.init(elements) }

    /// The same drawing inside a circle's or a square's line.
    ///
    /// - Parameter line: what is drawn for the line; nil for a whole one.
    func enclosed(in enclosure: SymbolEnclosure, isFilled: Bool, line: [SymbolMark]? = nil) -> SymbolSketch {
        let room = enclosure.room
        let glyph = marks.map {
            $0.placed(scale: enclosedScale * room.scale, dy: room.dy).thinned(by: enclosure.lineFactor)
        }
        guard isFilled else {
            return SymbolSketch((line ?? [enclosure.line]).map { $0.with(role: .secondary) } + glyph)
        }
        var sketch = SymbolSketch([enclosure.solid.with(role: .secondary)] + glyph.map(\.inverted))
        sketch.isOnSolid = true
        return sketch
    }

    /// The same drawing with its layers, as far as its name says what they are: what stands in a circle, a bubble or the like
    /// comes before that, and a badge before what has it.
    func layered(by name: String) -> SymbolSketch {
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        let back: Int
        if name.contains(".badge."), let gap = marks.firstIndex(where: \.erases) {
            back = gap + 1
        } else if SymbolEnclosure.isAround(base) {
            back = 1
        } else {
            return self
        }
        guard back < marks.count else { return self }
        var sketch = self
        for index in marks.indices { sketch.marks[index].role = index < back ? .secondary : .primary }
        return sketch
    }

    /// How many parts show a share; 0 for a symbol without a variable value.
    var levelCount: Int { (marks.lazy.compactMap(\.level).max() ?? -1) + 1 }

    /// The same drawing with a small one, or a dot without one, at its lower or upper right corner.
    func badged(with badge: SymbolSketch?) -> SymbolSketch {
        let base = marks.map { $0.with(role: .secondary) }
        guard let badge else {
            let spot = SymbolMark.circle(33, -33, 13)
            return SymbolSketch(base + [SymbolMark.gap(spot, 4).with(role: .secondary), .solid(spot, 0.2)])
        }
        let room = SymbolMark.circle(36, 30, 17)
        let small = badge.marks.map {
            $0.placed(scale: 0.34, dx: 36, dy: 30).damped(0.5).with(role: .primary)
        }
        return SymbolSketch(base + [SymbolMark.gap(room, 3).with(role: .secondary)] + small)
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
enum SymbolEnclosure: String, Sendable, CaseIterable {
    case circle, square, rectangle, app, diamond, octagon, hexagon, shield, seal, bubble

    /// Whether a symbol of its own drawing, by its name without `fill`, has one of these, or a triangle, around the rest.
    static func isAround(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard words.count > 1, let last = words.last, !words.contains("on"), !words.contains("below") else {
            return false
        }
        return last == "triangle" || SymbolEnclosure(rawValue: String(last)) != nil
    }

    private var outline: String {
        switch self {
        case .circle: SymbolMark.circle(0, 0, 45.6)
        case .square: SymbolMark.roundedRect(-41, -41, 82, 82, 15)
        case .rectangle: SymbolMark.roundedRect(-54, -38, 108, 76, 12)
        case .app: SymbolMark.roundedRect(-41, -41, 82, 82, 24)
        case .diamond: "M-6-50Q0-56 6-50L50-6Q56 0 50 6L6 50Q0 56-6 50L-50 6Q-56 0-50-6Z"
        case .octagon: "M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z"
        case .hexagon:
            "M-5-49Q0-52 5-49L38-30Q43-27 43-21V21Q43 27 38 30L5 49Q0 52-5 49L-38 30Q-43 27-43 21V-21Q-43-27-38-30Z"
        case .shield: "M0-48C14-40 28-36 42-36V2C42 24 24 40 0 50C-24 40-42 24-42 2V-36C-28-36-14-40 0-48Z"
        case .seal:
            """
            M0-48Q8-36 22-42Q25-29 40-26Q34-12 46 0Q34 10 38 26Q24 28 20 42Q7 36 0 48Q-7 36-20 42Q-24 28-38 26\
            Q-34 10-46 0Q-34-12-40-26Q-25-29-22-42Q-8-36 0-48Z
            """
        case .bubble: SymbolLibrary.leftBubble
        }
    }

    /// What glyphs shrink by besides, and how far they are moved down.
    fileprivate var room: (scale: Double, dy: Double) {
        switch self {
        case .circle, .square: (1, 0)
        case .rectangle, .app, .octagon: (0.95, 0)
        case .diamond, .hexagon, .shield: (0.85, 0)
        case .seal: (0.8, 0)
        case .bubble: (0.8, -8)
        }
    }

    /// Glyphs inside have slightly thinner lines, to look alike beside the longer ones.
    var lineFactor: Double { 0.94 }
    var line: SymbolMark { .stroke(outline) }
    var solid: SymbolMark { .solid(outline) }
}

extension SymbolMark {
    func thinned(by factor: Double) -> SymbolMark {
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
