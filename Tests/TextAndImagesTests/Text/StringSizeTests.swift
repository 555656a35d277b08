import RiffleTextAndImages
import Testing
import RiffleTextLayout

/// Not on the main actor: code that measures strings need not be either.
struct StringSizeTests {
    private func width(_ string: String, _ font: UIFont) -> CGFloat {
        let attributes = [NSAttributedString.Key.font: font]
        return string.size(withAttributes: attributes).width
    }

    @Test("A string is as large as a Text of it, with the installed fonts and in an update")
    @MainActor
    func agreement() {
        struct Chip: View {
            let sizes: (CGSize) -> Void
            var body: some View {
                sizes("Travel".size(withAttributes: [.font: UIFont.systemFont(ofSize: 16, weight: .bold)]))
                return Text("Travel").font(.system(size: 16, weight: .bold))
            }
        }
        for measurer in [FixedTextMeasurer(), TextMeasurement.standard] as [any TextMeasurer] {
            var size = CGSize.zero
            let stage = TextStage(Chip { size = $0 }, measurer: measurer)
            #expect(size == stage.textFrame.size)
            #expect(size.width > 0)
        }
    }

    @Test("Outside an update the installed fonts measure")
    func outside() {
        let thin = width("Hello", .systemFont(ofSize: 17, weight: .light))
        let black = width("Hello", .systemFont(ofSize: 17, weight: .black))
        #expect(thin < black)
        #expect(width("Hello", .systemFont(ofSize: 34)) > 1.8 * width("Hello", .systemFont(ofSize: 17)))
        #expect("".size(withAttributes: nil).width == 0)
        #expect(NSString(string: "Hello").size() == "Hello".size(withAttributes: nil))
    }

    @Test("Kerning is added after each character")
    func kerning() {
        let font = UIFont.systemFont(ofSize: 20)
        let plain = width("abcd", font)
        let wide = "abcd".size(withAttributes: [.font: font, .kern: 3]).width
        #expect(abs(wide - plain - 12) <= 0.5)
    }

    @Test("A font knows its measures")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(font.pointSize == 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(font.descender < 0)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
        #expect(UIFont.preferredFont(forTextStyle: .headline).style.weight == 600)
        #expect(UIFont.boldSystemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3, weight: .bold))
        #expect(UIFont(name: "No Such Font", size: 3) == nil)
    }

    @Test("Families and the names of their fonts can be listed, and each name makes a font")
    func families() throws {
        #expect(UIFont.familyNames.contains("Inter"))
        let names = UIFont.fontNames(forFamilyName: "Inter")
        #expect(names.count > 1 && names == names.sorted())
        for name in names { #expect(UIFont(name: name, size: 10) != nil, "\(name)") }
        #expect(UIFont.fontNames(forFamilyName: "No Such Font") == [])
    }

    @Test("What every iPhone has is there under its name, in letters of its kind")
    func phoneFonts() throws {
        #expect(try #require(UIFont(name: "Helvetica Neue", size: 17)).style.design == .default)
        let bold = try #require(UIFont(name: "TimesNewRomanPS-BoldItalicMT", size: 17)).style
        #expect(bold.design == .serif && bold.weight == 700 && bold.isItalic)
        #expect(try #require(UIFont(name: "CourierNewPSMT", size: 17)).style.design == .monospaced)
        #expect(try #require(UIFont(name: "Arial Rounded MT Bold", size: 17)).style.design == .rounded)
        #expect(Font.custom("Menlo-Bold", size: 17).resolved(in: .large).design == .monospaced)
    }

    @Test("The nine weights are the nine of Font")
    func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(
            weights.map { UIFont.systemFont(ofSize: 1, weight: $0).style.weight } == [
                100, 200, 300, 400, 500, 600, 700, 800, 900,
            ])
        #expect(UIFont.systemFont(ofSize: 1, weight: UIFont.Weight(rawValue: .nan)).style.weight >= 100)
    }
}
