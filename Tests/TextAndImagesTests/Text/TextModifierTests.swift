import Facts
import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct TextModifierTests {
    private func face(_ view: some View) -> FontFace? { TextStage(view).runs.first?.glyphs.face }
    private func weight(_ view: some View) -> Int? { face(view)?.weight }
    private func size(_ view: some View) -> CGFloat? { TextStage(view).runs.first?.glyphs.size }

    @Test("Of several fonts the inner one counts, on texts and on views")
    func fonts() {
        #expect(size(Text("a").font(.title).font(.caption)) == 28)
        #expect(size(Group { Text("a").font(.title) }.font(.caption)) == 28)
        #expect(size(Group { Text("a") }.font(.caption).font(.title)) == 12)
        #expect(size(Text("a").font(nil)) == 17)
    }

    @Test("A weight wins over bold at one place, and bold further in over a weight further out", .fact("text.bold"))
    func weights() {
        #expect(weight(Text("a").bold()) == 600)
        #expect(weight(Text("a").font(.title).bold()) == 700)
        #expect(weight(Text("a").bold().fontWeight(.heavy)) == 800)
        #expect(weight(Text("a").fontWeight(.light).bold()) == 300)
        #expect(weight(Group { Text("a").bold() }.fontWeight(.light)) == 600)
        #expect(weight(Group { Text("a").fontWeight(.light) }.bold()) == 300)
        #expect(weight(Group { Text("a") }.bold()) == 600)
        #expect(weight(Group { Text("a").bold(false) }.bold()) == 400)
        #expect(weight(Group { Text("a") }.fontWeight(nil).fontWeight(.black)) == 400)
        #expect(weight(Text("a").font(.system(.largeTitle, design: .rounded)).fontWeight(.heavy)) == 800)
    }

    @Test("Italics and designs come from the text or from around it")
    func traits() {
        #expect(face(Text("a").italic())?.isItalic == true)
        #expect(face(Group { Text("a").italic(false) }.italic())?.isItalic == false)
        #expect(weight(Text("a").fontDesign(.serif).fontWeight(.bold)) == 700)
    }

    @Test("Joined texts keep their own attributes and take the others from the whole", .fact("text.joined"))
    func joined() {
        let text = (Text("a").font(.caption) + Text("b").bold() + Text("c")).font(.title).italic()
        let runs = TextStage(text).runs
        #expect(runs.map(\.glyphs.text) == ["a", "b", "c"])
        #expect(runs.map(\.glyphs.size) == [12, 28, 28])
        #expect(runs.map(\.glyphs.face.weight) == [400, 700, 400])
        #expect(runs.allSatisfy { $0.glyphs.face.isItalic })
    }

    @Test("Neighbors that look alike are one run")
    func merged() {
        let text = Text("a") + Text("b") + Text("").bold() + Text("c")
        #expect(TextStage(text).runs.map(\.glyphs.text) == ["abc"])
    }

    @Test("Each run has its color; the view around colors the rest")
    func colors() {
        let text = Text("a").foregroundColor(.white) + Text("b") + Text("c").foregroundStyle(.secondary)
        let runs = TextStage(text.foregroundColor(Color(red: 1, green: 0, blue: 0))).runs
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        #expect(runs[0].paint == .color(.white))
        #expect(runs[1].paint == .color(red))
        #expect(TextStage(Text("a")).runs[0].paint == .color(.black))
        #expect(TextStage(Group { Text("a") }.foregroundColor(.white)).runs[0].paint == .color(.white))
        #expect(
            TextStage(Text("a").foregroundStyle(.secondary)).runs[0].paint
                == .color(ResolvedColor(bytes: 60, 60, 67, alpha: 0.6)))
    }

    @Test("Letters can be made large or small")
    func textCase() {
        #expect(TextStage(Text("mixed Case").textCase(.uppercase)).shown == "MIXED CASE")
        #expect(TextStage(Group { Text("A").textCase(nil) }.textCase(.lowercase)).shown == "A")
        #expect(TextStage(Text("A").textCase(.lowercase)).shown == "a")
    }

    @Test(
        "Kerning and tracking widen a text by as much for each character; of both the tracking counts",
        .fact("text.tracking"))
    func spacing() {
        #expect(TextStage(Text("abcd").kerning(2)).textFrame.width == 42)
        #expect(TextStage(Text("abcd").tracking(1).kerning(2)).textFrame.width == 38)
        #expect(TextStage(Group { Text("abcd").kerning(2) }.tracking(1)).textFrame.width == 38)
        #expect(TextStage(Group { Text("abcd") }.tracking(1)).textFrame.width == 38)
    }

    @Test("Attributed strings bring fonts, colors and lines along")
    func attributed() {
        var string = AttributedString("ab")
        string.font = .caption
        var rest = AttributedString("cd")
        rest.foregroundColor = .white
        rest.underlineStyle = .single
        string += rest
        let stage = TextStage(Text(string))
        #expect(stage.runs.map(\.glyphs.size) == [12, 17])
        #expect(stage.runs[1].paint == .color(.white))
        #expect(stage.fills.count == 1)
    }
}
