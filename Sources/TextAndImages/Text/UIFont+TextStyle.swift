import RiffleTextLayout

extension UIFont {
    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name on Apple's systems.
        public let rawValue: String

        /// A style by name; one that is not known counts as body.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Headings of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Headings of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Headings of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The heading of a paragraph.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// What stands below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// What stands below a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var role: TextRole {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}
