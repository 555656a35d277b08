import Foundation

/// Glyphs of one item that stand in one line.
struct LinePiece {
    let item: ShapedItem
    /// In the item's glyphs, from left to right.
    let glyphs: Range<Int>
    /// Bytes of the text.
    let range: Range<Int>
    /// The text the bytes are of: the request's, or an ellipsis.
    let text: StyledText

    /// All of an item.
    init(_ item: ShapedItem, text: StyledText) {
        self.item = item
        self.glyphs = 0..<item.glyphs.count
        self.range = item.range
        self.text = text
    }

    init(item: ShapedItem, glyphs: Range<Int>, range: Range<Int>, text: StyledText) {
        self.item = item
        self.glyphs = glyphs
        self.range = range
        self.text = text
    }

    /// The clusters `range` of a paragraph, one piece per item, in logical order.
    static func pieces(of paragraph: ParagraphText, _ range: Range<Int>) -> [LinePiece] {
        var pieces: [LinePiece] = []
        var i = range.lowerBound
        while i < range.upperBound {
            let first = paragraph.clusters[i]
            var low = first.glyphs.lowerBound
            var high = first.glyphs.upperBound
            var last = i
            while last + 1 < range.upperBound, paragraph.clusters[last + 1].item == first.item {
                last += 1
                low = min(low, paragraph.clusters[last].glyphs.lowerBound)
                high = max(high, paragraph.clusters[last].glyphs.upperBound)
            }
            pieces.append(
                LinePiece(
                    item: paragraph.items[Int(first.item)], glyphs: Int(low)..<Int(high),
                    range: Int(first.offset)..<paragraph.end(ofCluster: last), text: paragraph.text))
            i = last + 1
        }
        return pieces
    }

    /// The pieces of a line with each tab as wide as to the next stop.
    ///
    /// - Parameters:
    ///   - pieces: in the text's order.
    ///   - start: where the first begins in the line.
    static func settingTabs(in pieces: [LinePiece], from start: CGFloat = 0, _ sizing: RunSizing) -> [LinePiece] {
        guard pieces.contains(where: \.item.isTab) else { return pieces }
        var x = start
        return pieces.map { piece in
            let piece = piece.item.isTab ? piece.tab(from: x, sizing) : piece
            x += piece.width(sizing)
            return piece
        }
    }

    /// The tab that the piece is, from `x` to the next stop.
    private func tab(from x: CGFloat, _ sizing: RunSizing) -> LinePiece {
        let size = sizing.runs[item.span].size
        guard size > 0, let first = glyphs.first else { return self }
        var item = item
        item.glyphs[first].advance = Float((RunSizing.tab(from: x) - sizing.spacing(item)) / size)
        return LinePiece(item: item, glyphs: glyphs, range: range, text: text)
    }

    /// In points, with the spacing after each character.
    func width(_ sizing: RunSizing) -> CGFloat {
        var clusters = 0
        var last: Int32?
        var advance: CGFloat = 0
        for i in glyphs {
            if item.glyphs[i].cluster != last { clusters += 1 }
            last = item.glyphs[i].cluster
            advance += CGFloat(item.glyphs[i].advance)
        }
        return advance * sizing.runs[item.span].size + CGFloat(clusters) * sizing.spacing(item)
    }

    /// The pieces from left to right, by Unicode's rule L2: every sequence of a level or higher is turned around, from
    /// the highest level down to the lowest odd one.
    static func visualOrder(_ pieces: [LinePiece]) -> [LinePiece] {
        guard pieces.contains(where: { $0.item.level > 0 }) else { return pieces }
        var ordered = pieces
        let highest = pieces.reduce(0) { max($0, $1.item.level) }
        for level in stride(from: highest, through: 1, by: -1) {
            var i = 0
            while i < ordered.count {
                guard ordered[i].item.level >= level else {
                    i += 1
                    continue
                }
                let start = i
                while i < ordered.count, ordered[i].item.level >= level {
                    i += 1
                }
                ordered[start..<i].reverse()
            }
        }
        return ordered
    }

    /// The glyphs in points, beginning at x = 0 on a baseline at y = 0.
    func glyphRun(_ sizing: RunSizing) -> GlyphRun {
        let run = sizing.runs[item.span]
        let spacing = sizing.spacing(item)
        var shown: [GlyphRun.Glyph] = []
        shown.reserveCapacity(glyphs.count)
        var x: CGFloat = 0
        for i in glyphs {
            let glyph = item.glyphs[i]
            // Spacing follows a character, so in text from right to left it stands at the left of its glyphs.
            if item.isRightToLeft, i == glyphs.lowerBound || item.glyphs[i - 1].cluster != glyph.cluster {
                x += spacing
            }
            if glyph.id != ShapedItem.Glyph.invisible {
                shown.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: Float(x + CGFloat(glyph.dx) * run.size), y: glyph.dy * Float(run.size)))
            }
            x += CGFloat(glyph.advance) * run.size
            let isLast = i + 1 == glyphs.upperBound || item.glyphs[i + 1].cluster != glyph.cluster
            if !item.isRightToLeft, isLast {
                x += spacing
            }
        }
        return GlyphRun(
            face: item.face, size: run.size, origin: .zero, width: x, ascent: run.metrics.ascender,
            descent: run.metrics.descender, glyphs: shown, text: text.string(range),
            isRightToLeft: item.isRightToLeft, letterSpacing: spacing, isColored: item.isColored)
    }
}
