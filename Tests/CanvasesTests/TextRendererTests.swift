import SwiftUITesting
import Testing

/// Draws each character in a place of its own, and notes what it was given.
private struct Spread: TextRenderer {
    var distance: CGFloat
    var opacity = 1.0

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, character) in run.enumerated() {
                    var copy = context
                    copy.opacity = opacity
                    copy.translateBy(x: 0, y: distance * CGFloat(index))
                    copy.draw(character)
                }
            }
        }
    }
}

private struct Emphasis: TextAttribute {}

/// Draws only what is noted as emphasized.
private struct OnlyEmphasis: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) where run[Emphasis.self] != nil { context.draw(run) }
    }
}

/// Fills the box of each line, and makes room for a line more.
private struct Boxes: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 20)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.fill(Path(line.typographicBounds.rect), with: .color(.red)) }
    }
}

@MainActor
@Suite("Texts that are drawn by hand")
struct TextRendererTests {
    /// The rows that have dark pixels.
    private func darkRows(_ tester: ViewTester) throws -> ClosedRange<Int> {
        let picture = try tester.snapshot()
        let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y].g < 100 } }
        let first = try #require(rows.first)
        return first...(try #require(rows.last))
    }

    private func tester(_ view: some View) -> ViewTester {
        ViewTester(view, size: CGSize(width: 200, height: 200), scale: 1)
    }

    @Test("characters are drawn where the renderer puts them, and the text keeps its room and its name")
    func characters() throws {
        let plain = tester(Text("nnnn"))
        let spread = tester(Text("nnnn").textRenderer(Spread(distance: 10)))
        #expect(try spread.find(.text("nnnn")).frame == plain.find(.text("nnnn")).frame)
        let (before, after) = (try darkRows(plain), try darkRows(spread))
        #expect(after.lowerBound == before.lowerBound)
        #expect(abs(after.upperBound - before.upperBound - 30) <= 1)
        // A space counts, too.
        let words = tester(Text("nn nn").textRenderer(Spread(distance: 10)))
        #expect(try abs(darkRows(words).upperBound - before.upperBound - 40) <= 1)
    }

    @Test("a renderer that draws every character in its place draws the text as it is")
    func same() throws {
        let text = Text("Hello **bold** \(Text("red").foregroundStyle(.red)) and a second line of words").underline()
        let plain = try tester(text).snapshot()
        struct Whole: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { context.draw(line) }
            }
        }
        let drawn = try tester(text.textRenderer(Whole())).snapshot()
        #expect(drawn.pngData == plain.pngData)
    }

    @Test("links in a text that a renderer draws are opened, and what is beside them is for what is around")
    func links() async throws {
        var taps = 0
        let words = "Ask [the harbor](https://example.com/harbor) first."
        let text = Text(LocalizedStringKey(words)).textRenderer(Spread(distance: 0)).onTapGesture { taps += 1 }
        let tester = ViewTester(text.frame(width: 380, alignment: .leading), size: CGSize(width: 400, height: 100))
        let frame = try tester.find(.text("Ask the harbor first.")).frame
        func tap(_ x: CGFloat) async { await tester.touch(at: CGPoint(x: frame.minX + x, y: frame.midY)).lift() }
        await tap(60)
        #expect(tester.openedURLs.map(\.path) == ["/harbor"])
        #expect(taps == 0)
        await tap(10)
        #expect(taps == 1)
    }

    @Test("what animates in a renderer moves, and a newer text is drawn")
    func animation() async throws {
        struct Waving: View {
            @State private var isSpread = false
            @State private var word = "nnnn"
            var body: some View {
                VStack {
                    Text(word).textRenderer(Spread(distance: isSpread ? 20 : 0))
                    Button("go") { withAnimation(.linear(duration: 1)) { isSpread = true } }.opacity(0.02)
                    Button("word") { word = "nn" }.opacity(0.02)
                }
            }
        }
        let tester = tester(Waving())
        let resting = try darkRows(tester)
        await tester.tap(try tester.find(.label("go")))
        await tester.advance(by: 0.5)
        let half = try darkRows(tester)
        #expect(abs(half.upperBound - resting.upperBound - 30) <= 4)
        try await tester.settle()
        #expect(abs(try darkRows(tester).upperBound - resting.upperBound - 60) <= 1)
        await tester.tap(try tester.find(.label("word")))
        try await tester.settle()
        _ = try tester.find(.text("nn"))
        #expect(abs(try darkRows(tester).upperBound - resting.upperBound - 20) <= 1)
    }

    @Test("runs know what was noted on them, and no others do")
    func attributes() throws {
        let emphasized = Text("mm").customAttribute(Emphasis())
        let picture = try tester(Text("mm\(emphasized)").textRenderer(OnlyEmphasis())).snapshot()
        let columns = (0..<200).filter { x in (0..<200).contains { picture[x, $0].g < 100 } }
        #expect(try #require(columns.first) >= 99)
    }

    @Test("a renderer says how large its text is, and finds its lines")
    func size() throws {
        let tester = tester(
            VStack(spacing: 0) {
                Text("one\ntwo").textRenderer(Boxes())
                Color.blue
            })
        let picture = try tester.snapshot()
        let red = (0..<200).filter { picture[100, $0] == (255, 56, 60, 255) || picture[100, $0].b < 100 }
        #expect(red.count >= 40)
        let top = try #require((0..<200).first { picture[100, $0].b > 200 && picture[100, $0].r < 50 })
        #expect(top >= red.count + 19)
    }
}
