/// The measures of iOS 18's lists, in points.
enum ListMetrics {
    /// Between the edges of the screen and cards, and between those of rows and their content.
    static let margin: CGFloat = 16
    /// The most that cards are wide, in a window of any width: lines of this length can be read. As on iPads.
    static let readableWidth: CGFloat = 672
    /// Above and below the content of a row.
    static let rowPadding: CGFloat = 11
    static let cornerRadius: CGFloat = 10
    /// Below a section, up to the zone of the next one's header.
    static let sectionEnd: CGFloat = 53.0 / 3
    /// The zone of a header that is not there; above the first section it is `topMargin`.
    static let emptyHeader: CGFloat = 52.0 / 3
    static let topMargin: CGFloat = 35
    /// Around a header's text.
    static let header = (above: CGFloat(16), below: CGFloat(19.0 / 3))
    /// Around a footer's text.
    static let footer = (above: CGFloat(7), below: CGFloat(8))
    /// Between the sections of a plain list.
    static let plainSectionGap: CGFloat = 22
    static let plainHeaderHeight: CGFloat = 28
    /// A list in a row of another.
    static let nestedHeight: CGFloat = 44
    static let editControl: CGFloat = 40
    static let grip: CGFloat = 43
    /// How far nested rows stand in.
    static let indentation: CGFloat = 20
}
