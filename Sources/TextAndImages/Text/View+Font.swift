/// How all text in a view looks, where the text itself does not say otherwise.
extension View {
    /// Sets the font of the texts and symbols in this view; nil gives body.
    ///
    /// Views further in may set another; the innermost counts, and a font on a `Text` itself comes before all. The text
    /// styles, such as `.headline` and `.caption`, grow with the person's text size; those of `.system(size:)` keep
    /// their size in points. `fontWeight(_:)`, `bold(_:)` and `italic(_:)` change a part of the font and leave the
    /// rest.
    ///
    ///     VStack {
    ///         Text("Next stop")
    ///             .font(.caption)
    ///         Text("Kyoto")
    ///             .font(.system(size: 40, weight: .bold, design: .rounded))
    ///     }
    ///
    /// San Francisco and its kin are replaced by free fonts whose metrics are brought near: Inter, Quicksand, Noto
    /// Serif and JetBrains Mono.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets how thick strokes are; nil leaves it to the font.
    ///
    /// It counts for all texts and symbols in the view, and replaces the weight that a font names. Of several, the
    /// innermost counts; a `bold(_:)` further in takes it away. The text keeps its size; its width changes with the
    /// weight.
    ///
    ///     Text("Platform 9")
    ///         .font(.title)
    ///         .fontWeight(.light)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textAttributes.traits.weight, weight)
    }

    /// Sets the design of fonts; nil leaves it to the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textAttributes.traits.design, .some(design))
    }

    /// Shows text in bold, or not whatever the views around ask for.
    ///
    /// It counts for all texts in the view, and takes away a `fontWeight(_:)` from further out; a weight that is set
    /// further in wins over it. Bold text styles are semibold for smaller styles, as on iOS. A font that is heavier
    /// already stays as it is.
    ///
    ///     VStack {
    ///         Text("Total")
    ///         Text("€84.50")
    ///     }
    ///     .bold()
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.boldness, isActive)
    }

    /// Shows text in italics, or not whatever the views around ask for.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.isItalic, isActive)
    }

    /// Shows text in the font's design whose characters are all as wide as each other.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.traits.isMonospaced, isActive)
    }

    /// Shows digits that are all as wide as each other.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.textAttributes.traits.hasMonospacedDigits, true)
    }

    /// Adds points after each character, negative for less.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textAttributes.kerning, kerning)
    }

    /// Adds points after each character, negative for less.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textAttributes.tracking, tracking)
    }

    /// Raises text by points over the line it stands on, negative for lower; its line grows by as much.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textAttributes.baselineOffset, baselineOffset)
    }

    /// Draws a line under text, in its color unless another is given.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return environment(\.textAttributes.underline, .some(style))
    }

    /// Draws a line through text, in its color unless another is given.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return environment(\.textAttributes.strikethrough, .some(style))
    }

    /// Shows text as if no view around asked for a look of it.
    nonisolated package func withoutTextAttributes() -> some View {
        environment(\.textAttributes, TextAttributes())
            .environment(\.textCase, nil)
    }
}
