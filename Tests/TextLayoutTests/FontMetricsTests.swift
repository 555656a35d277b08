import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Font metrics")
struct FontMetricsTests {
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    @Test("The system font has the recorded height, capitals and no leading", .fact("text.system-font"))
    func system() {
        let metrics = FontMetrics.system(design: .default, size: 17)
        #expect(isNear(metrics.lineHeight, 20.287) && metrics.leading == 0)
        #expect(isNear(metrics.capHeight, 11.978) && isNear(metrics.xHeight, 8.948))
        #expect(metrics.lineHeight(scale: 2) == 20.5)
        #expect(isNear(metrics.lineHeight(scale: 3), 61 / 3))
        #expect(isNear(metrics.underlineOffset, 2.573) && isNear(metrics.underlineThickness, 0.996))
    }

    @Test("Spacing to neighbors is as recorded of plain system fonts at 2x", .fact("spacing.formula"))
    func systemSpacing() {
        let recorded: [(size: CGFloat, above: CGFloat, below: CGFloat)] = [
            (10, 3.912, 6.388), (11, 4.153, 6.876), (12, 4.395, 7.365), (13, 5.136, 8.354), (15, 5.618, 9.332),
            (17, 6.601, 10.809), (20, 7.324, 12.275), (26, 9.771, 16.208), (40, 14.648, 24.551),
        ]
        for sample in recorded {
            let metrics = FontMetrics.system(design: .default, size: sample.size)
            #expect(isNear(metrics.spacingAbove(scale: 2), sample.above))
            #expect(isNear(metrics.spacingBelow(scale: 2), sample.below))
            #expect(metrics.textToText(scale: 2) == 0)
        }
    }

    @Test(
        "Spacing follows from the taller metrics recorded of text styles, too", .fact("spacing.styles", metrics: .fixed)
    )
    func styleSpacing() {
        let body = FontMetrics(ascender: 18.36, descender: 5.92949, leading: 1.71, capHeight: 11.97803, xHeight: 8.948)
        #expect(isNear(body.spacingAbove(scale: 2), 8.429))
        #expect(abs(body.spacingBelow(scale: 2) - 14.809) < 0.01)
        #expect(body.textToText(scale: 2) == 2)
        #expect(isNear(body.linePitch, 26))
        let caption2 = FontMetrics(ascender: 12, descender: 4, leading: -0.13, capHeight: 8, xHeight: 6)
        #expect(caption2.textToText(scale: 2) == 0)
    }

    @Test("The x-height gets lower with the optical size, and is the design's own", .fact("text.system-font"))
    func xHeight() {
        let samples: [(TextStyle.Design, CGFloat, CGFloat)] = [
            (.default, 13, 6.8428), (.default, 20, 10.4395), (.default, 24, 12.2695), (.default, 26, 13.2412),
            (.default, 40, 20.3125), (.rounded, 20, 10.15625), (.serif, 20, 9.0527), (.monospaced, 20, 10.5762),
        ]
        for (design, size, height) in samples {
            #expect(isNear(FontMetrics.system(design: design, size: size).xHeight, height))
        }
    }
}
