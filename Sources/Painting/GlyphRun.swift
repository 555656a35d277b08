import Foundation

/// The face a run of glyphs is set in, complete enough for a host to find the very file the text was measured with.
package struct FontFace: Hashable, Sendable {
    /// The family as installed, for example `Inter`.
    package var family: String
    /// 100 (ultra light) … 900 (black), as CSS and OpenType count.
    package var weight: Int
    package var isItalic: Bool
    /// Absolute path of the font file.
    package var file: String
    /// Index of the face in a font collection file, 0 in a plain one.
    package var faceIndex: Int
    /// OpenType variation settings, for example `wght=600`; empty for static files.
    package var variations: String
    /// OpenType features that are not on by default, for example `tnum`.
    package var features: [String]

    package init(
        family: String, weight: Int, isItalic: Bool = false, file: String, faceIndex: Int = 0, variations: String = "",
        features: [String] = []
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.file = file
        self.faceIndex = faceIndex
        self.variations = variations
        self.features = features
    }
}

/// Glyphs of one face and size on one baseline, shaped and positioned.
package struct GlyphRun: Hashable, Sendable {
    /// One glyph and where its origin lies, in points from the run's origin (x right, y down).
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var x: Float
        package var y: Float

        package init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    package var face: FontFace
    /// In points; finite, above 0.
    package var size: CGFloat
    /// Start of the run's baseline in the coordinates of the layer (left end, also for right-to-left text).
    package var origin: CGPoint
    /// The run's advance in points: what a browser must give the element that shows the run.
    package var width: CGFloat
    /// Above and below the baseline in points, both positive.
    package var ascent: CGFloat
    package var descent: CGFloat
    package var glyphs: [Glyph]
    /// The characters the glyphs show, in logical order, for hosts that shape with the same fonts themselves.
    package var text: String
    package var isRightToLeft: Bool
    /// Extra points after each character, as set by kerning and tracking.
    package var letterSpacing: CGFloat
    /// Whether the glyphs carry their own colors (emoji); the paint then lends only its alpha.
    package var isColored: Bool

    package init(
        face: FontFace, size: CGFloat, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat,
        glyphs: [Glyph], text: String, isRightToLeft: Bool = false, letterSpacing: CGFloat = 0, isColored: Bool = false
    ) {
        self.face = face
        self.size = size
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.glyphs = glyphs
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.letterSpacing = letterSpacing
        self.isColored = isColored
    }
}
