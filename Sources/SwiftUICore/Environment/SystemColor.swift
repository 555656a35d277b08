/// The named colors of iOS 26, light and dark.
///
/// The hues are measured on iOS 26; labels, fills, grays and grounds are those that UIKit has had since iOS 13.
package enum SystemColor: String, Hashable, Sendable, CustomStringConvertible {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    case primary, secondary, tertiaryLabel, quaternaryLabel
    case gray2, gray3, gray4, gray5, gray6
    case systemFill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case separator, opaqueSeparator, placeholder, link

    package var description: String { rawValue }

    /// The color as it is in an environment: light or dark, on the ground or on a surface above it, as usual or stronger.
    package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isElevated = isDark && environment.isElevated
        let isStrong = environment.colorSchemeContrast == .increased
        let usual = !isDark ? light : isElevated ? elevated : dark
        let pair = isStrong ? strong(isDark: isDark, isElevated: isElevated) ?? usual : usual
        return ResolvedColor(
            bytes: pair.rgb >> 16 & 255, pair.rgb >> 8 & 255, pair.rgb & 255, alpha: pair.alpha)
    }

    private var light: (rgb: Int, alpha: Double) {
        switch self {
        case .red: (0xFF383C, 1)
        case .orange: (0xFF8D28, 1)
        case .yellow: (0xFFCC00, 1)
        case .green: (0x34C759, 1)
        case .mint: (0x00C8B3, 1)
        case .teal: (0x00C3D0, 1)
        case .cyan: (0x00C0E8, 1)
        case .blue, .link: (0x0088FF, 1)
        case .indigo: (0x6155F5, 1)
        case .purple: (0xCB30E0, 1)
        case .pink: (0xFF2D55, 1)
        case .brown: (0xAC7F5E, 1)
        case .gray: (0x8E8E93, 1)
        case .gray2: (0xAEAEB2, 1)
        case .gray3: (0xC7C7CC, 1)
        case .gray4: (0xD1D1D6, 1)
        case .gray5: (0xE5E5EA, 1)
        case .clear: (0x000000, 0)
        case .black, .primary: (0x000000, 1)
        case .secondary: (0x3C3C43, 0.6)
        case .tertiaryLabel, .placeholder: (0x3C3C43, 0.3)
        case .quaternaryLabel: (0x3C3C43, 0.18)
        case .separator: (0x3C3C43, 0.29)
        case .opaqueSeparator: (0xC6C6C8, 1)
        case .systemFill: (0x787880, 0.2)
        case .secondaryFill: (0x787880, 0.16)
        case .tertiaryFill: (0x767680, 0.12)
        case .quaternaryFill: (0x747480, 0.08)
        case .white, .background, .tertiaryBackground, .secondaryGroupedBackground: (0xFFFFFF, 1)
        case .gray6, .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: (0xF2F2F7, 1)
        }
    }

    private var dark: (rgb: Int, alpha: Double) {
        switch self {
        case .red: (0xFF4245, 1)
        case .orange: (0xFF9230, 1)
        case .yellow: (0xFFD600, 1)
        case .green: (0x30D158, 1)
        case .mint: (0x00DAC3, 1)
        case .teal: (0x00D2E0, 1)
        case .cyan: (0x3CD3FE, 1)
        case .blue, .link: (0x0091FF, 1)
        case .indigo: (0x6B5DFF, 1)
        case .purple: (0xDB34F2, 1)
        case .pink: (0xFF375F, 1)
        case .brown: (0xB78A66, 1)
        case .gray2: (0x636366, 1)
        case .gray3: (0x48484A, 1)
        case .gray4: (0x3A3A3C, 1)
        case .gray5, .tertiaryBackground, .tertiaryGroupedBackground: (0x2C2C2E, 1)
        case .gray6, .secondaryBackground, .secondaryGroupedBackground: (0x1C1C1E, 1)
        case .background, .groupedBackground: (0x000000, 1)
        case .primary: (0xFFFFFF, 1)
        case .secondary: (0xEBEBF5, 0.6)
        case .tertiaryLabel, .placeholder: (0xEBEBF5, 0.3)
        case .quaternaryLabel: (0xEBEBF5, 0.16)
        case .separator: (0x545458, 0.6)
        case .opaqueSeparator: (0x38383A, 1)
        case .systemFill: (0x787880, 0.36)
        case .secondaryFill: (0x787880, 0.32)
        case .tertiaryFill: (0x767680, 0.24)
        case .quaternaryFill: (0x767680, 0.18)
        case .gray, .black, .white, .clear: light
        }
    }

    /// On surfaces above the ground, which dark appearance shows brighter. UIKit has had these since iOS 13.
    private var elevated: (rgb: Int, alpha: Double) {
        switch self {
        case .background, .groupedBackground: (0x1C1C1E, 1)
        case .secondaryBackground, .secondaryGroupedBackground: (0x2C2C2E, 1)
        case .tertiaryBackground, .tertiaryGroupedBackground: (0x3A3A3C, 1)
        default: dark
        }
    }
}
