import Foundation

/// The glyphs that one or more characters became and that stay together.
struct Cluster {
    /// The bits of `cpango_boundaries`.
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// A line may begin here.
        static let breakAllowed = Flags(rawValue: 1)
        static let white = Flags(rawValue: 2)
        /// A character, as people count them, begins here.
        static let cursor = Flags(rawValue: 4)
    }

    /// Of the first byte, in the text.
    var offset: Int32
    /// Index in the paragraph's items.
    var item: Int32
    /// In the item's glyphs.
    var glyphs: Range<Int32>
    /// As part of the type size, without letter spacing.
    var advance: Float
    var flags: Flags

    var isWhite: Bool {
        flags.contains(.white)
    }
}
