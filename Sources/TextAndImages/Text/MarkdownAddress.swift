/// Addresses in a Markdown text that have no marks, which become links: `https://example.com`, `www.example.com`,
/// `name@example.com`, and any address in angle brackets.
///
/// Follows the extended autolinks of GitHub's Markdown, which Apple's parser reads as well. Each function takes time in
/// proportion to the address that it finds.
enum MarkdownAddress {
    /// An address in a list of characters.
    struct Found: Equatable {
        /// What is shown.
        let text: Range<Int>
        /// Where the text continues.
        let end: Int
        /// What the link begins with and the text does not.
        var scheme = ""
    }

    /// An address of the web that begins at a character.
    static func web(in characters: [Character], at start: Int) -> Found? {
        let before = start > 0 ? characters[start - 1] : " "
        if let scheme = ["https://", "http://", "ftp://"].first(where: { isPrefix($0, of: characters, at: start) }) {
            guard !before.isLetter else { return nil }
            return found(in: characters, from: start, domain: start + scheme.count, scheme: "")
        }
        guard isPrefix("www.", of: characters, at: start), before.isWhitespace || "*_~(".contains(before) else {
            return nil
        }
        return found(in: characters, from: start, domain: start + 4, scheme: "http://")
    }

    private static func isPrefix(_ prefix: String, of characters: [Character], at start: Int) -> Bool {
        guard start + prefix.count < characters.count else { return false }
        return zip(prefix, characters[start...]).allSatisfy { String($0) == $1.lowercased() }
    }

    private static func found(in characters: [Character], from start: Int, domain: Int, scheme: String) -> Found? {
        let first = characters[domain]
        guard first.isLetter || first.isNumber || first == LocalizedStringKey.placeholder else { return nil }
        let all = characters[domain...].prefix { !$0.isWhitespace && $0 != "<" }
        let end = trimmed(characters, domain..<all.endIndex)
        return end > domain ? Found(text: start..<end, end: end, scheme: scheme) : nil
    }

    /// Where an address ends: punctuation at its end belongs to the sentence around it, and so does a parenthesis that
    /// was not opened in it.
    private static func trimmed(_ characters: [Character], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        var excess = characters[range].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
        while end > range.lowerBound {
            let last = characters[end - 1]
            if last == ")", excess > 0 {
                excess -= 1
            } else if last == ";", let start = entity(in: characters, endingAt: end, after: range.lowerBound) {
                end = start + 1
            } else if !"?!.,:;*_~'\"".contains(last) {
                break
            }
            end -= 1
        }
        return end
    }

    /// Where a character that is named at the end of an address begins.
    private static func entity(in characters: [Character], endingAt end: Int, after start: Int) -> Int? {
        let name = characters[start..<(end - 1)].ending { $0.isASCII && $0.isLetter }
        guard !name.isEmpty, name.startIndex > start, characters[name.startIndex - 1] == "&" else { return nil }
        return name.startIndex - 1
    }

    /// An address in angle brackets that begins at the opening one.
    static func bracketed(in characters: [Character], at start: Int) -> Found? {
        let content = characters[(start + 1)...].prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" }
        let end = content.endIndex
        guard end < characters.count, characters[end] == ">" else { return nil }
        if email(in: Array(content), around: content.firstIndex(of: "@").map { $0 - content.startIndex })?.count
            == content.count
        {
            return Found(text: content.indices, end: end + 1, scheme: "mailto:")
        }
        let scheme = content.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        guard (2...32).contains(scheme.count), scheme.first.map(\.isLetter) == true, scheme.endIndex < end,
            characters[scheme.endIndex] == ":"
        else { return nil }
        return Found(text: content.indices, end: end + 1)
    }

    /// The address of a mailbox around an at sign.
    static func email(in characters: [Character], around at: Int?) -> Range<Int>? {
        guard let at else { return nil }
        func isPart(_ character: Character, _ signs: String) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber || signs.contains(character))
        }
        let name = characters[..<at].ending { isPart($0, ".+-_") }
        let domain = characters[(at + 1)...].prefix { isPart($0, ".-_") }
        guard !name.isEmpty, name.startIndex == 0 || characters[name.startIndex - 1] != "/" else { return nil }
        let end = trimmed(characters, domain.indices)
        guard end > domain.startIndex, characters[end - 1].isLetter, end == characters.count || characters[end] != "@",
            characters[domain.startIndex..<end].dropFirst().contains(".")
        else { return nil }
        return name.startIndex..<end
    }
}

extension ArraySlice {
    /// The last elements that fulfill a condition.
    fileprivate func ending(while isIncluded: (Element) -> Bool) -> ArraySlice {
        var start = endIndex
        while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
        return self[start..<endIndex]
    }
}

extension Markdown.Span {
    /// The span in parts, of which those that are addresses of mailboxes are links.
    var withMailLinks: [Markdown.Span] {
        guard link == nil, attributes.traits.isMonospaced != true, agreement == nil,
            text.utf8.contains(UInt8(ascii: "@"))
        else { return [self] }
        let characters = Array(text)
        var parts: [Markdown.Span] = []
        var rest = arguments[...]
        var start = 0
        func part(_ range: Range<Int>) -> Markdown.Span {
            let count = characters[range].count { $0 == LocalizedStringKey.placeholder }
            defer { rest = rest.dropFirst(count) }
            return Markdown.Span(
                text: String(characters[range]), attributes: attributes, arguments: Array(rest.prefix(count)))
        }
        for at in characters.indices where characters[at] == "@" && at >= start {
            guard let range = MarkdownAddress.email(in: characters, around: at), range.lowerBound >= start else {
                continue
            }
            if start < range.lowerBound { parts.append(part(start..<range.lowerBound)) }
            var address = part(range)
            address.link = Markdown.Link(address: "mailto:" + address.text)
            parts.append(address)
            start = range.upperBound
        }
        if start < characters.count || parts.isEmpty { parts.append(part(start..<characters.count)) }
        return parts
    }
}
