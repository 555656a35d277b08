/// Draws many marks as one, so that ten thousand points are a few layers. Marks of a batch do not move by themselves.
enum MarkBatches {
    /// The most marks that are views of their own.
    static let limit = 400

    /// Makes one mark of neighbors that look alike, where there are too many.
    static func combine(_ marks: [PlacedMark], plot: CGSize) -> [PlacedMark] {
        guard marks.count > limit else { return marks }
        var result: [PlacedMark] = []
        var run: [PlacedMark] = []
        func finish() {
            if run.count > 1, let batch = batch(run, plot, number: result.count) {
                result.append(batch)
            } else {
                result += run
            }
            run = []
        }
        for mark in marks {
            if let last = run.last, !areAlike(last, mark) { finish() }
            run.append(mark)
        }
        finish()
        return result
    }

    private static func areAlike(_ a: PlacedMark, _ b: PlacedMark) -> Bool {
        guard isBatched(a), isBatched(b), a.id.kind == b.id.kind, a.paint == b.paint else { return false }
        let (first, second) = (a.style, b.style)
        return first.opacity == second.opacity && first.blur == 0 && second.blur == 0 && first.shadow == nil
            && second.shadow == nil && first.clip == nil && second.clip == nil
            && first.alignsStylesWithPlot == second.alignsStylesWithPlot && first.mask == nil && second.mask == nil
            && a.stroke == b.stroke
    }

    /// Lines and areas are one mark for many points as it is.
    private static func isBatched(_ mark: PlacedMark) -> Bool {
        switch mark.figure {
        case .bar, .symbol: true
        case .line: mark.id.kind == .rule
        default: false
        }
    }

    private static func batch(_ run: [PlacedMark], _ plot: CGSize, number: Int) -> PlacedMark? {
        guard let first = run.first else { return nil }
        var path = Path()
        for mark in run {
            if let outline = mark.outline { path.addPath(outline) }
        }
        return PlacedMark(
            id: PlacedID(part: .batch(number), kind: first.id.kind), figure: .batch(path),
            frame: CGRect(origin: .zero, size: plot), paint: first.paint, stroke: first.stroke, style: first.style)
    }
}
