import RiffleTextLayout

/// A font as it is asked for; which face and size it comes to is decided where text uses it, by the environment.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        /// That of the environment.
        case surrounding
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
        /// A face by name. Without a style to scale with, the size stays as it is at every type size.
        case custom(String, size: CGFloat, scaledWith: TextStyle?)
        case exact(RiffleTextLayout.TextStyle)
    }

    enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case features(RiffleTextLayout.TextStyle.Features)
        case leading(Leading)
        case width(Width)
    }

    var base: Base
    /// In the order they were applied; later ones win.
    var modifiers: [Modifier] = []

    init(_ base: Base) { self.base = base }

    /// The font where another one is around: one that builds on it is that one with the own modifiers.
    func inheriting(_ outer: Font?) -> Font? {
        guard base == .surrounding else { return self }
        guard !modifiers.isEmpty else { return outer }
        var font = outer ?? .body
        font.modifiers += modifiers
        return font
    }

    func adding(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }
}

extension Font {
    /// The font that the environment has where the font is used; body where it has none.
    ///
    /// As the font of a view (`font(_:)`) it is that of the views around, which is inferred: Apple says only what it is
    /// for texts.
    public static var `default`: Font { Font(.surrounding) }
}

/// Fonts of the text styles.
extension Font {
    /// 34 points at the default type size.
    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    /// 28 points at the default type size.
    public static let title = Font(.style(.title, design: nil, weight: nil))
    /// 22 points at the default type size.
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    /// 20 points at the default type size.
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    /// 17 points at the default type size, semibold.
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    /// 15 points at the default type size.
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    /// 17 points at the default type size; what text has where nothing else was asked for.
    public static let body = Font(.style(.body, design: nil, weight: nil))
    /// 16 points at the default type size.
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    /// 13 points at the default type size.
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    /// 12 points at the default type size.
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    /// 11 points at the default type size.
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))
}
