import Facts
import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct FontVariationTests {
    private func style(_ font: Font) -> RiffleTextLayout.TextStyle { font.resolved(in: .large) }

    @Test("leading moves lines nearer and farther by two points")
    func leading() {
        func height(_ font: Font) -> CGFloat { TextStage(Text("A\nB").font(font)).textFrame.height }
        let usual = height(.body)
        #expect(height(.body.leading(.loose)) == usual + 2)
        #expect(height(.body.leading(.tight)) == usual - 2)
        #expect(height(.body.leading(.standard)) == usual)
    }

    @Test("widths move letters nearer and farther, for a font, a text and a view")
    func widths() {
        func width(_ view: some View) -> CGFloat { TextStage(view).textFrame.width }
        let usual = width(Text("Wide"))
        #expect(width(Text("Wide").fontWidth(.expanded)) > usual)
        #expect(width(VStack { Text("Wide") }.fontWidth(.condensed)) < usual)
        #expect(width(Text("Wide").font(.body.width(.compressed))) < width(Text("Wide").fontWidth(.condensed)))
        #expect(width(Text("Wide").fontWidth(.standard)) == usual)
    }

    @Test("small capitals are of small letters, of capitals or of both")
    func capitals() {
        #expect(style(.body.smallCaps()).features == [.smallCaps, .uppercaseSmallCaps])
        #expect(style(.body.uppercaseSmallCaps()).features == .uppercaseSmallCaps)
        let sizes = TextStage(Text("Ab").font(.system(size: 20).smallCaps())).runs.map(\.glyphs.size)
        #expect(sizes == [15])
    }

    @Test(
        "a secondary scale is smaller, unless it is not enabled or another one stands inside", .fact("text.scale"))
    func scale() {
        func size(_ view: some View) -> CGFloat? {
            TextStage(view).runs.last.map { ($0.glyphs.size * 10).rounded() / 10 }
        }
        #expect(size(Text("12") + Text("km").textScale(.secondary)) == 13.6)
        #expect(size(Text("km").textScale(.secondary, isEnabled: false)) == 17)
        #expect(size(VStack { Text("km") }.textScale(.secondary)) == 13.6)
        #expect(size(VStack { Text("km").textScale(.default) }.textScale(.secondary)) == 17)
    }
}
