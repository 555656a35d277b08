/// What modifiers ask of a text, or of all text in a view; nil where they do not.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var traits = FontTraits()
    /// In points.
    var kerning: CGFloat?
    /// In points.
    var tracking: CGFloat?
    /// In points, positive up.
    var baselineOffset: CGFloat?
    /// nil inside: no line, whatever is asked for further out.
    var underline: Text.LineStyle??
    /// nil inside: no line, whatever is asked for further out.
    var strikethrough: Text.LineStyle??
    var foreground: AnyShapeStyle?
    var link: URL?
    /// What the characters stand on.
    var background: Color?
    /// What is noted for those who draw the text by hand.
    var custom = CustomTextAttributes()

    /// Takes what is not asked for from further out.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font.flatMap { $0.inheriting(outer.font) } ?? outer.font
        result.traits = traits.inheriting(outer.traits)
        result.kerning = kerning ?? outer.kerning
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.foreground = foreground ?? outer.foreground
        result.link = link ?? outer.link
        result.background = background ?? outer.background
        result.custom = custom.inheriting(outer.custom)
        return result
    }
}

private struct TextAttributesKey: EnvironmentKey {
    static var defaultValue: TextAttributes { TextAttributes() }
}

extension EnvironmentValues {
    /// What modifiers of views ask of all text in them.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

    /// The font of text that asks for none; nil for body.
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue.flatMap { $0.inheriting(textAttributes.font) } }
    }
}
