import SwiftText
import Testing

struct SwiftTokensTests {
    private func words(_ text: String) -> [String] {
        let source = SwiftTokens(text)
        return source.tokens.filter { $0.kind == .word }.map { source.text($0.range) }
    }

    @Test("Comments and strings hold no words, however deep they are nested")
    func nesting() {
        #expect(words("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
        #expect(words(#"a "b \(c("d)")) e" f"#) == ["a", "f"])
        #expect(words("a #\"b \" c\"# d") == ["a", "d"])
        #expect(words("a \"\"\"\nb \"c\" {\n\"\"\" d") == ["a", "d"])
        #expect(words("let x = /a{2}\"/ ; b / c / d") == ["let", "x", "b", "c", "d"])
    }

    @Test("Brackets have partners, and a source in which one is missing says so")
    func brackets() {
        let source = SwiftTokens("f(a[0]) { \"}\" }")
        #expect(source.isBalanced)
        #expect(source.partners.count == 6)
        #expect(!SwiftTokens("f( {)").isBalanced)
        #expect(!SwiftTokens("struct A {").isBalanced)
    }

    @Test("Any prefix of a source is read to its end")
    func prefixes() {
        let text = "#if os(iOS) /* a */\nlet a = \"\"\"\n\\(b(\"c\"))\n\"\"\"; let r = #/x/#\n#endif // é 🎈"
        for end in text.indices { _ = DeclarationScan(String(text[..<end])).declarations.count }
    }
}
