/// What stands between the fields of a row.
enum CSVSeparator: Character, CaseIterable, Sendable {
    case comma = ","
    case semicolon = ";"
    case tab = "\t"
    case bar = "|"

    var byte: UInt8 { rawValue.asciiValue! }

    /// The separator that most of the first rows have, and the same number of times.
    ///
    /// Takes time proportional to the length of the first rows.
    static func guess(in bytes: [UInt8]) -> CSVSeparator {
        var best = (separator: CSVSeparator.comma, rows: 0)
        for separator in allCases {
            var rowsByCount: [Int: Int] = [:]
            for record in CSVRecords(bytes, separator: separator.byte).prefix(20) where record.isWellFormed {
                let count = separator.count(in: bytes[record.range])
                if count > 0 { rowsByCount[count, default: 0] += 1 }
            }
            let rows = rowsByCount.values.max() ?? 0
            if rows > best.rows { best = (separator, rows) }
        }
        return best.separator
    }

    private func count(in row: ArraySlice<UInt8>) -> Int {
        var isQuoted = false
        var count = 0
        for byte in row {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == self.byte { count += 1 }
        }
        return count
    }
}
