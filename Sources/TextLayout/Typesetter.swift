import Foundation

/// Sets one text into one proposal: picks the lines, shortens the last if there is not room for all, and places them.
struct Typesetter {
    let request: TextRequest
    let text: StyledText
    let shaper: any TextShaper
    let sizing: RunSizing
    /// Infinite for none.
    let width: CGFloat
    /// Infinite for none.
    let height: CGFloat

    init(
        _ request: TextRequest, text: StyledText, shaper: any TextShaper, width: CGFloat, height: CGFloat,
        scale: CGFloat = 1, tightening: CGFloat = 0
    ) {
        self.request = request
        self.text = text
        self.shaper = shaper
        self.width = width
        self.height = height
        self.sizing = RunSizing(text, shaper: shaper, scale: scale, tightening: tightening)
    }

    /// A line chosen but not placed.
    struct ChosenLine {
        var paragraph: ParagraphText
        var line: LineBreaker.Line
        /// Of the tallest run.
        var ascent: CGFloat
        var descent: CGFloat
        var leading: CGFloat
        var height: CGFloat { ascent + descent }
    }

    func layout() -> LaidOutText {
        var stack = LineStack(request: request, sizing: sizing, width: width)
        let limit = max(1, request.lineLimit ?? .max)
        var pending: ChosenLine?
        var paragraph: ParagraphText? = paragraph(from: 0)
        while let current = paragraph {
            let breaker = LineBreaker(paragraph: current, sizing: sizing, width: width)
            var lines = ParagraphLines(breaker)
            while let line = lines.next() {
                let chosen = choose(line, of: current)
                if let last = pending {
                    stack.append(last, pieces: pieces(of: last))
                    let isFull = stack.count >= limit || !stack.hasRoom(for: chosen, height: height)
                    if isFull {
                        stack.removeLast()
                        stack.append(last, pieces: truncated(last), isTruncated: true)
                        return stack.finish(isTruncated: true)
                    }
                }
                pending = chosen
            }
            paragraph = current.following.map { self.paragraph(from: $0) }
        }
        if let last = pending {
            stack.append(last, pieces: pieces(of: last))
        }
        return stack.finish(isTruncated: false)
    }

    private func paragraph(from start: Int) -> ParagraphText {
        ParagraphText(text, from: start, layoutDirection: request.layoutDirection, shaper: shaper)
    }

    private func pieces(of chosen: ChosenLine) -> [LinePiece] {
        LinePiece.pieces(of: chosen.paragraph, chosen.line.start..<chosen.line.end)
    }

    /// The line with the measures of its tallest runs; an empty one has those of the run it stands in.
    private func choose(_ line: LineBreaker.Line, of paragraph: ParagraphText) -> ChosenLine {
        var chosen = ChosenLine(paragraph: paragraph, line: line, ascent: 0, descent: 0, leading: -.infinity)
        func include(_ span: Int) {
            let run = sizing.runs[span]
            chosen.ascent = max(chosen.ascent, run.ascent)
            chosen.descent = max(chosen.descent, run.descent)
            chosen.leading = max(chosen.leading, run.metrics.leading)
        }
        if line.start == line.next {
            include(text.span(at: paragraph.start))
            return chosen
        }
        let items = paragraph.clusters[line.start].item...paragraph.clusters[line.next - 1].item
        var last = -1
        for item in items where paragraph.items[Int(item)].span != last {
            last = paragraph.items[Int(item)].span
            include(last)
        }
        return chosen
    }

    private func truncated(_ chosen: ChosenLine) -> [LinePiece] {
        let breaker = LineBreaker(paragraph: chosen.paragraph, sizing: sizing, width: width)
        return TruncatedLine(breaker: breaker, text: text, shaper: shaper)
            .pieces(from: chosen.line.start, truncation: request.truncation)
    }
}

/// The lines of a paragraph one after the other, with the rule for exactly two lines applied.
struct ParagraphLines {
    private let breaker: LineBreaker
    private var ready: [LineBreaker.Line] = []
    private var start = 0
    private var isFinished = false

    init(_ breaker: LineBreaker) {
        self.breaker = breaker
        let first = breaker.line(from: 0)
        ready = [first]
        start = first.next
        isFinished = !breaker.hasCluster(start)
        guard !isFinished else { return }
        let second = breaker.line(from: start)
        start = second.next
        isFinished = !breaker.hasCluster(start)
        let pair = isFinished ? breaker.balanced(first, second) : nil
        ready = pair.map { [$0.1, $0.0] } ?? [second, first]
    }

    mutating func next() -> LineBreaker.Line? {
        if let line = ready.popLast() { return line }
        guard !isFinished else { return nil }
        let line = breaker.line(from: start)
        start = line.next
        isFinished = !breaker.hasCluster(start)
        return line
    }
}
