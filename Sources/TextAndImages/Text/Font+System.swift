/// Fonts by style, by size and by name.
extension Font {
    /// The system font of a text style, in another design or weight where given.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font of a text style in a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design: design, weight: nil))
    }

    /// The system font in a size in points, which does not follow the user's type size.
    ///
    /// Sizes that are not above 0 or not finite show nothing.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }

    /// The system font in a size in points, which does not follow the user's type size.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }

    /// An installed font by name, in a size in points that grows and shrinks with body text.
    ///
    /// A name that is not installed gives the system font. `Family-Bold` names a weight of a family.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, scaledWith: .body))
    }

    /// An installed font by name, in a size in points that grows and shrinks with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, scaledWith: textStyle))
    }

    /// An installed font by name, in a size in points that does not follow the user's type size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, scaledWith: nil))
    }
}

/// Fonts made from others.
extension Font {
    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

    /// The font in bold: semibold for the smaller text styles, as on iOS.
    public func bold() -> Font { adding(.bold) }

    /// The font in italics.
    public func italic() -> Font { adding(.italic) }

    /// The font's design whose characters are all as wide as each other.
    public func monospaced() -> Font { adding(.monospaced) }

    /// The font with digits that are all as wide as each other.
    public func monospacedDigit() -> Font { adding(.features(.monospacedDigit)) }

    /// The font with small letters drawn as small capitals.
    public func lowercaseSmallCaps() -> Font { adding(.features(.smallCaps)) }

    /// The font with capitals drawn as small capitals.
    public func uppercaseSmallCaps() -> Font { adding(.features(.uppercaseSmallCaps)) }

    /// The font with all letters drawn as small capitals.
    public func smallCaps() -> Font { adding(.features([.smallCaps, .uppercaseSmallCaps])) }

    /// The font with more or less room between its lines.
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

    /// The font in another width.
    public func width(_ width: Width) -> Font { adding(.width(width)) }
}
