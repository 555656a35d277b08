import SwiftUI
import SwiftCSV

/// What a CSV file with the cards of a deck holds.
struct DeckFile: Equatable, Sendable {
    /// A question and its answer.
    struct Row: Equatable, Sendable {
        var prompt: String
        var answer: String
    }

    /// A row that is not a card.
    struct BadRow: Identifiable, Equatable, Sendable {
        /// The number of its first line, from 1.
        let line: Int
        let reason: String

        var id: Int { line }
    }

    var rows: [Row] = []
    /// The rows that were left out, in order.
    var badRows: [BadRow] = []
    var encoding = TextFile.Encoding.utf8
    var separator = CSVSeparator.comma
}

// MARK: Reading

extension DeckFile {
    /// The longest text on a side of a card, in characters.
    static let longestText = 2_000
    /// The rows between two reports of progress.
    private static let chunk = 1_000

    /// The names of columns that hold questions and answers, as the first row may give them.
    private static let promptNames: Set = ["prompt", "question", "front", "term", "word", "q"]
    private static let answerNames: Set = ["answer", "back", "definition", "meaning", "translation", "a"]

    /// Reads a file. Rows that are not cards are named and left out; the others are read.
    ///
    /// SwiftCSV takes the rows apart. It gives up a whole text at the first quote that is out of order and does not say
    /// where, so it is given rows whose ends are known already, a thousand at a time.
    ///
    /// - Parameter progress: is told from time to time what part of the file has been read, from 0 to 1.
    /// - Throws: ``TextFile/NotText``, and `CancellationError` if the task has been cancelled.
    static func read(_ data: Data, progress: @Sendable (Double) async -> Void = { _ in }) async throws -> DeckFile {
        let file = try TextFile(data)
        let bytes = Array(file.text.utf8)
        var deck = DeckFile(encoding: file.encoding, separator: CSVSeparator.guess(in: bytes))
        var records = CSVRecords(bytes, separator: deck.separator.byte)
        var columns: (prompt: Int, answer: Int)?
        var isAtEnd = false
        while !isAtEnd {
            try Task.checkCancellation()
            var chunk: [CSVRecords.Record] = []
            while chunk.count < Self.chunk, let record = records.next() { chunk.append(record) }
            isAtEnd = chunk.count < Self.chunk
            for (record, fields) in Self.fields(of: chunk, in: bytes, deck.separator) {
                guard let fields else {
                    deck.badRows.append(BadRow(line: record.line, reason: String(localized: "A quote is not closed.")))
                    continue
                }
                if columns == nil {
                    let named = Self.columns(named: fields)
                    columns = named ?? (0, 1)
                    if named != nil { continue }
                }
                deck.add(fields, columns ?? (0, 1), line: record.line)
            }
            await progress(bytes.isEmpty ? 1 : Double(records.position) / Double(bytes.count))
        }
        return deck
    }

    private mutating func add(_ fields: [String], _ columns: (prompt: Int, answer: Int), line: Int) {
        func text(_ column: Int) -> String {
            column < fields.count ? fields[column].trimmingCharacters(in: .whitespacesAndNewlines) : ""
        }
        let row = Row(prompt: text(columns.prompt), answer: text(columns.answer))
        if let reason = Self.fault(of: row, fieldCount: fields.count) {
            badRows.append(BadRow(line: line, reason: reason))
        } else {
            rows.append(row)
        }
    }

    /// What is wrong with a row; nil if it is a card.
    static func fault(of row: Row, fieldCount: Int = 2) -> String? {
        if fieldCount < 2 { return String(localized: "There is only one column.") }
        if row.prompt.isEmpty { return String(localized: "The question is empty.") }
        if row.answer.isEmpty { return String(localized: "The answer is empty.") }
        if row.prompt.utf8.count > longestText || row.answer.utf8.count > longestText {
            return String(localized: "The text is too long.")
        }
        return nil
    }

    /// The columns that a first row names; nil if it is a card already.
    private static func columns(named fields: [String]) -> (prompt: Int, answer: Int)? {
        let names = fields.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard let prompt = names.firstIndex(where: promptNames.contains),
            let answer = names.firstIndex(where: answerNames.contains), prompt != answer
        else { return nil }
        return (prompt, answer)
    }

    /// The fields of each row; nil for one that has none.
    private static func fields(
        of records: [CSVRecords.Record], in bytes: [UInt8], _ separator: CSVSeparator
    ) -> [(CSVRecords.Record, [String]?)] {
        let sound = records.filter(\.isWellFormed)
        guard let rows = parse(sound, bytes, separator) else {
            // One of them is not what it seems to be. Each is read by itself then.
            return records.map { ($0, $0.isWellFormed ? parse([$0], bytes, separator)?.first : nil) }
        }
        var next = rows.makeIterator()
        return records.map { ($0, $0.isWellFormed ? next.next() : nil) }
    }

    /// As many rows as there are records; nil if SwiftCSV sees it differently.
    private static func parse(
        _ records: [CSVRecords.Record], _ bytes: [UInt8], _ separator: CSVSeparator
    ) -> [[String]]? {
        // The first line is taken for names, and tells how many fields the others are filled up to.
        var text: [UInt8] = [UInt8(ascii: "x"), UInt8(ascii: "\n")]
        for record in records {
            text.append(contentsOf: bytes[record.range])
            text.append(UInt8(ascii: "\n"))
        }
        let parsed = try? CSV<Enumerated>(
            string: String(decoding: text, as: UTF8.self), delimiter: .character(separator.rawValue),
            loadColumns: false)
        guard let rows = parsed?.rows, rows.count == records.count else { return nil }
        return rows
    }
}

// MARK: Writing

extension DeckFile {
    /// The rows as a CSV file, as RFC 4180 has it: with names, commas, and quotes where they are needed.
    static func text(of rows: some Sequence<Row>) -> String {
        var text = "prompt,answer\r\n"
        for row in rows { text += "\(quoted(row.prompt)),\(quoted(row.answer))\r\n" }
        return text
    }

    private static func quoted(_ field: String) -> String {
        let isPlain = field.unicodeScalars.allSatisfy { !"\",;\t|\r\n".unicodeScalars.contains($0) }
        return isPlain ? field : "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
