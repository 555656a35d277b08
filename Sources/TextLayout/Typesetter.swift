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
    private struct ChosenLine {
        var paragraph: ParagraphText
        var line: LineBreaker.Line
        var measures: LineMeasures
    }

    func layout() -> LaidOutText {
        let first = paragraph(from: 0)
        if let line = singleLine(first) { return line }
        var stack = LineStack(request: request, sizing: sizing, width: width)
        let limit = max(1, request.lineLimit ?? .max)
        var pending: ChosenLine?
        var paragraph: ParagraphText? = first
        while let current = paragraph {
            let breaker = LineBreaker(paragraph: current, sizing: sizing, width: width)
            var lines = ParagraphLines(breaker, mayBalance: !request.isEditable)
            while let line = lines.next() {
                let measures = measures(of: line, in: current)
                if let last = pending {
                    append(last, to: &stack)
                    if stack.count >= limit || !stack.hasRoom(for: measures, height: height) {
                        stack.removeLast()
                        stack.append(last.measures, width: nil, pieces: truncated(last))
                        return stack.finish(isTruncated: true)
                    }
                }
                pending = ChosenLine(paragraph: current, line: line, measures: measures)
            }
            paragraph = current.following.map { self.paragraph(from: $0) }
        }
        if let last = pending {
            append(last, to: &stack)
        }
        return stack.finish(isTruncated: false)
    }

    /// The text if it is one line that fits, as labels are: nobody needs to know where it could be broken.
    private func singleLine(_ paragraph: ParagraphText) -> LaidOutText? {
        guard paragraph.isComplete, paragraph.following == nil else { return nil }
        let total = paragraph.items.reduce(0) { $0 + sizing.advance($1, at: $0) }
        guard total <= width + LineBreaker.tolerance else { return nil }
        var stack = LineStack(request: request, sizing: sizing, width: width)
        var measures = LineMeasures()
        for item in paragraph.items {
            measures.include(sizing.runs[item.span])
        }
        if paragraph.items.isEmpty {
            measures.include(sizing.runs[text.span(at: paragraph.start)])
        }
        stack.append(
            measures, width: total, pieces: paragraph.items.map { LinePiece($0, text: text) },
            range: paragraph.start..<text.bytes.count)
        return stack.finish(isTruncated: false)
    }

    private func paragraph(from start: Int) -> ParagraphText {
        ParagraphText(text, from: start, layoutDirection: request.layoutDirection, shaper: shaper)
    }

    private func append(_ chosen: ChosenLine, to stack: inout LineStack) {
        let (paragraph, line) = (chosen.paragraph, chosen.line)
        let pieces = LinePiece.pieces(of: paragraph, line.start..<line.end)
        guard request.isEditable else {
            return stack.append(chosen.measures, width: line.widthWithSpace, pieces: pieces)
        }
        let isEmpty = line.start == line.next
        let start = isEmpty ? paragraph.start : Int(paragraph.clusters[line.start].offset)
        let end = isEmpty ? start : paragraph.end(ofCluster: line.next - 1)
        stack.append(
            chosen.measures, width: line.widthWithSpace, pieces: pieces, range: start..<end,
            hanging: LinePiece.pieces(of: paragraph, line.end..<line.next))
    }

    /// The measures of a line's tallest runs; an empty one has those of the run it stands in.
    private func measures(of line: LineBreaker.Line, in paragraph: ParagraphText) -> LineMeasures {
        var measures = LineMeasures()
        guard line.start < line.next else {
            measures.include(sizing.runs[text.span(at: paragraph.start)])
            return measures
        }
        let items = paragraph.clusters[line.start].item...paragraph.clusters[line.next - 1].item
        var last = -1
        for item in items where paragraph.items[Int(item)].span != last {
            last = paragraph.items[Int(item)].span
            measures.include(sizing.runs[last])
        }
        return measures
    }

    private func truncated(_ chosen: ChosenLine) -> [LinePiece] {
        let breaker = LineBreaker(paragraph: chosen.paragraph, sizing: sizing, width: width)
        return TruncatedLine(breaker: breaker, text: text, shaper: shaper)
            .pieces(from: chosen.line.start, truncation: request.truncation)
    }
}
