/// How UIKit's and AppKit's texts are underlined and struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, as `NSAttributedString` keeps them. Source: UIKit's `NSUnderlineStyle`.
    public let rawValue: Int

    /// Styles by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x1)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A dash, then a dot.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash, then two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// No line under the spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The line of a text's style, which is always a single one; its color is left out.
    public init(_ lineStyle: Text.LineStyle) {
        let pattern = Self.patterns.first { $0.pattern == lineStyle.pattern }
        self = [.single, pattern?.style ?? []]
    }

    fileprivate static let patterns: [(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern)] = [
        ([], .solid), (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
        (.patternDashDotDot, .dashDotDot),
    ]
}

extension Text.LineStyle {
    /// The style of UIKit's in the text's color; nil for lines that SwiftUI's texts have not: none, thick and double
    /// ones, and those that leave out spaces.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        guard let known = NSUnderlineStyle.patterns.first(where: { nsUnderlineStyle == [.single, $0.style] }) else {
            return nil
        }
        self.init(pattern: known.pattern)
    }
}
