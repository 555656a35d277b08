/// A line of a lazy container whose views exist.
struct LazyLine {
    /// A view in the line.
    struct Item {
        let node: LayoutNode
        let proposal: ProposedViewSize
        let size: CGSize
        /// Along the container's axis from the start of the line, in points; nil where the line's length decides.
        let offset: CGFloat?
        let column: Int
    }

    let index: Int
    let role: LazyRole
    let section: Int
    var items: [Item] = []
    /// Along the container's axis, in points.
    var length: CGFloat = 0
    var position: CGFloat = 0

    var isEmpty: Bool { items.isEmpty }
    var end: CGFloat { position + length }
}

/// The lines of a lazy container that exist, one after the other, and where they are.
///
/// What lies before and after them is estimated; they themselves stay where they are as the estimates get better.
struct LazyWindow {
    /// The number of the first line, or of the next to be made.
    private(set) var first: Int
    /// Where that line starts, in points.
    private(set) var start: CGFloat
    private(set) var lines: [LazyLine] = []

    init(first: Int = 0, start: CGFloat = 0) {
        self.first = first
        self.start = start
    }

    /// One more than the number of the last line.
    var last: Int { first + lines.count }
    var end: CGFloat { lines.last?.end ?? start }

    /// - Parameter gap: to the last line before that is not empty, in points.
    mutating func append(_ line: LazyLine, gap: CGFloat) {
        var line = line
        line.position = lines.isEmpty ? start : end + (line.isEmpty ? 0 : gap)
        lines.append(line)
    }

    /// - Parameter gap: to the first line after that is not empty, in points.
    mutating func prepend(_ line: LazyLine, gap: CGFloat) {
        var line = line
        line.position = start - (line.isEmpty ? 0 : line.length + gap)
        start = line.position
        first -= 1
        lines.insert(line, at: 0)
    }

    mutating func shift(by distance: CGFloat) {
        start += distance
        for index in lines.indices { lines[index].position += distance }
    }

    /// Drops lines outside of what is visible. Lines without length stay: what is in them may grow. So does the line before a
    /// gap in which what is visible begins: without it, nobody would know that nothing of it is in sight. Where all that is
    /// visible lies in the gap, the line after it stays too: without it, nobody would know how far the gap reaches.
    mutating func trim(to visible: Range<CGFloat>) {
        while isFirstHidden(from: visible) {
            let line = lines.removeFirst()
            first += 1
            start = lines.first?.position ?? line.end
        }
        while let line = lines.last, line.position >= visible.upperBound, lines.count > 1 || line.length > 0 {
            if lines.count > 1, lines[lines.count - 2].end <= visible.lowerBound { break }
            lines.removeLast()
            if lines.isEmpty { start = line.position }
        }
    }

    /// Whether the first line ends before what is visible, and that does not begin between it and the next.
    func isFirstHidden(from visible: Range<CGFloat>) -> Bool {
        guard let line = lines.first else { return false }
        guard line.end < visible.lowerBound || (line.end == visible.lowerBound && line.length > 0) else { return false }
        return lines.count == 1 || lines[1].position <= visible.lowerBound
    }

    /// Where a line starts, as far as anybody knows.
    func position(of line: Int, _ plan: LazyPlan, _ estimate: LazyEstimate) -> CGFloat {
        if line >= first, line < last { return lines[line - first].position }
        if line < first {
            let before = estimate.length(of: 0..<first, in: plan)
            return before > 0 ? start * estimate.length(of: 0..<line, in: plan) / before : 0
        }
        let base = lines.isEmpty ? start : end + estimate.gap
        return base + estimate.length(of: last..<line, in: plan)
    }

    /// The length of all lines, as far as anybody knows: at most as long as a view can be.
    @MainActor
    func total(_ plan: LazyPlan, _ estimate: LazyEstimate) -> CGFloat {
        guard plan.lineCount > 0 else { return 0 }
        let isKnown = last >= plan.lineCount && !lines.isEmpty
        let length = isKnown ? end : position(of: plan.lineCount, plan, estimate) - estimate.gap
        return min(max(length, 0), LayoutNode.greatestLength)
    }

    /// The line that is likely to be at a place.
    func line(at place: CGFloat, _ plan: LazyPlan, _ estimate: LazyEstimate) -> Int {
        if place >= end {
            return estimate.line(at: place - position(of: last, plan, estimate), after: last, in: plan)
        }
        guard place < start, start > 0 else { return first }
        let before = estimate.length(of: 0..<first, in: plan)
        return min(estimate.line(at: before * max(place, 0) / start, after: 0, in: plan), first)
    }
}
