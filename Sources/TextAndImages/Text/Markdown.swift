/// The inline Markdown that SwiftUI shows in localized text: emphasis, code, strikethrough, links, and Apple's
/// attributes `^[text](inflect: true)`, of which only inflection does something. Addresses are links, and characters may be
/// named, as in `&amp;`.
///
/// Follows CommonMark, without its special treatment of emphasis whose lengths are multiples of three. Blocks such as
/// lists and headings are shown as they are written. Reading takes time in proportion to the text, whatever it is.
enum Markdown {
    /// Characters with the same attributes.
    struct Span: Equatable {
        var text: String
        var attributes = TextAttributes()
        /// Which of the key's values each placeholder in the text stands for.
        var arguments: [Int] = []
        var link: Link?
        /// Which of the key's values the last word agrees with in number; nil for text that stays as it is.
        var agreement: [Int]?
    }

    /// Where a link leads.
    struct Link: Equatable {
        var address: String
        /// Which of the key's values each placeholder in the address stands for.
        var arguments: [Int] = []
    }

    /// The spans of a text; one with no attributes where nothing is marked.
    static func spans(of text: String) -> [Span] {
        guard mayMark(text) else {
            return [Span(text: text, arguments: Array(0..<text.count { $0 == LocalizedStringKey.placeholder }))]
        }
        var parser = MarkdownParser(text)
        return parser.parse()
    }

    /// Whether a text has anything that could mark something, or be an address.
    static func mayMark(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if isSpecial(byte) { return true }
            // `https://` and `www.`
            if byte == UInt8(ascii: "/"), last == UInt8(ascii: ":") { return true }
            if byte == UInt8(ascii: "."), last | 0x20 == UInt8(ascii: "w") { return true }
            last = byte
        }
        return false
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}

/// Reads a text once; marks are paired when all of the text, or of a link's label, is read.
private struct MarkdownParser {
    private let characters: [Character]
    private var index = 0
    private var pieces: [MarkdownPiece] = []
    private var literal = Markdown.Span(text: "")
    /// The pieces that are brackets with which a link may begin.
    private var brackets: [Int] = []
    private var argumentCount = 0

    init(_ text: String) { characters = Array(text) }

    mutating func parse() -> [Markdown.Span] {
        while index < characters.count { step() }
        flush()
        return MarkdownParser.merged(MarkdownPiece.emphasized(pieces[...])).flatMap(\.withMailLinks)
    }

    private mutating func step() {
        let character = characters[index]
        switch character {
        case "\\" where index + 1 < characters.count && MarkdownParser.isPunctuation(characters[index + 1]):
            literal.text.append(characters[index + 1])
            index += 2
        case "`":
            code()
        case "[":
            open("[")
        case "^" where index + 1 < characters.count && characters[index + 1] == "[":
            open(MarkdownParser.attributesOpener)
        case "]":
            closeBracket()
        case "*", "_", "~":
            mark(character)
        case "&":
            entity()
        case "<", "h", "H", "f", "F", "w", "W":
            address(character)
        default:
            literal.text.append(character)
            literal.arguments += arguments(in: index..<(index + 1))
            index += 1
        }
    }

    private mutating func entity() {
        let (text, end) = MarkdownEntity.read(characters, at: index) ?? ("&", index + 1)
        literal.text += text
        index = end
    }

    /// Makes a link of an address without marks. Between brackets there is none, as they may be the label of a link.
    private mutating func address(_ character: Character) {
        let found =
            character == "<"
            ? MarkdownAddress.bracketed(in: characters, at: index) : MarkdownAddress.web(in: characters, at: index)
        guard let found, brackets.isEmpty else {
            literal.text.append(character)
            index += 1
            return
        }
        flush()
        let text = String(characters[found.text])
        let arguments = arguments(in: found.text)
        let link = Markdown.Link(address: found.scheme + MarkdownEntity.decoded(text), arguments: arguments)
        pieces.append(.text(Markdown.Span(text: MarkdownEntity.decoded(text), arguments: arguments, link: link)))
        index = found.end
    }

    private static let attributesOpener = "^["
    /// Longer attributes are text: otherwise every bracket of a text could look at all of it.
    private static let attributesLimit = 256

    private mutating func open(_ opener: String) {
        flush()
        brackets.append(pieces.count)
        pieces.append(.text(Markdown.Span(text: opener)))
        index += opener.count
    }

    private mutating func flush() {
        if !literal.text.isEmpty { pieces.append(.text(literal)) }
        literal = Markdown.Span(text: "")
    }

