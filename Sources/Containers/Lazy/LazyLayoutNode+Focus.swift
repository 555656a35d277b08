/// The lines of a lazy container that exist for the keyboard, wherever the content is scrolled to.
struct FocusLines {
    /// The line of the focused view, and some before and after it.
    var around = 0..<0
    /// Lines that were made on the way to a view that takes the focus.
    var asked: Set<Int> = []

    var all: Set<Int> { asked.union(around) }

    /// How many lines before and after the focused one exist: the next view is there before the keyboard asks for it.
    static let margin = 4
    /// How many lines are made at once for the keyboard.
    static let batch = 8
    /// How many lines are looked at for one that does not exist.
    static let effort = 4_096
}

extension LazyLayoutNode {
    /// Makes the views around the focused one.
    func keepFocusLines() {
        focusLines.asked = focusLines.asked.filter { $0 < plan.lineCount }
        guard let node = graph.focus.focusedNode, let line = line(around: node) else {
            focusLines.around = 0..<0
            return
        }
        let lines = max(line - FocusLines.margin, 0)..<min(line + FocusLines.margin + 1, plan.lineCount)
        focusLines.around = lines
        realize(lines)
    }

    /// The line that a node is in.
    private func line(around node: LayoutNode) -> Int? { slot(around: node).flatMap { plan.line(of: $0) } }

    private func exists(_ line: Int) -> Bool { plan.cells(inLine: line).allSatisfy { nodes[$0.slot] != nil } }

    /// The next lines that do not exist, the nearest first.
    private func missingLines(
        beyond node: LayoutNode?, before end: LayoutNode?, backward: Bool, atMost count: Int
    ) -> [Int] {
        let outside = backward ? plan.lineCount : -1
        guard let start = node.map({ self.line(around: $0) }) ?? outside else { return [] }
        let last = end.flatMap { self.line(around: $0) } ?? (backward ? -1 : plan.lineCount)
        let step = backward ? -1 : 1
        var missing: [Int] = []
        var line = start + step
        for _ in 0..<FocusLines.effort where backward ? line > last : line < last {
            if !exists(line) { missing.append(line) } else if !missing.isEmpty { break }
            if missing.count == count { break }
            line += step
        }
        return missing
    }

    package func lacksViews(beyond node: LayoutNode?, before end: LayoutNode?, backward: Bool) -> Bool {
        !missingLines(beyond: node, before: end, backward: backward, atMost: 1).isEmpty
    }

    package func makeViews(beyond node: LayoutNode?, before end: LayoutNode?, backward: Bool) -> Bool {
        make(missingLines(beyond: node, before: end, backward: backward, atMost: FocusLines.batch))
    }

    package func makeOutermostViews(backward: Bool) {
        let count = min(FocusLines.batch, plan.lineCount)
        let lines = backward ? 0..<count : plan.lineCount - count..<plan.lineCount
        _ = make(lines.filter { !exists($0) })
    }

    private func make(_ lines: [Int]) -> Bool {
        guard !lines.isEmpty else { return false }
        focusLines.asked.formUnion(lines)
        build { for line in lines { realize(line..<line + 1) } }
        invalidateLayout(Transaction())
        return true
    }

    package func focusMovedInside() {
        focusLines.asked = []
        lookAgain()
    }
}
