import Foundation

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
    /// The caller's index for what does not change the layout: paint, underline, link. Handed back with the glyphs.
    package var attribute: Int

    package init(_ text: String, style: TextStyle, attribute: Int = 0) {
        self.text = text
        self.style = style
        self.attribute = attribute
    }
}

/// A text and the rules it is laid out by: all that its size depends on but the proposal.
package struct TextRequest: Hashable, Sendable {
    /// Where lines stand in the text's own width.
    package enum Alignment: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    /// Which part of the last line gives way to the ellipsis.
    package enum Truncation: Hashable, Sendable {
        case head
        case middle
        case tail
    }

    /// Set as one paragraph, or several where the text has line ends. With none, the text is empty in body style.
    package var runs: [TextRun]
    package var alignment: Alignment
    /// At least 1; smaller values count as 1.
    package var lineLimit: Int?
    /// Points between lines, at least; a font's own leading may be more.
    package var lineSpacing: CGFloat
    package var truncation: Truncation
    /// Decides where `leading` is, and the direction of paragraphs that have no letter of either direction.
    package var layoutDirection: LayoutDirection
    /// The smallest factor (0 … 1) the type may be scaled by before it is truncated; 1 for none.
    package var minimumScaleFactor: CGFloat
    /// Whether characters may move together by up to 1/72 of their size before the text is scaled or truncated.
    package var allowsTightening: Bool
    /// Pixels per point: sizes are rounded up, baselines to the nearest, of its inverse.
    package var scale: CGFloat
    /// Whether the text is there to be edited: the layout tells where each character stands, and lines are filled one
    /// after the other, as somebody who types expects it.
    package var isEditable = false

    package init(
        runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, lineSpacing: CGFloat = 0,
        truncation: Truncation = .tail, layoutDirection: LayoutDirection = .leftToRight,
        minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, scale: CGFloat = 2
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
        self.truncation = truncation
        self.layoutDirection = layoutDirection
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.scale = scale
    }

    /// One run in one style.
    package init(_ text: String, style: TextStyle, scale: CGFloat = 2) {
        self.init(runs: [TextRun(text, style: style)], scale: scale)
    }

    /// Whether no more than the characters differ: the runs have the same styles, and all else is the same.
    package func differsInCharactersOnly(from other: TextRequest) -> Bool {
        guard runs.count == other.runs.count else { return false }
        for (run, otherRun) in zip(runs, other.runs) where run.style != otherRun.style { return false }
        var copy = self
        copy.runs = other.runs
        return copy == other
    }

    var pixelGrid: PixelGrid {
        PixelGrid(scale: scale)
    }
}
