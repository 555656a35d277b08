import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Measuring with fonts")
struct PangoTextMeasurerTests {
    let measurer: PangoTextMeasurer

    init() throws {
        measurer = try PangoTextMeasurer.shared.get()
    }

    private func layout(_ text: String, _ style: TextStyle = TextStyle(size: 17)) -> LaidOutText {
        measurer.layout(TextRequest(text, style: style), width: nil, height: nil)
    }

    @Test("Texts are as wide as recorded on iOS, to the pixel", .fact("text.widths"))
    func recordedWidths() {
        let samples: [(String, TextRole, CGFloat)] = [
            ("Hello", .body, 39), ("One", .body, 31.5), ("Body", .body, 39.5), ("Headline", .headline, 70.5),
            ("Large Title", .largeTitle, 152.5), ("Caption", .caption, 44),
        ]
        for (text, role, width) in samples {
            #expect(layout(text, role.style()).size.width == width, "\(text)")
        }
    }

    @Test("Bold and semibold texts are as wide as recorded on iOS, to the pixel", .fact("text.widths"))
    func recordedBoldWidths() {
        let samples: [(String, CGFloat, Int, CGFloat)] = [
            ("Large Title", 34, 700, 166), ("Title", 28, 700, 57.5), ("Title 2", 22, 700, 63.5),
            ("Headline", 17, 600, 70.5), ("Body", 17, 600, 41), ("Callout", 16, 600, 54), ("Subheadline", 15, 600, 89),
            ("Caption", 12, 600, 46),
        ]
        for (text, size, weight, width) in samples {
            #expect(layout(text, TextStyle(size: size, weight: weight)).size.width == width, "\(text)")
        }
        // Inter's shapes differ too much for these to come out exactly by letter spacing alone.
        for (text, size, width) in [("Title 3", 20, 57.5), ("Footnote", 13, 57), ("Caption 2", 11, 53)]
            as [(String, CGFloat, CGFloat)]
        {
            #expect(abs(layout(text, TextStyle(size: size, weight: 600)).size.width - width) <= 0.5, "\(text)")
        }
    }

    @Test("Lines on a phone at 3x are as high and as far apart as measured there", .fact("text.phone"))
    func phoneLines() {
        for (size, height) in [(17, 20.333), (13, 15.667), (28, 33.667)] as [(CGFloat, CGFloat)] {
            let one = measurer.layout(
                TextRequest("One", style: TextStyle(size: size), scale: 3), width: nil, height: nil)
            #expect(abs(one.size.height - height) < 0.001)
        }
        let two = measurer.layout(
            TextRequest("One\nTwo", style: TextStyle(size: 17), scale: 3), width: nil, height: nil)
        #expect(abs(two.lastBaseline - two.firstBaseline - 20.333) < 0.001)
        #expect(abs(two.size.height - 40.667) < 0.001)
    }

    @Test("Heights are the system font's in every design, whatever the face")
    func heights() {
        for design in [TextStyle.Design.default, .rounded, .serif, .monospaced, .custom("not installed")] {
            let style = TextStyle(design: design, size: 17)
            #expect(layout("Hello 漢字 😀", style).size.height == 20.5)
            #expect(layout("Hello", style).firstBaseline == 16)
        }
    }

    @Test(
        "Digits and signs are emoji only where the text asks for it, whatever stands beside them",
        arguments: ["第3章 #1 *", "제3장", "عدد 12 من", "12 שלום", "😀 3", "月3"])
    func emojiPresentation(_ text: String) {
        for design in [TextStyle.Design.default, .rounded, .serif, .monospaced] {
            let layout = layout(text, TextStyle(design: design, size: 17))
            for run in layout.lines.flatMap(\.runs) where run.glyphs.face.family == "Noto Color Emoji" {
                #expect(run.glyphs.text.unicodeScalars.allSatisfy { $0.value > 0x1F000 }, "\(run.glyphs.text)")
            }
        }
    }

