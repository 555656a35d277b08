/// The weight of a symbol's lines, as of the font beside it.
package enum SymbolWeight: Int, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Width of a line in hundredths of the point size: close to the stems of the system font in each weight.
    var stroke: Double {
        switch self {
        case .ultraLight: 2.4
        case .thin: 4.2
        case .light: 6.2
        case .regular: 8.3
        case .medium: 9.6
        case .semibold: 11.1
        case .bold: 12.6
        case .heavy: 14.6
        case .black: 16.8
        }
    }
}

/// The size of a symbol against the text beside it. Factors measured on Apple's runtime.
package enum SymbolScale: Int, Sendable, Hashable, CaseIterable {
    case small, medium, large

    /// Size against `medium`.
    package var factor: Double {
        switch self {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// Which of the foreground styles a part takes where a symbol has several.
package enum SymbolRole: Int, Sendable, Hashable {
    /// The glyph; all of it where the symbol is drawn in one style.
    case primary
    /// What surrounds the glyph.
    case secondary
    /// What a variable value leaves out.
    case inactive
    // Parts with a color of their own, by its name.
    case red, orange, yellow, green, cyan, blue, brown, gray, white
}
