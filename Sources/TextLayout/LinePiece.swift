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