    /// Takes the values that stand in characters; to be called once for each, in order.
    private mutating func arguments(in range: Range<Int>) -> [Int] {
        let start = argumentCount
        argumentCount += characters[range].count { $0 == LocalizedStringKey.placeholder }
        return Array(start..<argumentCount)
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
                let content = (index + count)..<end
                var span = Markdown.Span(text: String(characters[content]), arguments: arguments(in: content))
                span.attributes.traits.isMonospaced = true
                pieces.append(.text(span))
                index = end + count
                return
            }
            end += closing
        }
        literal.text += String(repeating: "`", count: count)
        index += count
    }

    private mutating func mark(_ character: Character) {
        let count = runLength(at: index)
        defer { index += count }
        guard character != "~" || count <= 2 else {
            literal.text += String(repeating: character, count: count)
            return
        }
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
                MarkdownPiece.Mark(
                    character: character, count: count,
                    opens: isLeft && (!isUnderscore || !isRight || punctuationBefore),
                    closes: isRight && (!isUnderscore || !isLeft || punctuationAfter))))
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isPunctuation || (character.isSymbol && character.isASCII)
    }

    /// Neighbors with the same attributes as one span, without empty ones.
    private static func merged(_ spans: [Markdown.Span]) -> [Markdown.Span] {
        var result: [Markdown.Span] = []
        for span in spans where !span.text.isEmpty {
            if let last = result.last, last.attributes == span.attributes, last.link == span.link,
                last.agreement == nil, span.agreement == nil
            {
                result[result.count - 1].text += span.text
                result[result.count - 1].arguments += span.arguments
            } else {
                result.append(span)
            }
        }
        return result.isEmpty ? [Markdown.Span(text: "")] : result
    }
}

// MARK: Links

extension MarkdownParser {
    /// `(address "title")` after a label; the title is not shown.
    private struct Destination {
        var address: Range<Int>
        var end: Int
    }

    /// Makes a link of what is between two brackets, if an address follows.
    private mutating func closeBracket() {
        guard let opener = brackets.popLast() else { return closeNothing() }
        if case .text(let span) = pieces[opener], span.text == MarkdownParser.attributesOpener {
            return closeAttributes(from: opener)
        }
        guard let destination = destination(at: index + 1) else { return closeNothing() }
        flush()
        let label = MarkdownPiece.emphasized(pieces[(opener + 1)...])
        pieces.removeSubrange(opener...)
        let link = Markdown.Link(
            address: MarkdownEntity.decoded(String(characters[destination.address])),
            arguments: arguments(in: destination.address))
        _ = arguments(in: destination.address.upperBound..<destination.end)
        for var span in label {
            span.link = link
            pieces.append(.text(span))
        }
        // There are no links in links, and the inner one counts.
        brackets.removeAll()
        index = destination.end
    }

    private mutating func closeNothing() {
        literal.text.append("]")
        index += 1
    }

    /// Takes the attributes after a text, `(name: value)`, and shows the text without them.
    private mutating func closeAttributes(from opener: Int) {
        let start = index + 2
        guard index + 1 < characters.count, characters[index + 1] == "(",
            let end = characters[start...].prefix(MarkdownParser.attributesLimit).firstIndex(of: ")"),
            characters[start..<end].contains(":")
        else { return closeNothing() }
        flush()
        var label = MarkdownPiece.emphasized(pieces[(opener + 1)...])
        pieces.removeSubrange(opener...)
        let attributes = String(characters[start..<end].filter { !$0.isWhitespace })
        _ = arguments(in: start..<end)
        if attributes.split(separator: ",").contains("inflect:true"),
            let last = label.lastIndex(where: { !$0.text.isEmpty })
        {
            label[last].agreement = label.flatMap(\.arguments)
        }
        pieces += label.map { .text($0) }
        index = end + 1
    }

    private func destination(at start: Int) -> Destination? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        let first = skipSpace(from: start + 1)
        var last = first
        var depth = 0
        while last < characters.count, !characters[last].isWhitespace {
            if characters[last] == "(" { depth += 1 }
            if characters[last] == ")" { depth -= 1 }
            // More parentheses than that would let every bracket of a text look at all of it.
            if depth < 0 || depth > 32 { break }
            last += 1
        }
        var end = skipSpace(from: last)
        if end > last, end < characters.count, characters[end] == "\"" || characters[end] == "'" {
            guard let quote = characters[(end + 1)...].firstIndex(of: characters[end]) else { return nil }
            end = skipSpace(from: quote + 1)
        }
        guard end < characters.count, characters[end] == ")", isAddress(characters[first..<last]) else { return nil }
        return Destination(address: first..<last, end: end + 1)
    }

    /// Whether characters make an address, or may once values stand in them.
    private func isAddress(_ characters: ArraySlice<Character>) -> Bool {
        guard !characters.isEmpty else { return false }
        return characters.contains(LocalizedStringKey.placeholder) || URL(string: String(characters)) != nil
    }

    private func skipSpace(from start: Int) -> Int {
        characters[start...].firstIndex { !$0.isWhitespace } ?? characters.count
    }
}
