import Foundation

/// One line of laid out text.
package struct TextLine: Hashable, Sendable {
    /// Glyphs that the caller paints alike.
    package struct Run: Hashable, Sendable {
        /// Its origin counts from the text's top left corner.
        package var glyphs: GlyphRun
        /// The attribute of the `TextRun` the characters came from.
        package var attribute: Int

        package init(glyphs: GlyphRun, attribute: Int) {
            self.glyphs = glyphs
            self.attribute = attribute
        }
    }

    /// From the text's top left corner; without the space that hangs over the line's end.
    package var frame: CGRect
    /// From the text's top, on a pixel.
    package var baseline: CGFloat
    /// From left to right.
    package var runs: [Run]
    /// The characters in the line, in the text's order, with the space that hangs over its end. Only of text to be edited.
    package var characters = TextLineCharacters()

    package init(frame: CGRect, baseline: CGFloat, runs: [Run]) {
        self.frame = frame
        self.baseline = baseline
        self.runs = runs
    }
}

/// Text with every glyph in its place.
package struct LaidOutText: Hashable, Sendable {
    /// What the text reports to layout: rounded up to the pixel, not wider than proposed.
    package var size: CGSize
    /// From the text's top, in points.
    package var firstBaseline: CGFloat
    /// From the text's top, in points.
    package var lastBaseline: CGFloat
    package var lines: [TextLine]
    /// Whether some of the text gave way to an ellipsis.
    package var isTruncated: Bool
    /// What the type was scaled by to fit: between the request's `minimumScaleFactor` and 1.
    package var scaleFactor: CGFloat

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine], isTruncated: Bool = false,
        scaleFactor: CGFloat = 1
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lines = lines
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
    }
}
