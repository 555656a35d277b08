extension Font {
    /// How much room is between the lines of a font.
    public enum Leading: Hashable, Sendable {
        /// As the font has it.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose

        /// What is added between lines, in points: what Apple's guidelines say for phones.
        var change: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }
}
