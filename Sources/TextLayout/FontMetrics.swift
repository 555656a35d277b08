import Foundation

/// The vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up, positive.
    package var ascender: CGFloat
    /// From the baseline down, positive.
    package var descender: CGFloat
    /// Between two lines, beyond ascender and descender; may be negative.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// From the baseline down to the center of the underline, positive.
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat

    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat,
        underlineOffset: CGFloat = 0, underlineThickness: CGFloat = 0
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlineOffset = underlineOffset
        self.underlineThickness = underlineThickness
    }

    /// Ascender and descender together, not rounded.
    package var lineHeight: CGFloat {
        ascender + descender
    }

    /// The distance from this line's top to the next one's in text without line spacing.
    package var linePitch: CGFloat {
        lineHeight + leading
    }

    /// The measures of a font whose lines are so many points high, with as much more above as below; nil changes nothing.
    package func filling(_ lineHeight: CGFloat?) -> FontMetrics {
        guard let lineHeight, lineHeight.isFinite else { return self }
        let extra = (max(lineHeight, 0) - self.lineHeight) / 2
        var metrics = self
        metrics.ascender += extra
        metrics.descender += extra
        metrics.leading = 0
        return metrics
    }

    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor, underlineOffset: underlineOffset * factor,
            underlineThickness: underlineThickness * factor)
    }
}

/// Distances to neighbors in a stack. The closed form fits all 34 fonts recorded at 2x by iamcgn/swiftui-web
/// (Fixtures/Goldens/ios/text-metrics.json); other scales follow it by inference.
extension FontMetrics {
    /// Points that a plain view above keeps from the text's top.
    package func spacingAbove(scale: CGFloat) -> CGFloat {
        descender + padding(scale)
    }

    /// Points that a plain view below keeps from the text's bottom.
    package func spacingBelow(scale: CGFloat) -> CGFloat {
        lineHeight - capHeight + padding(scale)
    }

    /// Points that this text keeps from a text above it.
    package func textToText(scale: CGFloat) -> CGFloat {
        max(0, PixelGrid(scale: scale).up(leading))
    }

    /// The height of one line: rounded up to the pixel.
    package func lineHeight(scale: CGFloat) -> CGFloat {
        PixelGrid(scale: scale).up(lineHeight)
    }

    private func padding(_ scale: CGFloat) -> CGFloat {
        PixelGrid(scale: scale).up(lineHeight / 10)
    }
}
