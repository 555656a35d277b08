import RiffleTextLayout

extension Font {
    /// A way the system font is drawn.
    public enum Design: Hashable, Sendable {
        /// The system's sans-serif.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All characters as wide as each other.
        case monospaced

        var layoutDesign: RiffleTextLayout.TextStyle.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}
