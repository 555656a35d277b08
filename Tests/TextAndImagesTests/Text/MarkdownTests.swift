import Testing

@testable import RiffleTextAndImages

@MainActor
struct MarkdownTests {
    /// The runs that a literal comes to: b for bold, i for italic, m for monospaced, before each.
    private func runs(_ key: LocalizedStringKey) -> [String] {
        TextStage(Text(key), size: CGSize(width: 1000, height: 100)).runs.map { run in
            let face = run.glyphs.face
            let marks = (face.weight > 400 ? "b" : "") + (face.isItalic ? "i" : "")
            return marks.isEmpty ? run.glyphs.text : "\(marks):\(run.glyphs.text)"
        }
    }

    @Test("Stars and underscores emphasize, two of them strongly")
    func emphasis() {
        #expect(runs("a **b** c") == ["a ", "b:b", " c"])
        #expect(runs("a *b* c") == ["a ", "i:b", " c"])
        #expect(runs("_b_ __c__") == ["i:b", " ", "b:c"])
        #expect(runs("***b***") == ["bi:b"])
        #expect(runs("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
    }

    @Test("Marks that pair with nothing are text")
    func literals() {
        #expect(runs("2 * 3 * 4") == ["2 * 3 * 4"])
        #expect(runs("snake_case_name") == ["snake_case_name"])
        #expect(runs("a ** b") == ["a ** b"])
        #expect(runs("*a") == ["*a"])
        #expect(runs("\\*a\\*") == ["*a*"])
        #expect(runs("[a] (b)") == ["[a] (b)"])
        #expect(runs("`a") == ["`a"])
    }

    @Test("Emphasis goes around values")
    func values() {
        #expect(runs("**Hi \("*x*")** \(5)") == ["b:Hi *x*", " 5"])
        #expect(runs("**\(Text("a").italic())** b") == ["bi:a", " b"])
    }

    @Test("Strikethrough draws a line, links have the tint")
    func strikethroughAndLinks() {
        let struck = TextStage(Text("a ~~b~~"))
        #expect(struck.fills.count == 1)
        let link = TextStage(Text("see [here](https://example.com)"))
        #expect(link.runs.map(\.glyphs.text) == ["see ", "here"])
        #expect(link.runs[1].paint == .color(ResolvedColor(bytes: 0, 136, 255)))
    }

    private func spans(_ text: String) -> [String] {
        Markdown.spans(of: text).map { span in span.link.map { "\(span.text) -> \($0.address)" } ?? span.text }
    }

    @Test("Links have labels with marks, addresses with parentheses, and titles that are not shown")
    func links() {
        #expect(spans("[a](b) c") == ["a -> b", " c"])
        #expect(spans("[a **b**](c)") == ["a  -> c", "b -> c"])
        #expect(spans("**a [b](c) d**") == ["a ", "b -> c", " d"])
        #expect(spans("[a [b] c](d)") == ["a [b] c -> d"])
        #expect(spans("[a](b(c)d)") == ["a -> b(c)d"])
        #expect(spans("[a]( b \"c d\" )e") == ["a -> b", "e"])
    }

    @Test("Of links in links the inner one counts; what is none stays as it is written")
    func noLinks() {
        #expect(spans("[a [b](c) d](e)") == ["[a ", "b -> c", " d](e)"])
        #expect(spans("*[a](b c)*") == ["[a](b c)"])
        #expect(spans("[a]()") == ["[a]()"])
        #expect(spans("[a](b") == ["[a](b"])
        #expect(spans("[a](b 'c)") == ["[a](b 'c)"])
        #expect(spans("a](b)") == ["a](b)"])
        #expect(spans("[`a](b)`") == ["[", "a](b)"])
        #expect(spans("[*a](b)*") == ["*a -> b", "*"])
        #expect(spans("~~~a~~~") == ["~~~a~~~"])
    }

