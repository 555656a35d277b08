import Foundation

/// Characters of one run, one font and one direction, as glyphs whose measures are parts of the type size.
///
/// Glyphs are shaped unhinted, so they scale: one shaping serves every size.
struct ShapedItem {
    struct Glyph {
        /// `invisible` for what only takes room.
        var id: UInt32
        /// Offset of the first byte of the glyph's cluster in the text.
        var cluster: Int32
        var advance: Float
        var dx: Float
        var dy: Float

        static let invisible = UInt32.max
    }

    /// Index of the run in the text.
    var span: Int
    /// Bytes of the text.
    var range: Range<Int>
    /// The bidirectional level: odd runs from right to left.
    var level: UInt8
    var face: FontFace
    var isColored: Bool
    /// Whether the face is the one that stands for the system font, set with its size's tracking.
    var isTracked: Bool
    /// From left to right.
    var glyphs: ContiguousArray<Glyph>
    /// The sum of the advances.
    var advance: Float
    var clusterCount: Int
    /// Whether it is a space that reaches to the next tab stop of its line.
    var isTab = false

    var isRightToLeft: Bool {
        level & 1 == 1
    }
}
