/// The tokens of a Swift source. Comments are none, and a string literal is one, with everything inside of it.
///
/// This is no parser: it knows as much of Swift as is needed to find where declarations begin and end.
package struct SwiftTokens {
    package enum Kind {
        case word, number, literal, punctuation
        /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
        case directive
    }

    package struct Token {
        package var kind: Kind
        /// In bytes of UTF-8.
        package var range: Range<Int>
        /// From 1.
        package var line: Int
        /// Whether it is the first token of its line.
        package var startsLine: Bool
    }

    package let bytes: [UInt8]
    package private(set) var tokens: [Token] = []
    /// For the index of each bracket the index of the one that closes or opens it.
    package private(set) var partners: [Int: Int] = [:]
    /// Whether every bracket has a partner.
    package private(set) var isBalanced = true

    /// Where lines end.
    private let newlines: [Int]
    private var position = 0
    private var line = 1
    private var isAtLineStart = true

    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        newlines = bytes.indices.filter { bytes[$0] == .newline }
        while let token = next() { tokens.append(token) }
        pairBrackets()
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    package func text(at index: Int) -> String { text(tokens[index].range) }

    package func isPunctuation(_ index: Int, _ character: Character) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
        return bytes[tokens[index].range.lowerBound] == character.asciiValue
    }

    /// Whether no space is between a token and the one before.
    package func touchesPrevious(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The line of a byte, from 1.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    package func line(at offset: Int) -> Int {
        var (low, high) = (0, newlines.count)
        while low < high {
            let middle = (low + high) / 2
            if newlines[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    // MARK: Reading

    private func byte(_ ahead: Int = 0) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private func starts(with word: String, at ahead: Int = 0) -> Bool {
        bytes[min(position + ahead, bytes.count)...].starts(with: word.utf8)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == .newline { line += 1 }
            position += 1
        }
    }

    private mutating func next() -> Token? {
        skipSpace()
        guard let first = byte() else { return nil }
        let (start, startLine, startsLine) = (position, line, isAtLineStart)
        isAtLineStart = false
        let kind = read(first, startsLine: startsLine)
        return Token(kind: kind, range: start..<position, line: startLine, startsLine: startsLine)
    }

    private mutating func skipSpace() {
        while let current = byte() {
            if current == .newline {
                isAtLineStart = true
                advance()
            } else if current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") || current == UInt8(ascii: "\r") {
                advance()
            } else if starts(with: "//") {
                while let other = byte(), other != .newline { advance() }
            } else if starts(with: "/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func read(_ first: UInt8, startsLine: Bool) -> Kind {
        if first == UInt8(ascii: "#") {
            if startsLine, isDirective {
                readDirective()
                return .directive
            }
            var hashes = 0
            while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
            if byte(hashes) == UInt8(ascii: "\"") {
                advance(hashes)
                readString(hashes: hashes)
                return .literal
            }
            if byte(hashes) == UInt8(ascii: "/") {
                advance(hashes + 1)
                let end = "/" + String(repeating: "#", count: hashes)
                while position < bytes.count, !starts(with: end) { advance() }
                advance(end.utf8.count)
                return .literal
            }
        }
        if first == UInt8(ascii: "\"") {
            readString(hashes: 0)
            return .literal
        }
        if first == UInt8(ascii: "/"), readRegex() { return .literal }
        if first == UInt8(ascii: "`") {
            advance()
            while let other = byte(), other != UInt8(ascii: "`"), other != .newline { advance() }
            advance()
            return .word
        }
        if first.isDigit {
            while let other = byte() {
                let isFraction = other == UInt8(ascii: ".") && byte(1)?.isDigit == true
                guard other.isWordPart || isFraction else { break }
                advance()
            }
            return .number
        }
        if first.isWordPart {
            while byte()?.isWordPart == true { advance() }
            return .word
        }
        advance()
        return .punctuation
    }

    private var isDirective: Bool {
        ["#if", "#elseif", "#else", "#endif"].contains { word in
            starts(with: word) && byte(word.utf8.count)?.isWordPart != true
        }
    }

    /// Up to the end of the line, or the comment at it.
    private mutating func readDirective() {
        while let other = byte(), other != .newline, !starts(with: "//"), !starts(with: "/*") { advance() }
    }

    /// From the first quotation mark on.
    private mutating func readString(hashes: Int) {
        // `#"""#` is a quotation mark: a long literal has nothing else in its first line.
        let isLong = starts(with: "\"\"\"") && (hashes == 0 || byte(3).map { $0 == .newline || $0 == 0x0D } ?? true)
        let marks = String(repeating: "#", count: hashes)
        let end = (isLong ? "\"\"\"" : "\"") + marks
        advance(isLong ? 3 : 1)
        while let current = byte() {
            if starts(with: end) { return advance(end.utf8.count) }
            if current == .newline, !isLong { return }
            if current == UInt8(ascii: "\\"), starts(with: marks, at: 1) {
                advance(1 + hashes)
                if byte() == UInt8(ascii: "(") { readInterpolation() } else { advance() }
            } else {
                advance()
            }
        }
    }

    /// From the opening parenthesis to behind the closing one.
    private mutating func readInterpolation() {
        var depth = 0
        while let current = byte() {
            if current == UInt8(ascii: "\"") {
                readString(hashes: 0)
                continue
            }
            if current == UInt8(ascii: "(") { depth += 1 }
            if current == UInt8(ascii: ")") { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }

    /// A slash begins a regular expression where a value may begin, if another slash follows in the line.
    private mutating func readRegex() -> Bool {
        guard let after = byte(1), after != UInt8(ascii: " "), after != UInt8(ascii: "/") else { return false }
        if let last = tokens.last {
            let opening = Array("(,=:[{&|!?;".utf8)
            let isValue = last.kind != .punctuation || !opening.contains(bytes[last.range.lowerBound])
            if isValue, !(last.kind == .word && text(last.range) == "return") { return false }
        }
        var ahead = 1
        while let other = byte(ahead), other != .newline {
            if other == UInt8(ascii: "\\") { ahead += 1 }
            if other == UInt8(ascii: "/") {
                advance(ahead + 1)
                return true
            }
            ahead += 1
        }
        return false
    }

    private mutating func pairBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            let byte = bytes[token.range.lowerBound]
            if Self.closing[byte] != nil { open.append(index) }
            guard Self.closing.values.contains(byte) else { continue }
            guard let partner = open.popLast(), Self.closing[bytes[tokens[partner].range.lowerBound]] == byte else {
                isBalanced = false
                return
            }
            partners[index] = partner
            partners[partner] = index
        }
        isBalanced = open.isEmpty
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether a name may have it: letters, digits, `_`, `$` and everything beyond ASCII.
    var isWordPart: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }
}
