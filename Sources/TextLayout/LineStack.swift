import Foundation

/// Lines one under the other, and the size they come to.
struct LineStack {
    private struct Placed {
        var baseline: CGFloat
        var top: CGFloat
        var height: CGFloat
        var width: CGFloat
        var runs: [TextLine.Run]
        var characters = TextLineCharacters()
    }

    private let request: TextRequest
    private let sizing: RunSizing
    private let proposed: CGFloat
    private var lines: [Placed] = []
    /// How far the first baseline was moved to be at a pixel.
    private var firstShift: CGFloat = 0
    private var tops: [(bottom: CGFloat, gap: CGFloat, widest: CGFloat)] = []

    init(request: TextRequest, sizing: RunSizing, width: CGFloat) {
        self.request = request
        self.sizing = sizing
        self.proposed = width
    }

    var count: Int { lines.count }

    /// Whether a line more would end within `height`.
    func hasRoom(for line: LineMeasures, height: CGFloat) -> Bool {
        nextTop + line.height <= height + LineBreaker.tolerance
    }

    /// `width` is that of the line with the space that hangs over; nil for that of the pieces.
    ///
    /// `range` is that of the line's bytes, `hanging` the space that hangs over its end.
    mutating func append(
        _ chosen: LineMeasures, width: CGFloat?, pieces: [LinePiece], range: Range<Int> = 0..<0,
        hanging: [LinePiece] = []
    ) {
        let top = nextTop
        let baseline = self.baseline(at: top + chosen.ascent)
        var runs: [TextLine.Run] = []
        let ordered = LinePiece.visualOrder(LinePiece.settingTabs(in: pieces, sizing))
        var x: CGFloat = 0
        for piece in ordered {
            var glyphs = piece.glyphRun(sizing)
            glyphs.origin = CGPoint(x: x, y: baseline - sizing.runs[piece.item.span].baselineOffset)
            x += glyphs.width
            runs.append(TextLine.Run(glyphs: glyphs, attribute: sizing.runs[piece.item.span].attribute))
        }
        var placed = Placed(baseline: baseline, top: top, height: chosen.height, width: x, runs: runs)
        if request.isEditable {
            placed.characters = TextLineCharacters(
                ordered, hanging: LinePiece.settingTabs(in: hanging, from: x, sizing), range: range, width: x, sizing)
        }
        lines.append(placed)
        let spacing = request.lineSpacing.isFinite ? max(0, request.lineSpacing) : 0
        let gap = max(chosen.leading, spacing) + (chosen.leadingChange.isFinite ? chosen.leadingChange : 0)
        let widest = max(tops.last?.widest ?? 0, width ?? x)
        tops.append((top + chosen.height, gap, widest))
    }

    /// Where a baseline is put. The first goes to the nearest pixel, others by their distance from where that is: on a
    /// phone at 3x, two lines of body are 20.333 points apart (apple-facts-controls.md §0).
    private mutating func baseline(at exact: CGFloat) -> CGFloat {
        if lines.isEmpty {
            firstShift = request.pixelGrid.nearest(exact) - exact
        }
        return request.pixelGrid.nearest(exact + firstShift)
    }

    mutating func removeLast() {
        lines.removeLast()
        tops.removeLast()
    }

    /// The lines in their own width: rounded up to the pixel, but not over the proposal.
    func finish(isTruncated: Bool) -> LaidOutText {
        let widest = request.pixelGrid.up(tops.last?.widest ?? 0)
        let size = CGSize(
            width: max(0, min(widest, proposed)), height: request.pixelGrid.up(tops.last?.bottom ?? 0))
        return LaidOutText(
            size: size, firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
            lines: lines.map { place($0, width: size.width) }, isTruncated: isTruncated, scaleFactor: sizing.scale)
    }

    private var nextTop: CGFloat {
        tops.last.map { $0.bottom + $0.gap } ?? 0
    }

    private func place(_ line: Placed, width: CGFloat) -> TextLine {
        let room = width - line.width
        let isReversed = request.layoutDirection == .rightToLeft
        let x: CGFloat
        switch request.alignment {
        case .leading: x = isReversed ? room : 0
        case .center: x = room / 2
        case .trailing: x = isReversed ? 0 : room
        }
        var runs = line.runs
        if x != 0 {
            for i in runs.indices {
                runs[i].glyphs.origin.x += x
            }
        }
        var placed = TextLine(
            frame: CGRect(x: x, y: line.top, width: line.width, height: line.height), baseline: line.baseline,
            runs: runs)
        placed.characters = line.characters.moved(by: x)
        return placed
    }
}
