import Foundation

extension FontMetrics {
    /// The measures of the iOS system font in any of its designs, whatever face the glyphs are drawn with.
    ///
    /// Units of 1/2048 of the size: ascender 1950, descender 494, capitals 1443; no leading. Read from UIFont in a
    /// simulator and recorded by iamcgn/swiftui-web (apple-text-metrics-fonts.json, `system:*`); common to all designs
    /// but for the x-height and the serif design's capitals.
    package static func system(design: TextStyle.Design, size: CGFloat) -> FontMetrics {
        let unit = size / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: 494 * unit, leading: 0,
            capHeight: (design == .serif ? 1444 : 1443) * unit, xHeight: systemXHeight(design: design, size: size),
            underlineOffset: 310 * unit, underlineThickness: 120 * unit)
    }

    private static func systemXHeight(design: TextStyle.Design, size: CGFloat) -> CGFloat {
        switch design {
        case .rounded: return size * 1040 / 2048
        case .serif: return size * 927 / 2048
        case .monospaced: return size * 1083 / 2048
        case .default, .custom: break
        }
        // The regular weight at 17, 20, 22, 24, 26 and 28 points: letters get lower with the optical size.
        let samples: [(size: CGFloat, height: CGFloat)] = [
            (17, 1078), (20, 1069), (22, 1058), (24, 1047), (26, 1043), (28, 1040),
        ]
        var lower = samples[0]
        for upper in samples where size > lower.size {
            guard size < upper.size else {
                lower = upper
                continue
            }
            let part = (size - lower.size) / (upper.size - lower.size)
            return size * (lower.height + (upper.height - lower.height) * part) / 2048
        }
        return size * lower.height / 2048
    }
}