    @Test("Keycaps, flags and hearts with a variation selector are emoji")
    func askedForEmoji() {
        for text in ["3️⃣", "月#️⃣", "❤️", "🇩🇪", "👍🏽", "👨‍👩‍👧"] {
            let faces = layout(text).lines.flatMap(\.runs).map(\.glyphs.face.family)
            #expect(faces.last == "Noto Color Emoji", "\(text)")
        }
    }

    @Test("Every design and weight has the face that stands for it")
    func faces() {
        func face(_ style: TextStyle) -> FontFace { layout("a", style).lines[0].runs[0].glyphs.face }
        for weight in stride(from: 100, through: 900, by: 100) {
            #expect(face(TextStyle(size: 17, weight: weight)).weight == weight)
        }
        #expect(face(TextStyle(size: 17, isItalic: true)).isItalic)
        #expect(face(TextStyle(design: .rounded, size: 17, weight: 900)).family == "Quicksand")
        #expect(face(TextStyle(design: .rounded, size: 17, weight: 900)).weight == 700)
        #expect(face(TextStyle(design: .serif, size: 17)).family == "Noto Serif")
        #expect(face(TextStyle(design: .monospaced, size: 17)).family == "JetBrains Mono")
        #expect(face(TextStyle(design: .custom("not installed"), size: 17)).family == "Inter")
        #expect(measurer.hasFamily("Inter Display") && !measurer.hasFamily("not installed"))
        #expect(face(TextStyle(design: .custom("Inter Display"), size: 17)).file.contains("InterDisplay-Regular"))
    }

    @Test("Digits are as wide as each other where that is asked for")
    func digits() {
        let style = TextStyle(size: 17, features: .monospacedDigit)
        #expect(layout("1111", style).size == layout("0000", style).size)
        #expect(layout("1111").size.width < layout("0000").size.width)
        #expect(layout("1", style).lines[0].runs[0].glyphs.face.features == ["tnum"])
    }

    @Test("Small letters become capitals three quarters of the size")
    func smallCaps() {
        let runs = layout("Ab", TextStyle(size: 20, features: .smallCaps)).lines[0].runs.map(\.glyphs)
        #expect(runs.map(\.text) == ["A", "B"] && runs.map(\.size) == [20, 15])
    }

    @Test("Advances are not rounded, and grow with the size")
    func unhinted() {
        let style = TextStyle(design: .serif, size: 10)
        let small = layout("Hamburgefonts", style).lines[0].frame.width
        let big = layout("Hamburgefonts", TextStyle(design: .serif, size: 1000)).lines[0].frame.width
        #expect(abs(small * 100 - big) < 0.1)
    }

    @Test("A run's glyphs, letter spacing and width agree")
    func spacing() {
        let plain = layout("abcd", TextStyle(design: .serif, size: 17)).lines[0].runs[0].glyphs
        let spaced = layout("abcd", TextStyle(design: .serif, size: 17, kerning: 2)).lines[0].runs[0].glyphs
        #expect(plain.letterSpacing == 0 && spaced.letterSpacing == 2)
        #expect(abs(spaced.width - plain.width - 8) < 0.01)
        for i in 0..<4 {
            #expect(abs(spaced.glyphs[i].x - plain.glyphs[i].x - Float(2 * i)) < 0.01)
        }
    }

    @Test("Ideographs, emoji and other scripts come from fonts of their own")
    func fallback() {
        let runs = layout("a漢😀ب").lines[0].runs.map(\.glyphs)
        #expect(runs.map(\.face.family) == ["Inter", "Noto Sans CJK SC", "Noto Color Emoji", "Noto Sans Arabic"])
        #expect(runs.map(\.isColored) == [false, false, true, false])
        #expect(runs.map(\.isRightToLeft) == [false, false, false, true])
        #expect(runs.allSatisfy { $0.glyphs.allSatisfy { $0.id > 0 } })
        #expect(runs[1].width == 17)
        #expect(runs[2].width > 17 && runs[2].width < 25)
    }

    @Test("A family of emoji or a flag is one glyph, and the space beside it is the text's own")
    func emoji() {
        let runs = layout("👩‍👩‍👧‍👦 🇩🇪").lines[0].runs.map(\.glyphs)
        #expect(runs.map(\.glyphs.count) == [1, 1, 1])
        #expect(runs[1].face.family == "Inter" && runs[1].width < 6)
    }

