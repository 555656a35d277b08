import Foundation
import RiffleDriverMessages

/// The words of a line: what stands in quotes is one.
struct Words {
    private var words: [(text: String, isQuoted: Bool)] = []

    init(_ line: String) {
        var current = ""
        var isQuoted = false
        var quote: Character?
        for character in line {
            if let end = quote {
                if character == end { quote = nil } else { current.append(character) }
            } else if "\"“”".contains(character), current.isEmpty {
                (quote, isQuoted) = (character == "“" ? "”" : character, true)
            } else if character.isWhitespace {
                if !current.isEmpty || isQuoted { words.append((current, isQuoted)) }
                (current, isQuoted) = ("", false)
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty || isQuoted { words.append((current, isQuoted)) }
    }

    var isAtEnd: Bool { words.isEmpty }
    var rest: String { words.map(\.text).joined(separator: " ") }

    mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst().text }

    /// Takes a word where it is the next one.
    mutating func skip(_ word: String) -> Bool {
        guard let first = words.first, !first.isQuoted, first.text == word else { return false }
        words.removeFirst()
        return true
    }

    /// Takes a number where that is next.
    mutating func number() -> Double? {
        guard let first = words.first, !first.isQuoted, let number = Double(first.text) else { return nil }
        words.removeFirst()
        return number
    }

    /// Takes `#4` where that is next.
    mutating func elementNumber() -> UInt32? {
        guard let first = words.first, !first.isQuoted, first.text.hasPrefix("#"),
            let number = UInt32(first.text.dropFirst())
        else { return nil }
        words.removeFirst()
        return number
    }

    /// Takes `100,-20` where that is next.
    mutating func point() -> (Double, Double)? {
        guard let first = words.first, !first.isQuoted else { return nil }
        let parts = first.text.split(separator: ",").compactMap { Double($0) }
        guard parts.count == 2 else { return nil }
        words.removeFirst()
        return (parts[0], parts[1])
    }

    /// Takes the type and the text of an element, or its text alone.
    mutating func query() throws -> DriverQuery {
        guard let first = words.first else {
            throw AgentError("Which element? Say its number, as #4, or its text in quotes.")
        }
        words.removeFirst()
        if !first.isQuoted, first.text == "containing", let part = next() { return DriverQuery(containing: part) }
        if !first.isQuoted, let second = words.first, second.isQuoted {
            words.removeFirst()
            return DriverQuery(type: first.text, text: second.text)
        }
        return DriverQuery(text: first.text)
    }
}
