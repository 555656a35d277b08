import Foundation
import Testing

@testable import FlashcardsApp

struct CSVTests {
    private func read(_ text: String) async throws -> DeckFile { try await DeckFile.read(Data(text.utf8)) }

    private func row(_ prompt: String, _ answer: String) -> DeckFile.Row { .init(prompt: prompt, answer: answer) }

    @Test("rows are cards; a first row of names is none, and says which columns are which")
    func names() async throws {
        #expect(try await read("one,uno\ntwo,dos\n").rows == [row("one", "uno"), row("two", "dos")])
        #expect(try await read("Question,Answer\none,uno").rows == [row("one", "uno")])
        #expect(try await read("note,back,front\nx,uno,one").rows == [row("one", "uno")])
    }

    @Test("quoted fields hold separators, quotes and lines", arguments: ["\n", "\r\n", "\r"])
    func quotes(lineEnd: String) async throws {
        let lines = ["\"a, b\",\"say \"\"hi\"\"\"", "\"two\(lineEnd)lines\",\"\"\"x\"\"\"", "plain,last"]
        let file = try await read(lines.joined(separator: lineEnd))
        #expect(file.badRows == [])
        let rows = file.rows.map { row($0.prompt.replacingOccurrences(of: lineEnd, with: "\n"), $0.answer) }
        #expect(rows == [row("a, b", "say \"hi\""), row("two\nlines", "\"x\""), row("plain", "last")])
    }

    @Test("semicolons, tabs and bars separate too", arguments: [CSVSeparator.comma, .semicolon, .tab, .bar])
    func separators(separator: CSVSeparator) async throws {
        let character = String(separator.rawValue)
        let other = separator == .comma ? ";" : ","
        let file = try await read("one\(character)uno\(other) x\ntwo\(character)\"dos\(character)2\"\n")
        #expect(file.separator == separator)
        #expect(file.rows == [row("one", "uno\(other) x"), row("two", "dos\(character)2")])
    }

    @Test("a bad row is named by its line, and the rest is read")
    func badRows() async throws {
        let text =
            "prompt,answer\none,uno\nno answer\n\"broken,quote\ntwo,dos\n,empty\nthree,\n\n\"a\"b,c\nfour,\"x\ny\"\nfive,f\"ve"
        let file = try await read(text)
        #expect(file.rows == [row("one", "uno"), row("two", "dos"), row("four", "x\ny")])
        #expect(file.badRows.map(\.line) == [3, 4, 6, 7, 9, 12])
        #expect(file.badRows[0].reason == "The answer is empty.")
        #expect(file.badRows[1].reason == "A quote is not closed.")
        #expect(file.badRows[2].reason == "The question is empty.")
        #expect(file.badRows[3].reason == "The answer is empty.")
    }

    @Test("a quote that is never closed spoils only its own line")
    func openQuote() async throws {
        var lines = ["first,eins", "\"second,zwei"]
        lines += (0..<3_000).map { "card \($0),Karte \($0)" }
        let file = try await read(lines.joined(separator: "\n"))
        #expect(file.rows.count == 3_001)
        #expect(file.badRows.map(\.line) == [2])
    }

    @Test("UTF-8 with and without a mark, UTF-16 of both orders, and Latin-1 are read")
    func encodings() async throws {
        let text = "Fluß,rivière\nKäse,“fromage” – €\n"
        let expected = [row("Fluß", "rivière"), row("Käse", "“fromage” – €")]
        func little(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        func big(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
        let utf8 = Array(text.utf8)
        let files: [([UInt8], TextFile.Encoding)] = [
            (utf8, .utf8), ([0xEF, 0xBB, 0xBF] + utf8, .utf8), ([0xFF, 0xFE] + little(text), .utf16),
            ([0xFE, 0xFF] + big(text), .utf16), (little("one,uno\n") + little(text), .utf16),
            (big("one,uno\n") + big(text), .utf16),
        ]
        for (bytes, encoding) in files {
            let file = try await DeckFile.read(Data(bytes))
            #expect(file.encoding == encoding)
            #expect(file.rows.suffix(2) == expected[...])
            #expect(file.badRows == [])
        }
        // As an old spreadsheet on Windows writes it.
        let old: [UInt8] = Array("Flu".utf8) + [0xDF, 0x2C, 0x93, 0xE9, 0x94, 0x20, 0x80, 0x0A]
        let latin = try await DeckFile.read(Data(old))
        #expect(latin.encoding == .latin1 && latin.rows == [row("Fluß", "“é” €")])
    }

    @Test("pictures are refused, and an empty file has no cards")
    func noText() async throws {
        await #expect(throws: TextFile.NotText.self) {
            try await DeckFile.read(Data([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13, 1, 2, 3]))
        }
        #expect(try await read("").rows == [])
        #expect(try await read("\n\r\n").rows == [])
    }

    @Test("100,000 rows are read, and progress goes from 0 to 1")
    func many() async throws {
        var text = "prompt,answer\n"
        for index in 0..<100_000 {
            text += index % 1_000 == 7 ? "\"word \(index),x\n" : "word \(index),\"Wort, \(index)\"\n"
        }
        let steps = Steps()
        let file = try await DeckFile.read(Data(text.utf8)) { await steps.append($0) }
        #expect(file.rows.count == 99_900 && file.badRows.count == 100)
        #expect(file.rows.last == row("word 99999", "Wort, 99999"))
        #expect(file.badRows.first?.line == 9)
        let values = await steps.values
        #expect(values == values.sorted() && values.last == 1 && values.count > 50)
    }

    private actor Steps {
        var values: [Double] = []
        func append(_ value: Double) { values.append(value) }
    }

    @Test("what is written is read back as it was")
    func roundTrip() async throws {
        let rows = [
            row("a", "b"), row("with, comma", "with \"quotes\""), row("two\nlines", ";\t|"), row("日本", "Ω"),
            row("=1+1", "'"),
        ]
        let file = try await read(DeckFile.text(of: rows))
        #expect(file.rows == rows && file.badRows == [])
    }

    @Test("whatever the bytes, reading ends, and every line is a card, a name, empty, or named")
    func noise() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let alphabet = Array("ab\"\"\",,;\n\r\t|é ")
        for _ in 0..<300 {
            let text = String((0..<next(80)).map { _ in alphabet[next(alphabet.count)] })
            var records = CSVRecords(Array(text.utf8), separator: UInt8(ascii: ","))
            var (end, line) = (0, 0)
            while let record = records.next() {
                #expect(record.range.lowerBound >= end && record.line > line, "seed \(seed)")
                (end, line) = (record.range.upperBound, record.line)
            }
            let file = try await read(text)
            #expect(file.rows.allSatisfy { !$0.prompt.isEmpty && !$0.answer.isEmpty }, "seed \(seed)")
        }
    }
}
