import Foundation

extension NSAttributedString.Key {
    /// A `UIColor` behind the characters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The number of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor` for the line below the characters; that of the characters without one.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The number of an `NSUnderlineStyle`, for a line through the characters.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor` for the line through the characters; that of the characters without one.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Points by which the characters stand higher: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Points after each character, besides kerning: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// What the characters lead to: a `URL`, or an address as a text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension AttributedString {
    /// The string with the attributes that `Text` shows: fonts, colors, lines, distances and links. Others are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(shown: attributes)))
        }
    }
}

extension AttributeContainer {
    fileprivate init(shown attributes: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Scope = AttributeScopes.SwiftUIAttributes
        self[Scope.FontAttribute.self] = (attributes[.font] as? UIFont).map { Font($0) }
        self[Scope.ForegroundColorAttribute.self] = Self.color(attributes[.foregroundColor])
        self[Scope.BackgroundColorAttribute.self] = Self.color(attributes[.backgroundColor])
        self[Scope.UnderlineStyleAttribute.self] = Self.line(
            attributes[.underlineStyle], Self.color(attributes[.underlineColor]))
        self[Scope.StrikethroughStyleAttribute.self] = Self.line(
            attributes[.strikethroughStyle], Self.color(attributes[.strikethroughColor]))
        self[Scope.KerningAttribute.self] = Self.number(attributes[.kern])
        self[Scope.TrackingAttribute.self] = Self.number(attributes[.tracking])
        self[Scope.BaselineOffsetAttribute.self] = Self.number(attributes[.baselineOffset])
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func color(_ value: Any?) -> Color? { (value as? UIColor).map { Color($0) } }

    /// Any line that there is; one that texts have not is a plain one.
    private static func line(_ value: Any?, _ color: Color?) -> Text.LineStyle? {
        guard let bits = number(value), bits > 0 else { return nil }
        let pattern = Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: Int(bits)))?.pattern ?? .solid
        return Text.LineStyle(pattern: pattern, color: color)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