    @Test("A character that no font has is a box")
    func unknown() {
        let runs = layout("a\u{10FFFD}b").lines[0].runs.map(\.glyphs)
        #expect(runs.flatMap { $0.glyphs.map(\.id) }.contains(0))
        #expect(runs.map(\.text).joined() == "a\u{10FFFD}b")
    }

    @Test("Arabic letters join, from right to left, also across runs")
    func joining() {
        let whole = layout("بب").lines[0].runs[0].glyphs.glyphs.map(\.id)
        let alone = layout("ب").lines[0].runs[0].glyphs.glyphs.map(\.id)
        #expect(whole != alone + alone)
        let style = TextStyle(size: 17)
        let request = TextRequest(runs: [
            TextRun("ب", style: style, attribute: 1), TextRun("ب", style: style, attribute: 2),
        ])
        let split = measurer.layout(request, width: nil, height: nil).lines[0].runs
        #expect(split.map(\.attribute) == [2, 1])
        #expect(split.flatMap { $0.glyphs.glyphs.map(\.id) } == whole)
    }

    @Test(
        "A paragraph in lines shows all its characters and stays in its width",
        arguments: [
            "The quick brown fox jumps over the lazy dog.", "Mixed 漢字 and 😀 and שלום עולם with more text around it.",
            "Donaudampfschifffahrtsgesellschaftskapitän",
        ])
    func wrapping(_ text: String) {
        for width in [60, 100, 180] as [CGFloat] {
            let layout = measurer.layout(TextRequest(text, style: TextStyle(size: 17)), width: width, height: nil)
            #expect(layout.size.width <= width && layout.lines.count > 1)
            #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.01 })
            let shown = layout.lines.flatMap { $0.runs.flatMap { $0.glyphs.text.unicodeScalars } }.filter { $0 != " " }
            #expect(shown.count == text.unicodeScalars.filter { $0 != " " }.count)
        }
    }

    @Test("A text that is given its own size is laid out the same")
    func ownSize() {
        for text in ["Hello", "two words", "The quick brown fox jumps over the lazy dog"] {
            let request = TextRequest(text, style: TextStyle(size: 17))
            let natural = measurer.layout(request, width: 120, height: nil)
            let again = measurer.layout(request, width: natural.size.width, height: natural.size.height)
            #expect(again.strings == natural.strings && again.size == natural.size && !again.isTruncated)
        }
    }

    @Test("Another measurer finds the same, and so do many threads at once")
    func deterministic() async throws {
        let other = try PangoTextMeasurer()
        let texts = (0..<40).map { "Label \($0) 漢字 שלום" }
        let expected = texts.map { layout($0) }
        let found = await withTaskGroup(of: (Int, LaidOutText).self) { group in
            for (i, text) in texts.enumerated() {
                group.addTask {
                    (i, other.layout(TextRequest(text, style: TextStyle(size: 17)), width: nil, height: nil))
                }
            }
            var all: [Int: LaidOutText] = [:]
            for await (i, layout) in group { all[i] = layout }
            return all
        }
        for i in texts.indices { #expect(found[i] == expected[i]) }
    }

    @Test("Measuring a label again lays nothing out")
    func remembered() throws {
        let own = try PangoTextMeasurer()
        let request = TextRequest("Coffee", style: TextStyle(size: 16))
        for _ in 0..<3 { _ = own.measure(request, width: nil, height: nil) }
        _ = own.layout(request, width: 358, height: 100)
        #expect(own.layoutCount == 1 && own.cachedBytes > 0)
    }

    @Test("A custom family has its own measures")
    func customMetrics() {
        let metrics = measurer.metrics(of: TextStyle(design: .custom("Noto Sans"), size: 100))
        #expect(abs(metrics.ascender - 106.9) < 0.1 && abs(metrics.descender - 29.3) < 0.1)
        #expect(abs(metrics.capHeight - 71.4) < 0.2 && abs(metrics.xHeight - 53.6) < 0.2)
    }
}
