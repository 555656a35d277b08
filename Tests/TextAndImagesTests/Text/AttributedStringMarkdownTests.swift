import Foundation
import RiffleLayers
import RiffleTextAndImages
import Testing

@MainActor
struct AttributedStringMarkdownTests {
    @Test("Markdown gives attributes, and a text shows them")
    func attributes() throws {
        let string = try AttributedString(
            markdown: "**Bold** and *slanted* `code` ~~gone~~ [link](https://example.com)")
        #expect(String(string.characters) == "Bold and slanted code gone link")
        let intents = string.runs.compactMap(\.inlinePresentationIntent)
        #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
        #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com"])
        let stage = TextStage(Text(string).font(.system(size: 20)))
        let weights = stage.runs.map {
            "\($0.glyphs.text):\($0.glyphs.face.weight)\($0.glyphs.face.isItalic ? "i" : "")"
        }
        #expect(weights.contains("Bold:700") && weights.contains("slanted:400i"))
    }

    @Test("lines and blocks are joined as the options say")
    func blocks() throws {
        func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ source: String) throws
            -> String
        {
            String(try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax)).characters)
        }
        #expect(try text(.full, "# Title\n\nOne\ntwo\n- three") == "TitleOne twothree")
        #expect(try text(.inlineOnly, "# One\n\n two") == "# One two")
        #expect(try text(.inlineOnlyPreservingWhitespace, "One\n\n  *two*") == "One\n\n  two")
    }

    @Test("links begin at a base, and Apple's attributes are text unless they are asked for")
    func options() throws {
        let base = try #require(URL(string: "https://example.com/a/"))
        let relative = try AttributedString(markdown: "[b](b)", baseURL: base)
        #expect(relative.runs.first?.link?.absoluteString == "https://example.com/a/b")
        #expect(String(try AttributedString(markdown: "^[x](inflect: true)").characters).hasPrefix("^"))
        let read = try AttributedString(markdown: "^[x](inflect: true)", options: .init(allowsExtendedAttributes: true))
        #expect(String(read.characters) == "x")
    }

    @Test("characters stand on the color that they ask for")
    func background() throws {
        var string = AttributedString("A")
        string.backgroundColor = .yellow
        string.append(AttributedString("B"))
        let commands = TextStage(Text(string)).commands
        guard case .fill(let path, _, _)? = commands.first else {
            Issue.record("There is no ground")
            return
        }
        #expect(path.boundingRect.width == 8.5 && commands.count == 3)
    }
}
