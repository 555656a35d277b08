/// A part of a Markdown text whose marks are not paired yet.
enum MarkdownPiece {
    case text(Markdown.Span)
    case mark(Mark)

    /// A run of stars, underscores or tildes.
    struct Mark {
        var character: Character
        /// How many of the run are not paired.
        var count: Int
        var opens: Bool
        var closes: Bool

        /// Only runs of the same kind are paired.
        fileprivate var kind: Int {
            switch character {
            case "*": 0
            case "_": 1
            default: count == 1 ? 2 : 3
            }
        }
    }
}

extension MarkdownPiece {
    /// The pieces with marks paired from the inside out: what is between a pair gets its attribute, and marks left over
    /// are text.
    static func emphasized(_ slice: ArraySlice<MarkdownPiece>) -> [Markdown.Span] {
        var pieces = Array(slice)
        var ranges = EmphasisRanges(count: pieces.count)
        // For each kind, the marks that may still be the first of a pair.
        var openers = Array(repeating: [Int](), count: 4)
        for closer in pieces.indices {
            guard case .mark(var closing) = pieces[closer] else { continue }
            let kind = closing.kind
            while closing.closes, closing.count > 0, let opener = openers[kind].last,
                case .mark(var opening) = pieces[opener]
            {
                let length = min(opening.count, closing.count, 2)
                ranges.add(closing.character, length, from: opener + 1, to: closer)
                opening.count -= length
                closing.count -= length
                pieces[opener] = .mark(opening)
                // What is between a pair has no partner outside of it.
                for other in openers.indices {
                    while let last = openers[other].last, last > opener { openers[other].removeLast() }
                }
                if opening.count == 0 { openers[kind].removeLast() }
            }
            pieces[closer] = .mark(closing)
            if closing.opens, closing.count > 0 { openers[kind].append(closer) }
        }
        return ranges.applied(to: pieces)
    }
}

/// Where pieces are emphasized, kept as beginnings and ends: pairs around pairs then cost no more than others.
private struct EmphasisRanges {
    private var italic: [Int]
    private var bold: [Int]
    private var struck: [Int]

    init(count: Int) {
        italic = Array(repeating: 0, count: count)
        bold = italic
        struck = italic
    }

    mutating func add(_ character: Character, _ length: Int, from start: Int, to end: Int) {
        let path: WritableKeyPath<EmphasisRanges, [Int]> =
            character == "~" ? \.struck : length == 1 ? \.italic : \.bold
        self[keyPath: path][start] += 1
        self[keyPath: path][end] -= 1
    }

    func applied(to pieces: [MarkdownPiece]) -> [Markdown.Span] {
        var (italicDepth, boldDepth, struckDepth) = (0, 0, 0)
        return pieces.indices.map { index in
            italicDepth += italic[index]
            boldDepth += bold[index]
            struckDepth += struck[index]
            var span =
                switch pieces[index] {
                case .text(let span): span
                case .mark(let mark): Markdown.Span(text: String(repeating: mark.character, count: mark.count))
                }
            if italicDepth > 0 { span.attributes.traits.isItalic = true }
            if boldDepth > 0 { span.attributes.traits.isBold = true }
            if struckDepth > 0 { span.attributes.strikethrough = .some(.single) }
            return span
        }
    }
}
