import Facts
import RiffleTextAndImages
import Testing
import RiffleTextLayout

struct FontTests {
    private func style(_ font: Font, _ category: TypeSizeCategory = .large) -> TextStyle { font.resolved(in: category) }

    @Test("Text styles have the sizes and weights of iOS", .fact("text.body"))
    func textStyles() {
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2,
        ]
        #expect(fonts.map { style($0).size } == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(fonts.map { style($0).weight } == [400, 400, 400, 400, 600, 400, 400, 400, 400, 400, 400])
        #expect(Font.TextStyle.allCases.count == 11)
    }

    @Test("Text styles follow the type size, sizes in points do not", .fact("text.sizes"))
    func typeSizes() {
        #expect(style(.body, .accessibility5).size == 53)
        #expect(style(.system(size: 20), .accessibility5).size == 20)
        #expect(style(.custom("Inter", fixedSize: 20), .accessibility5).size == 20)
        // 17 becomes 53.
        #expect(style(.custom("Inter", size: 34), .accessibility5).size == 106)
        #expect(style(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5).size == 60)
    }

    @Test("Bold is semibold for the smaller text styles, and never makes a font thinner", .fact("text.bold"))
    func boldTrait() {
        #expect(style(.title2.bold()).weight == 700)
        #expect(style(.title3.bold()).weight == 600)
        #expect(style(.headline.bold()).weight == 600)
        #expect(style(.body.bold()).weight == 600)
        #expect(style(.system(size: 17).bold()).weight == 700)
        #expect(style(.system(size: 17, weight: .black).bold()).weight == 900)
    }

    @Test("Later modifiers of a font win")
    func order() {
        #expect(style(.body.weight(.light).weight(.heavy)).weight == 800)
        #expect(style(.body.bold().weight(.light)).weight == 300)
        #expect(style(.body.weight(.light).bold()).weight == 600)
    }

    @Test("Designs, italics and digits reach the layout")
    func traits() {
        let font = style(.system(.largeTitle, design: .rounded, weight: .heavy).italic().monospacedDigit())
        #expect(
            font
                == TextStyle(design: .rounded, size: 34, weight: 800, isItalic: true, features: .monospacedDigit))
        #expect(style(.body.monospaced()).design == .monospaced)
        #expect(style(.caption.lowercaseSmallCaps()).features == .smallCaps)
    }

    @Test("A custom font's name may say its weight")
    func customNames() {
        #expect(style(.custom("Poppins-SemiBold", fixedSize: 10)).design == .custom("Poppins"))
        #expect(style(.custom("Poppins-SemiBold", fixedSize: 10)).weight == 600)
        #expect(style(.custom("Avenir-HeavyOblique", fixedSize: 10)).isItalic)
        #expect(style(.custom("Lobster-Two", fixedSize: 10)).design == .custom("Lobster-Two"))
    }

    @Test("The default font is that of the environment, and body where it has none")
    func surrounding() {
        func style(_ font: Font?, around: Font? = nil, of text: Text = Text("a")) -> TextStyle? {
            var environment = EnvironmentValues()
            environment.font = around
            if let font { environment.font = font }
            return ResolvedText(text, in: environment).appearances.first?.style
        }
        #expect(style(nil, around: .title, of: Text("a").font(.default))?.size == 28)
        #expect(style(nil, around: .title, of: Text("a").font(.default.bold()))?.weight == 700)
        #expect(style(nil, of: Text("a").font(.default))?.size == 17)
        #expect(style(nil, of: Text("a").font(.default.bold()))?.weight == 600)
        #expect(style(.default.italic(), around: .caption) == self.style(.caption.italic()))
        #expect(style(.default, around: .caption)?.size == 12)
        #expect(self.style(.default).size == 17)
    }

    @Test("All forms in which fonts are written compile")
    func forms() {
        let weight: Font.Weight = .light
        let design: Font.Design = .rounded
        let fonts: [Font] = [
            .system(.title), .system(.largeTitle, design: .rounded), .system(.headline, design: design),
            .system(.body, design: nil, weight: .bold), .system(.body, weight: weight), .system(size: 30),
            .system(size: 30, weight: weight), .system(size: 30, weight: .bold, design: .serif),
            .system(size: 30, design: .monospaced), .custom("A", size: 1), Font(UIFont.systemFont(ofSize: 3)),
        ]
        let old: (Font.TextStyle, Font.Design) -> Font = Font.system(_:design:)
        let oldSized: (CGFloat, Font.Weight, Font.Design) -> Font = Font.system(size:weight:design:)
        #expect(Set(fonts).count == fonts.count)
        #expect(old(.body, .default).resolved(in: .large).size == 17)
        #expect(oldSized(3, .bold, .serif).resolved(in: .large).weight == 700)
    }
}
