/// Finds where the rows of a CSV file begin and end.
///
/// A row may have several lines, since a quoted field may. A quote that is not closed, or that is followed by anything but
/// a separator, spoils only the line in which its row begins: the next row begins on the next line.
struct CSVRecords: Sequence, IteratorProtocol {
    struct Record: Equatable {
        /// The number of its first line, from 1.
        let line: Int
        /// Its bytes, without the end of the line.
        let range: Range<Int>
        /// Whether its quotes are in order.
        let isWellFormed: Bool
    }

    /// The most lines that a quoted field may have. A quote that is not closed would take the rest of the file otherwise.
    static let longestField = 1_000

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    let bytes: [UInt8]
    let separator: UInt8
    private(set) var position = 0
    private var line = 1

    init(_ bytes: [UInt8], separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    /// The next row that is not an empty line.
    mutating func next() -> Record? {
        while position < bytes.count, let end = lineEnd(at: position) {
            position = end
            line += 1
        }
        return position < bytes.count ? record() : nil
    }

    private mutating func record() -> Record {
        let (start, firstLine) = (position, line)
        var isFieldStart = true
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Self.quote {
                guard isFieldStart, let end = endOfQuotedField(at: index) else {
                    // Lines of fields before the broken quote were counted, and come again.
                    line = firstLine
                    return brokenRecord()
                }
                index = end
                isFieldStart = false
            } else if byte == separator {
                isFieldStart = true
                index += 1
            } else if byte == Self.newline || byte == Self.carriageReturn {
                break
            } else {
                isFieldStart = false
                index += 1
            }
        }
        position = lineEnd(at: index) ?? index
        line += 1
        return Record(line: firstLine, range: start..<index, isWellFormed: true)
    }

    /// The index after the closing quote of a field; nil if the quotes are not in order. Counts the lines.
    private mutating func endOfQuotedField(at start: Int) -> Int? {
        var index = start + 1
        let firstLine = line
        while index < bytes.count {
            if bytes[index] == Self.quote {
                let next = index + 1
                if next < bytes.count, bytes[next] == Self.quote {
                    index += 2
                    continue
                }
                let isClosed = next == bytes.count || bytes[next] == separator || lineEnd(at: next) != nil
                if !isClosed { break }
                return next
            }
            if let end = lineEnd(at: index) {
                line += 1
                guard line - firstLine < Self.longestField else { break }
                index = end
            } else {
                index += 1
            }
        }
        line = firstLine
        return nil
    }

    /// The line at which a row with quotes out of order begins.
    private mutating func brokenRecord() -> Record {
        let start = position
        var end = start
        while end < bytes.count, lineEnd(at: end) == nil { end += 1 }
        let record = Record(line: line, range: start..<end, isWellFormed: false)
        position = lineEnd(at: end) ?? end
        line += 1
        return record
    }

    /// The index after the end of a line that begins at an index; nil if none begins there.
    private func lineEnd(at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == Self.newline { return index + 1 }
        guard bytes[index] == Self.carriageReturn else { return nil }
        return index + 1 < bytes.count && bytes[index + 1] == Self.newline ? index + 2 : index + 1
    }
}
