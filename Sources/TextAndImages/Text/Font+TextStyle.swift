import RiffleTextLayout

extension Font {
    /// What a text is for; its size follows the user's type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The title of a screen.
        case largeTitle
        /// Headings of the first level.
        case title
        /// Headings of the second level.
        case title2
        /// Headings of the third level.
        case title3
        /// The heading of a paragraph, semibold in body size.
        case headline
        /// What stands below a heading.
        case subheadline
        /// Running text.
        case body
        /// A remark beside running text.
        case callout
        /// Notes.
        case footnote
        /// What stands below a picture.
        case caption
        /// The smaller caption.
        case caption2

        package var role: TextRole {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }
}
