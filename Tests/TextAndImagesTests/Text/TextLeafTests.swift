import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct TextLeafTests {
    @Test("A text is as wide as its characters and as high as a line of body")
    func size() {
        let stage = TextStage(Text("Hello"))
        // 5 characters of half of 17 points; 17 · 2444/2048 = 20.29, up to the pixel.
        #expect(stage.textFrame.size == CGSize(width: 42.5, height: 20.5))
        #expect(stage.shown == "Hello")
        #expect(stage.runs.first?.glyphs.size == 17)
    }

    @Test("A text breaks lines at the width it is offered")
    func wrapping() {
        let stage = TextStage(Text(verbatim: "aaaa bbbb cccc"), size: CGSize(width: 80, height: 300))
        #expect(stage.layers(named: "Text")[0].contents.count == 2)
        #expect(stage.textFrame.height == 41)
    }

    @Test("A text without characters takes no space")
    func empty() {
        let stage = TextStage(Text(""))
        #expect(stage.textFrame.size == .zero)
        #expect(stage.commands.isEmpty)
    }

    @Test("Text is painted in the label color of the color scheme")
    func labelColor() {
        #expect(TextStage(Text("a")).runs.first?.paint == .color(.black))
        #expect(TextStage(Text("a")) { $0.colorScheme = .dark }.runs.first?.paint == .color(.white))
    }
}