    @Test("Values in a link's label, its address and behind it are each put where they stand")
    func valuesInLinks() {
        let (label, address, tail) = ("Docs", "https://example.com/a", "Ann")
        let resolved = ResolvedText(
            Text("\(1): [**\(label)**!](\(address)?page=\(2)) for \(tail)"), in: EnvironmentValues())
        #expect(resolved.string == "1: Docs! for Ann")
        let url = URL(string: "https://example.com/a?page=2")
        #expect(resolved.appearances.map(\.link) == [nil, url, url, nil])
        #expect(ResolvedText(Text("\("a")[](\("b"))\("c")`\("d")`\("e")"), in: EnvironmentValues()).string == "acde")
    }

    @Test("Addresses without marks are links, without the punctuation of the sentence around them")
    func addresses() {
        #expect(spans("see https://example.com/.") == ["see ", "https://example.com/ -> https://example.com/", "."])
        #expect(
            spans("(www.example.com/b_(c)_d)!") == [
                "(", "www.example.com/b_(c)_d -> http://www.example.com/b_(c)_d", ")!",
            ])
        #expect(spans("http://example.com/?c=1&amp;d") == ["http://example.com/?c=1&d -> http://example.com/?c=1&d"])
        #expect(spans("**HTTPS://A.b** c") == ["HTTPS://A.b -> HTTPS://A.b", " c"])
        #expect(spans("mail a.b+c@d-e.org, or f@g") == ["mail ", "a.b+c@d-e.org -> mailto:a.b+c@d-e.org", ", or f@g"])
        #expect(
            spans("<https://example.com> <c@d.e> <b>") == [
                "https://example.com -> https://example.com", " ", "c@d.e -> mailto:c@d.e", " <b>",
            ])
        #expect(
            spans("[https://example.com](c) `d@e.f` xhttps://example.com https://") == [
                "https://example.com -> c", " ", "d@e.f", " xhttps://example.com https://",
            ])
        let resolved = ResolvedText(Text("https://example.com/\(1) c@d.e \("f@g.h")"), in: EnvironmentValues())
        #expect(resolved.string == "https://example.com/1 c@d.e f@g.h")
        #expect(
            resolved.appearances.map(\.link)
                == [URL(string: "https://example.com/1"), nil, URL(string: "mailto:c@d.e"), nil])
        #expect(
            ResolvedText(Text(verbatim: "https://example.com"), in: EnvironmentValues()).appearances.map(\.link) == [
                nil
            ])
    }

    @Test("Characters may be named, except in code")
    func entities() {
        #expect(spans("Fish &amp; Chips") == ["Fish & Chips"])
        #expect(spans("5&nbsp;&euro; &#8364;&#x20ac; &lt;&thetasym;") == ["5\u{A0}€ €€ <ϑ"])
        #expect(spans("&#0;&#xD800;") == ["\u{FFFD}\u{FFFD}"])
        #expect(spans("a & b; &nothing; &; &#; &#x;") == ["a & b; &nothing; &; &#; &#x;"])
        #expect(spans("`&amp;`") == ["&amp;"])
        #expect(spans("&ast;a&#42;") == ["&ast;a*"])
        #expect(ResolvedText(Text(verbatim: "&amp;"), in: EnvironmentValues()).string == "&amp;")
    }

    @Test(
        "Text that opens and closes very much is read without ado",
        arguments: [
            ("[", "x", "](u)"), ("*a ", "", ""), ("*a ", "", " a*"), ("[a](", "", ""), ("[a](", "", ")"),
            ("a* ", "", ""), ("**_~~a", "", ""), ("[a](b '", "", ""), ("[a](u) ", "", ""), ("](", "", "["),
            ("~a ", "~~", "_ "), ("<", "", ""), ("https://", "", ""), ("www.a", "", ")"), ("a@a.", "", ""),
            ("&", "", ";"),
        ])
    func hostile(_ opening: String, _ middle: String, _ closing: String) {
        let text = String(repeating: opening, count: 20_000) + middle + String(repeating: closing, count: 20_000)
        let shown = Markdown.spans(of: text).reduce(0) { $0 + $1.text.count }
        #expect(shown > 0 && shown <= text.count)
    }
}
