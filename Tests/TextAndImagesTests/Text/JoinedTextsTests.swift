import Testing

@testable import RiffleTextAndImages

@Suite("Texts added to texts")
struct JoinedTextsTests {
    private func letter(_ number: Int) -> Text { Text(verbatim: "\(number % 10)") }

    @Test("keep their order, however they were added")
    func order() {
        let appended = (0..<100).reduce(Text("")) { $0 + letter($1) }
        let prepended = (0..<100).reversed().reduce(Text("")) { letter($1) + $0 }
        let halves = (0..<10).reduce(Text("")) { text, ten in
            text + (0..<10).reduce(Text("")) { $0 + letter(10 * ten + $1) }
        }
        let expected = String((0..<100).map { "\($0 % 10)" }.joined())
        for text in [appended, prepended, halves] {
            #expect(JoinedTexts(text).texts.map { Self.string($0) }.joined() == expected)
        }
    }

    private static func string(_ text: Text) -> String {
        if case .verbatim(let string) = text.storage { string } else { "" }
    }

    @Test("What was asked of a sum holds for all of it, and not for what is added later")
    func attributes() {
        let sum = (letter(1) + letter(2)).bold() + letter(3)
        let parts = Array(JoinedTexts(sum).texts)
        #expect(parts.count == 2)
        #expect(parts[0].hasAttributes)
        #expect(!parts[1].hasAttributes)
    }

    @Test("Adding copies few of the texts that are there", arguments: [1_000, 16_000])
    func work(count: Int) {
        let appended = (0..<count).reduce(JoinedTexts(Text("x"))) { texts, _ in texts + JoinedTexts(Text("x")) }
        let prepended = (0..<count).reduce(JoinedTexts(Text("x"))) { texts, _ in JoinedTexts(Text("x")) + texts }
        // About the logarithm for each text: 10 and 14.
        #expect(appended.textsMoved < 20 * count)
        #expect(prepended.textsMoved < 20 * count)
    }

    @Test("Sums are equal when their texts are")
    func equality() {
        #expect((letter(1) + letter(2)) + letter(3) == letter(1) + (letter(2) + letter(3)))
        #expect(letter(1) + letter(2) != letter(2) + letter(1))
    }
}
