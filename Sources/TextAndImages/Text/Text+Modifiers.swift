/// Modifiers that keep a text a text, so that it can be joined with others. Of two that set the same, the inner counts.
extension Text {
    /// Sets the font; nil leaves it to the view around.
    public func font(_ font: Font?) -> Text { asking { $0.font = $0.font ?? font } }

    /// Sets how thick the strokes are; wins over `bold`. nil leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        asking { $0.traits.weight = $0.traits.weight ?? weight }
    }

    /// Sets the design of the font; nil gives the font its own, whatever the view around asks for.
    public func fontDesign(_ design: Font.Design?) -> Text {
        asking { $0.traits.design = $0.traits.design ?? .some(design) }
    }

    /// Shows the text in bold: semibold for the smaller text styles, as on iOS.
    public func bold() -> Text { bold(true) }

    /// Shows the text in bold, or not whatever the view around asks for.
    public func bold(_ isActive: Bool) -> Text { asking { $0.traits.isBold = $0.traits.isBold ?? isActive } }

    /// Shows the text in italics.
    public func italic() -> Text { italic(true) }

    /// Shows the text in italics, or not whatever the view around asks for.
    public func italic(_ isActive: Bool) -> Text { asking { $0.traits.isItalic = $0.traits.isItalic ?? isActive } }

    /// Shows the text in the font's design whose characters are all as wide as each other.
    public func monospaced(_ isActive: Bool = true) -> Text {
        asking { $0.traits.isMonospaced = $0.traits.isMonospaced ?? isActive }
    }

    /// Shows digits that are all as wide as each other.
    public func monospacedDigit() -> Text { asking { $0.traits.hasMonospacedDigits = true } }

    /// Adds points after each character, negative for less.
    public func kerning(_ kerning: CGFloat) -> Text { asking { $0.kerning = $0.kerning ?? kerning } }

    /// Adds points after each character, negative for less.
    public func tracking(_ tracking: CGFloat) -> Text { asking { $0.tracking = $0.tracking ?? tracking } }

    /// Raises the text by points over the line it stands on, negative for lower; its line grows by as much.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        asking { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
    }

    /// Sets the color; nil leaves it to the view around.
    public func foregroundColor(_ color: Color?) -> Text {
        asking { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
    }

    /// Sets what the text is filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        asking { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }

    /// Draws a line under the text, in its color unless another is given.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        underline(active, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the text, in its color unless another is given.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        asking { $0.underline = $0.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Draws a line through the text, in its color unless another is given.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        strikethrough(active, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the text, in its color unless another is given.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        asking {
            $0.strikethrough = $0.strikethrough ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
        }
    }

    func asking(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        change(&text.attributes)
        return text
    }
}
