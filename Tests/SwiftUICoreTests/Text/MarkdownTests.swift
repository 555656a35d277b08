import SwiftUICore
import Testing

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
}
