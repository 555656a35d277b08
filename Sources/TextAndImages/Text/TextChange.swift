import RiffleLayers
import RiffleTextLayout

/// The way of a text's characters from one layout to the next: some stay, some leave, some come.
struct TextChange {
    enum Style: Equatable {
        /// All of the text fades.
        case fade
        /// Characters that differ roll.
        case roll(isDownward: Bool)
    }

    /// Where a glyph is and how visible.
    private struct Place {
        var origin: CGPoint
        var alpha: Double

        func interpolated(towards other: Place, by share: Double) -> Place {
            Place(
                origin: CGPoint(
                    x: origin.x + (other.origin.x - origin.x) * share,
                    y: origin.y + (other.origin.y - origin.y) * share),
                alpha: alpha + (other.alpha - alpha) * share)
        }
    }

    private struct Piece {
        let glyphs: TextGlyph
        let start: Place
        let end: Place
        let isLeaving: Bool
    }

    private var pieces: [Piece] = []
    private var progress = AnimatedValue(1.0)
    /// How far characters roll, in shares of their height.
    private static let distance = 0.6

    /// A text at rest.
    init(_ layout: LaidOutText) { pieces = Self.resting(TextGlyph.all(in: layout)) }

    private static func resting(_ glyphs: [TextGlyph]) -> [Piece] {
        glyphs.map { glyph in
            let place = Place(origin: glyph.run.origin, alpha: 1)
            return Piece(glyphs: glyph, start: place, end: place, isLeaving: false)
        }
    }

    func isActive(at now: Double) -> Bool { progress.isActive(at: now) }

    /// Starts on the way to another layout, from what is shown now.
    mutating func retarget(to layout: LaidOutText, _ style: Style, _ animation: Animation, at now: Double) {
        let share = progress.presented(at: now)
        let shown = pieces.map { ($0, $0.start.interpolated(towards: $0.end, by: share)) }
        let old = shown.filter { !$0.0.isLeaving }
        let new = TextGlyph.all(in: layout)
        let matches = style == .fade ? [:] : TextGlyph.matches(from: old.map(\.0.glyphs), to: new)
        var next = shown.filter { $0.0.isLeaving && $0.1.alpha > 0.01 }.map { piece, place in
            Piece(glyphs: piece.glyphs, start: place, end: piece.end, isLeaving: true)
        }
        let staying = Set(matches.values)
        for index in old.indices where !staying.contains(index) {
            let (piece, place) = old[index]
            let end = Place(origin: piece.end.origin.rolled(by: Self.distance, piece.glyphs, style), alpha: 0)
            next.append(Piece(glyphs: piece.glyphs, start: place, end: end, isLeaving: true))
        }
        for (index, glyph) in new.enumerated() {
            let end = Place(origin: glyph.run.origin, alpha: 1)
            let start =
                matches[index].map { old[$0].1 }
                ?? Place(origin: end.origin.rolled(by: -Self.distance, glyph, style), alpha: 0)
            next.append(Piece(glyphs: glyph, start: start, end: end, isLeaving: false))
        }
        pieces = next
        progress = AnimatedValue(0)
        progress.retarget(to: 1, animation: animation, at: now)
    }

    /// What is shown at a time.
    ///
    /// - Parameter paint: gives the paint of an attribute, or nil for one that paints nothing.
    func commands(at now: Double, _ paint: (Int, _ alpha: Double) -> Paint?) -> [DrawCommand] {
        let share = progress.presented(at: now)
        return pieces.compactMap { piece in
            let place = piece.start.interpolated(towards: piece.end, by: share)
            guard place.alpha > 0, let paint = paint(piece.glyphs.attribute, min(place.alpha, 1)) else { return nil }
            var run = piece.glyphs.run
            run.origin = place.origin
            return .glyphs(run, paint)
        }
    }
}

/// A character of a laid out text, or several that are one glyph.
struct TextGlyph {
    let run: GlyphRun
    let attribute: Int

    static func all(in layout: LaidOutText) -> [TextGlyph] {
        layout.lines.flatMap { line in
            line.runs.flatMap { run in run.glyphs.characters.map { TextGlyph(run: $0, attribute: run.attribute) } }
        }
    }

    /// Which of the new glyphs go on from which of the old ones, by their places in both.
    ///
    /// What begins alike and what ends alike stays. Between, numbers are compared from the right, so that ones stay
    /// ones when a number gets another digit.
    static func matches(from old: [TextGlyph], to new: [TextGlyph]) -> [Int: Int] {
        func isSame(_ first: Int, _ second: Int) -> Bool {
            old[first].run.text == new[second].run.text && old[first].run.face == new[second].run.face
                && old[first].run.size == new[second].run.size
        }
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).prefix { isSame($0, $0) }.count
        var matches: [Int: Int] = [:]
        for index in 0..<prefix { matches[index] = index }
        for distance in 1...max(shorter - prefix, 1) where distance <= shorter - prefix {
            let (before, after) = (old.count - distance, new.count - distance)
            if isSame(before, after) { matches[after] = before }
        }
        return matches
    }
}

extension CGPoint {
    /// The point a character's way further on, in the direction in which it rolls.
    fileprivate func rolled(by share: Double, _ glyph: TextGlyph, _ style: TextChange.Style) -> CGPoint {
        guard case .roll(let isDownward) = style else { return self }
        let height = glyph.run.ascent + glyph.run.descent
        return CGPoint(x: x, y: y + (isDownward ? share : -share) * height)
    }
}

extension GlyphRun {
    /// The run taken apart, where each character is one glyph; else all of it.
    package var characters: [GlyphRun] {
        // Spaces are glyphs of some fonts, and none of others.
        let visible = text.filter { !$0.isWhitespace }
        let shown = glyphs.count == visible.count ? visible : text
        guard !isRightToLeft, glyphs.count == shown.count, glyphs.count > 1 else { return [self] }
        return zip(glyphs.indices, shown).map { index, character in
            let glyph = glyphs[index]
            let end = index + 1 < glyphs.count ? CGFloat(glyphs[index + 1].x) : width
            var run = self
            run.origin = CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y))
            run.width = end - CGFloat(glyph.x)
            run.glyphs = [Glyph(id: glyph.id, x: 0, y: 0)]
            run.text = String(character)
            return run
        }
    }
}
