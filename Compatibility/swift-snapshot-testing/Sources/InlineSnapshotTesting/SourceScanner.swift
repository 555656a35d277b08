/// Goes through a Swift source: over names, spaces, and groups of brackets with all that may be in them.
struct SourceScanner {
    private let bytes: [UInt8]
    /// The next byte.
    var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Where a line begins, counted from 1; the end of the file where there are fewer.
    func start(ofLine line: Int) -> Int {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return bytes.count }
            start = end + 1
        }
        return start
    }

    func indentation(at start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    /// By how much a block is indented: as the first line that is.
    var indentationStep: String {
        var start = 0
        while start < bytes.count {
            let lead = indentation(at: start)
            let next = start + lead.utf8.count
            if !lead.isEmpty, next < bytes.count, bytes[next] != 10, bytes[next] != UInt8(ascii: "*") {
                return lead.hasPrefix("\t") ? "\t" : lead.utf8.count == 2 ? "  " : "    "
            }
            guard let end = bytes[start...].firstIndex(of: 10) else { break }
            start = end + 1
        }
        return "    "
    }

    mutating func skipName() {
        while let byte = peek,
            byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte)
                || (65...90).contains(byte) || (97...122).contains(byte)
        { index += 1 }
    }

    /// Over spaces, ends of lines and comments.
    mutating func skipSpace() {
        while let byte = peek {
            if [32, 9, 10, 13].contains(byte) {
                index += 1
            } else if !skipComment() {
                return
            }
        }
    }

    /// Over a group: from its bracket to behind the one that closes it.
    mutating func skipGroup() {
        var depth = 0
        while let byte = peek {
            if skipComment() || skipString() { continue }
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    private func begins(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skipComment() -> Bool {
        if begins("//") {
            index = bytes[index...].firstIndex(of: 10) ?? bytes.count
            return true
        }
        guard begins("/*") else { return false }
        var depth = 0
        while index < bytes.count {
            if begins("/*") {
                depth += 1
                index += 2
            } else if begins("*/") {
                depth -= 1
                index += 2
                if depth == 0 { break }
            } else {
                index += 1
            }
        }
        return true
    }

    /// Over a literal of any kind, with what is interpolated.
    private mutating func skipString() -> Bool {
        let marks = String(repeating: "#", count: bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count)
        guard begins(marks + "\"") else { return false }
        let quotes = begins(marks + "\"\"\"") ? "\"\"\"" : "\""
        index += marks.utf8.count + quotes.utf8.count
        while index < bytes.count, !begins(quotes + marks) {
            if begins("\\" + marks + "(") {
                index += 1 + marks.utf8.count
                skipGroup()
            } else if begins("\\" + marks) {
                index += 2 + marks.utf8.count
            } else {
                index += 1
            }
        }
        index = min(index + quotes.utf8.count + marks.utf8.count, bytes.count)
        return true
    }
}
