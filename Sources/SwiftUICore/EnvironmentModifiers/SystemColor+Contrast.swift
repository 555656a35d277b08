/// The colors while contrast is increased: hues and grays as Apple's guidelines list them since June 2025; labels, fills,
/// grounds and separators as measured on iOS 13 by Flutter's authors.
extension SystemColor {
    func strong(isDark: Bool, isElevated: Bool) -> (rgb: Int, alpha: Double)? {
        isElevated ? strongElevated ?? strongDark : isDark ? strongDark : strongLight
    }

    private var strongLight: (rgb: Int, alpha: Double)? {
        switch self {
        case .red: (0xE9152D, 1)
        case .orange: (0xC55300, 1)
        case .yellow: (0xA16A00, 1)
        case .green: (0x008932, 1)
        case .mint: (0x008575, 1)
        case .teal: (0x008198, 1)
        case .cyan: (0x007EAE, 1)
        case .blue: (0x1E6EF4, 1)
        case .indigo: (0x564ADE, 1)
        case .purple: (0xB02FC2, 1)
        case .pink: (0xE7124D, 1)
        case .brown: (0x956D51, 1)
        case .gray: (0x6C6C70, 1)
        case .gray2: (0x8E8E93, 1)
        case .gray3: (0xAEAEB2, 1)
        case .gray4: (0xBCBCC0, 1)
        case .gray5: (0xD8D8DC, 1)
        case .gray6, .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground: (0xEBEBF0, 1)
        case .secondary: (0x3C3C43, 173.0 / 255)
        case .tertiaryLabel, .placeholder: (0x3C3C43, 96.0 / 255)
        case .quaternaryLabel: (0x3C3C43, 66.0 / 255)
        case .separator: (0x3C3C43, 94.0 / 255)
        case .systemFill: (0x787880, 71.0 / 255)
        case .secondaryFill: (0x787880, 61.0 / 255)
        case .tertiaryFill: (0x767680, 51.0 / 255)
        case .quaternaryFill: (0x747480, 40.0 / 255)
        default: nil
        }
    }

    private var strongDark: (rgb: Int, alpha: Double)? {
        switch self {
        case .red: (0xFF6165, 1)
        case .orange: (0xFFA056, 1)
        case .yellow: (0xFEDF43, 1)
        case .green: (0x4AD968, 1)
        case .mint: (0x54DFCB, 1)
        case .teal: (0x3BDDEC, 1)
        case .cyan: (0x6DD9FF, 1)
        case .blue: (0x5CB8FF, 1)
        case .indigo: (0xA7AAFF, 1)
        case .purple: (0xEA8DFF, 1)
        case .pink: (0xFF8AC4, 1)
        case .brown: (0xDBA679, 1)
        case .gray: (0xAEAEB2, 1)
        case .gray2: (0x7C7C80, 1)
        case .gray3: (0x545456, 1)
        case .gray4: (0x444446, 1)
        case .gray5, .tertiaryBackground, .tertiaryGroupedBackground: (0x363638, 1)
        case .gray6, .secondaryBackground, .secondaryGroupedBackground: (0x242426, 1)
        case .secondary: (0xEBEBF5, 173.0 / 255)
        case .tertiaryLabel, .placeholder: (0xEBEBF5, 96.0 / 255)
        case .quaternaryLabel: (0xEBEBF5, 61.0 / 255)
        case .separator: (0x545458, 173.0 / 255)
        case .systemFill: (0x787880, 112.0 / 255)
        case .secondaryFill: (0x787880, 102.0 / 255)
        case .tertiaryFill: (0x767680, 81.0 / 255)
        case .quaternaryFill: (0x767680, 66.0 / 255)
        default: nil
        }
    }

    private var strongElevated: (rgb: Int, alpha: Double)? {
        switch self {
        case .background, .groupedBackground: (0x242426, 1)
        case .secondaryBackground, .secondaryGroupedBackground: (0x363638, 1)
        case .tertiaryBackground, .tertiaryGroupedBackground: (0x444446, 1)
        default: nil
        }
    }
}
