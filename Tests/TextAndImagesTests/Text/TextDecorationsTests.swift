import Facts
import RiffleTextAndImages
import Testing

@MainActor
struct TextDecorationsTests {
    @Test("Lines under and through text are whole pixels at the font's heights", .fact("text.underline"))
    func places() {
        // Baseline 16; the center 0.15137 · 17 below it, 0.05859 · 17 thick: 2 pixels from 17.5 on… up to the pixel.
        let under = TextStage(Text("ab").underline())
        #expect(under.fills == [CGRect(x: 0, y: 18, width: 17, height: 1)])
        let through = TextStage(Text("ab").strikethrough())
        #expect(through.fills == [CGRect(x: 0, y: 11, width: 17, height: 1)])
    }

    @Test("Only the parts that ask have a line, and neighbors share one")
    func parts() {
        let text = Text("ab") + Text("cd").underline() + Text("ef").underline().foregroundColor(.white)
        #expect(TextStage(text).fills.map(\.minX) == [17, 34])
        #expect(TextStage(Group { Text("a").underline(false) }.underline()).fills.isEmpty)
        #expect(TextStage(Group { Text("a") }.underline()).fills.count == 1)
    }

    @Test("A line has the text's color unless it has its own")
    func colors() {
        func paint(_ text: Text) -> Paint? {
            TextStage(text).commands.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }.first
        }
        #expect(paint(Text("a").underline().foregroundColor(.white)) == .color(.white))
        #expect(paint(Text("a").underline(color: .white)) == .color(.white))
        #expect(paint(Text("a").strikethrough(true, color: .white)) == .color(.white))
    }

    @Test("A style of UIKit's is a style of texts' where they have one, and the other way around")
    func styles() {
        let pairs: [(NSUnderlineStyle, Text.LineStyle)] = [
            (.single, .single), ([.single, .patternDashDot], Text.LineStyle(pattern: .dashDot)),
            ([.patternDot, .single], Text.LineStyle(pattern: .dot)),
        ]
        for (style, line) in pairs {
            #expect(Text.LineStyle(nsUnderlineStyle: style) == line)
            #expect(NSUnderlineStyle(line) == style)
        }
    }

    @Test("Lines that texts have not are no styles of theirs")
    func foreignStyles() {
        let styles: [NSUnderlineStyle] = [[], .double, .thick, .patternDot, [.single, .byWord], [.single, .thick]]
        for style in styles { #expect(Text.LineStyle(nsUnderlineStyle: style) == nil) }
    }

    @Test("Patterns are dashes in units of the thickness", .fact("text.underline"))
    func patterns() {
        let stage = TextStage(Text("ab").underline(pattern: .dashDot))
        guard case .stroke(let path, _, let style)? = stage.commands.last else {
            Issue.record("no stroke in \(stage.commands)")
            return
        }
        #expect(style.dash == [10, 3, 3, 3])
        #expect(style.lineWidth == 1)
        #expect(path.boundingRect.minY == 18.5)
    }
}
