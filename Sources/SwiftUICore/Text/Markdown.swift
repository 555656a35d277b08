/// The inline Markdown that SwiftUI shows in localized text: emphasis, code, strikethrough and links.
///
/// Emphasis follows CommonMark's rules of flanking, without its special treatment of runs whose lengths are multiples
/// of three. Blocks such as lists and headings are shown as they are written.
enum Markdown {
    /// Characters with the same attributes.
    struct Span: Equatable {
        var text: String
        var attributes = TextAttributes()
    }

    /// The spans of a text; one with no attributes where nothing is marked.
    static func spans(of text: String) -> [Span] {
        guard mayMark(text) else { return [Span(text: text)] }
        var parser = MarkdownParser(text)
        return parser.parse()
    }

    /// Whether a text has any character that could mark something.
    static func mayMark(_ text: String) -> Bool { text.utf8.contains { isSpecial($0) } }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}

/// Reads a text once, then pairs the marks that open with those that close.
private struct MarkdownParser {
    private enum Piece {
        case text(String, TextAttributes)
        case mark(Mark)
    }

    private struct Mark {
        var character: Character
        var count: Int
        var opens: Bool
        var closes: Bool
    }

    private let characters: [Character]
    private var index = 0
    private var pieces: [Piece] = []
    private var literal = ""

    init(_ text: String) { characters = Array(text) }

    mutating func parse() -> [Markdown.Span] {
        while index < characters.count { step() }
        flush()
        return MarkdownParser.merged(MarkdownParser.emphasized(pieces))
    }

    private mutating func step() {
        let character = characters[index]
        switch character {
        case "\\" where index + 1 < characters.count && MarkdownParser.isPunctuation(characters[index + 1]):
            literal.append(characters[index + 1])
            index += 2
        case "`":
            code()
        case "[":
            link()
        case "*", "_", "~":
            mark(character)
        default:
            literal.append(character)
            index += 1
        }
    }

    private mutating func flush() {
        if !literal.isEmpty { pieces.append(.text(literal, TextAttributes())) }
        literal = ""
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        return end - start
    }

    /// Code ends at as many backquotes as began it.
    private mutating func code() {
        let count = runLength(at: index)
        var end = index + count
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == count {
                flush()
                var attributes = TextAttributes()
                attributes.traits.isMonospaced = true
                pieces.append(.text(String(characters[(index + count)..<end]), attributes))
                index = end + count
                return
            }
            end += closing
        }
        literal += String(repeating: "`", count: count)
        index += count
    }

    /// `[text](address)`; an address that is none leaves the brackets as they are.
    private mutating func link() {
        var depth = 0
        var middle = index
        while middle < characters.count {
            if characters[middle] == "[" { depth += 1 }
            if characters[middle] == "]" { depth -= 1 }
            if depth == 0 { break }
            middle += 1
        }
        let address = characters.dropFirst(middle + 2).prefix { $0 != ")" }
        guard middle + 1 < characters.count, characters[middle + 1] == "(", address.endIndex < characters.count,
            let url = URL(string: String(address)), !address.isEmpty
        else {
            literal.append("[")
            index += 1
            return
        }
        flush()
        var inner = MarkdownParser(String(characters[(index + 1)..<middle]))
        for span in inner.parse() {
            var attributes = span.attributes
            attributes.link = url
            pieces.append(.text(span.text, attributes))
        }
        index = address.endIndex + 1
    }

    private mutating func mark(_ character: Character) {
        let count = runLength(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let (spaceBefore, spaceAfter) = (before.isWhitespace, after.isWhitespace)
        let punctuationBefore = MarkdownParser.isPunctuation(before)
        let punctuationAfter = MarkdownParser.isPunctuation(after)
        let isLeft = !spaceAfter && (!punctuationAfter || spaceBefore || punctuationBefore)
        let isRight = !spaceBefore && (!punctuationBefore || spaceAfter || punctuationAfter)
        // Underscores inside a word belong to the word.
        let isUnderscore = character == "_"
        flush()
        pieces.append(
            .mark(
                Mark(
                    character: character, count: count,
                    opens: isLeft && (!isUnderscore || !isRight || punctuationBefore),
                    closes: isRight && (!isUnderscore || !isLeft || punctuationAfter))))
        index += count
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isPunctuation || (character.isSymbol && character.isASCII)
    }
}

extension MarkdownParser {
    /// The pieces with marks paired from the inside out: what is between a pair gets its attribute, and marks left over
    /// are text.
    private static func emphasized(_ pieces: [Piece]) -> [Markdown.Span] {
        var pieces = pieces
        var closer = 0
        while closer < pieces.count {
            guard case .mark(let closing) = pieces[closer], closing.closes,
                let opener = opener(for: closing, before: closer, in: pieces),
                case .mark(let opening) = pieces[opener]
            else {
                closer += 1
                continue
            }
            let length = min(opening.count, closing.count, 2)
            for inside in (opener + 1)..<closer { mark(&pieces[inside], closing.character, length) }
            take(length, from: &pieces[opener])
            take(length, from: &pieces[closer])
            if case .mark(let rest) = pieces[closer], rest.count == 0 { closer += 1 }
        }
        return pieces.map { piece in
            switch piece {
            case .text(let text, let attributes): Markdown.Span(text: text, attributes: attributes)
            case .mark(let mark): Markdown.Span(text: String(repeating: mark.character, count: mark.count))
            }
        }
    }

    private static func opener(for closing: Mark, before closer: Int, in pieces: [Piece]) -> Int? {
        for index in (0..<closer).reversed() {
            guard case .mark(let mark) = pieces[index], mark.opens, mark.count > 0 else { continue }
            guard mark.character == closing.character else { continue }
            if mark.character == "~", mark.count != closing.count { continue }
            return index
        }
        return nil
    }

    private static func take(_ count: Int, from piece: inout Piece) {
        guard case .mark(var mark) = piece else { return }
        mark.count -= count
        piece = .mark(mark)
    }

    private static func mark(_ piece: inout Piece, _ character: Character, _ count: Int) {
        switch piece {
        case .mark(let mark):
            // A mark between a pair has no partner left: it is text.
            var attributes = TextAttributes()
            emphasize(&attributes, character, count)
            piece = .text(String(repeating: mark.character, count: mark.count), attributes)
        case .text(let text, var attributes):
            emphasize(&attributes, character, count)
            piece = .text(text, attributes)
        }
    }

    private static func emphasize(_ attributes: inout TextAttributes, _ character: Character, _ count: Int) {
        switch (character, count) {
        case ("~", _): attributes.strikethrough = .some(.single)
        case (_, 1): attributes.traits.isItalic = true
        default: attributes.traits.isBold = true
        }
    }

    /// Neighbors with the same attributes as one span, without empty ones.
    private static func merged(_ spans: [Markdown.Span]) -> [Markdown.Span] {
        var result: [Markdown.Span] = []
        for span in spans where !span.text.isEmpty {
            if result.last?.attributes == span.attributes {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
        return result.isEmpty ? [Markdown.Span(text: "")] : result
    }
}
