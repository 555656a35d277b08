/// Lines under and through text.
extension Text {
    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line, in which lengths count in its thickness.
        public struct Pattern: Hashable, Sendable {
            let lengths: [CGFloat]

            /// Without gaps.
            public static let solid = Pattern(lengths: [])
            /// Dots as far apart as they are long.
            public static let dot = Pattern(lengths: [3, 3])
            /// Dashes.
            public static let dash = Pattern(lengths: [10, 5])
            /// A dash, then a dot.
            public static let dashDot = Pattern(lengths: [10, 3, 3, 3])
            /// A dash, then two dots.
            public static let dashDotDot = Pattern(lengths: [10, 3, 3, 3, 3, 3])
        }

        package let pattern: Pattern
        let color: Color?

        /// A line of a pattern; without a color it has the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line without gaps in the text's color.
        public static let single = LineStyle()
    }

    /// Which letters are made large or small.
    public enum Case: Hashable, Sendable {
        /// All letters are capitals.
        case uppercase
        /// No letter is a capital.
        case lowercase
    }

    /// Which part of a line gives way to the ellipsis when a text has more than fits.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }
}
