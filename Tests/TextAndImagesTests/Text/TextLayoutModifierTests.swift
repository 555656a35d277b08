import Facts
import RiffleTextAndImages
import Testing
import RiffleTextLayout

@MainActor
struct TextLayoutModifierTests {
    private let text = Text(verbatim: "aaaa bbbb cccc")

    private func stage(_ view: some View, width: CGFloat = 60, height: CGFloat = 300) -> TextStage {
        TextStage(view, size: CGSize(width: width, height: height))
    }

    @Test("A line limit leaves out what does not fit", .fact("text.limit"))
    func lineLimit() {
        #expect(stage(text).textFrame.height == 61)
        #expect(stage(text.lineLimit(1)).textFrame.height == 20.5)
        #expect(stage(text.lineLimit(1)).shown.hasSuffix("…"))
        #expect(stage(text.lineLimit(1).truncationMode(.head)).shown.hasPrefix("…"))
        #expect(stage(text.lineLimit(nil)).textFrame.height == 61)
        #expect(stage(text.lineLimit(0)).textFrame.height == 20.5)
    }

    @Test("Reserved lines add height under the text", .fact("text.limit"))
    func reserved() {
        let short = Text("a")
        #expect(stage(short.lineLimit(2, reservesSpace: true)).textFrame.height == 41)
        #expect(stage(short.lineLimit(3...)).textFrame.height == 61)
        #expect(stage(short.lineLimit(...3)).textFrame.height == 20.5)
        #expect(stage(short.lineLimit(2...4)).textFrame.height == 41)
        // A limit alone leaves the room as it is; a range says both.
        #expect(stage(short.lineLimit(4).lineLimit(3...5)).textFrame.height == 61)
        #expect(stage(short.lineLimit(...4).lineLimit(3...5)).textFrame.height == 20.5)
        let row = stage(
            HStack(alignment: .lastTextBaseline) {
                Text("a").lineLimit(2, reservesSpace: true)
                Text("b")
            }, width: 300)
        #expect(row.frames(named: "Text").map(\.minY).allSatisfy { $0 == row.textFrame.minY })
    }

    @Test("Line spacing spreads lines, and one line stays as it is", .fact("text.line-spacing"))
    func lineSpacing() {
        #expect(stage(text.lineSpacing(10)).textFrame.height == 81)
        #expect(stage(Text("a").lineSpacing(10)).textFrame.height == 20.5)
    }

    @Test("Alignment moves lines inside the text's width", .fact("text.alignment"))
    func alignment() {
        let text = Text(verbatim: "aaaa\nbb")
        let plain = stage(text)
        #expect(plain.runs.map(\.glyphs.origin.x) == [0, 0])
        #expect(stage(text.multilineTextAlignment(.center)).runs.map(\.glyphs.origin.x) == [0, 8.5])
        #expect(stage(text.multilineTextAlignment(.trailing)).runs.map(\.glyphs.origin.x) == [0, 17])
        #expect(stage(text.multilineTextAlignment(.trailing)).textFrame == plain.textFrame)
    }

    @Test("Text is scaled before it is truncated where that is allowed")
    func scaling() {
        let text = Text(verbatim: "aaaaaaaaaa").lineLimit(1)
        #expect(stage(text).shown.hasSuffix("…"))
        let scaled = stage(text.minimumScaleFactor(0.5))
        #expect(scaled.shown == "aaaaaaaaaa")
        #expect(scaled.runs[0].glyphs.size < 17)
    }

    @Test("Text in a stack too low for it keeps as many lines as fit", .fact("text.pressure"))
    func heightPressure() {
        #expect(stage(text, height: 45).textFrame.height == 41)
        #expect(stage(text, height: 45).shown.hasSuffix("…"))
    }

    @Test("The environment tells what was asked for")
    func environment() {
        var values = EnvironmentValues()
        values.lineLimit = 3
        values.font = .title
        #expect(values.lineLimit == 3)
        #expect(values.font == .title)
        #expect(EnvironmentValues().font == nil)
        #expect(EnvironmentValues().multilineTextAlignment == .leading)
        #expect(EnvironmentValues().minimumScaleFactor == 1)
        #expect(EnvironmentValues().dynamicTypeSize == .large)
    }

    @Test("A range keeps the type size within it")
    func typeSizes() {
        func size(_ view: some View) -> CGFloat? { TextStage(view).runs.first?.glyphs.size }
        #expect(size(Text("a").dynamicTypeSize(.xSmall)) == 14)
        #expect(size(Group { Text("a").dynamicTypeSize(...(.xxLarge)) }.dynamicTypeSize(.accessibility5)) == 21)
        #expect(size(Group { Text("a").dynamicTypeSize(.large...) }.dynamicTypeSize(.xSmall)) == 17)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
