/// A color as hosts paint it: gamma-encoded sRGB, not premultiplied, each component 0…1.
///
/// Components outside 0…1 are clamped and NaN counts as 0, so that no host has to check again.
package struct ResolvedColor: Hashable, Sendable {
    package let red: Float
    package let green: Float
    package let blue: Float
    package let alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = Self.clamp(red)
        self.green = Self.clamp(green)
        self.blue = Self.clamp(blue)
        self.alpha = Self.clamp(alpha)
    }

    /// A color from components in 0…255, the form in which Apple's system colors are documented.
    package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: Float(alpha))
    }

    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    package func multiplyingAlpha(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }

    private static func clamp(_ value: Float) -> Float {
        value > 0 ? min(value, 1) : 0
    }
}

extension ResolvedColor: CustomStringConvertible {
    /// `#RRGGBB`, with `@alpha` in percent unless opaque.
    package var description: String {
        let digits = Array("0123456789ABCDEF")
        var text = "#"
        for component in [red, green, blue] {
            let byte = Int(clamping: (component * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
        return alpha == 1 ? text : text + "@\(Int(clamping: (alpha * 100).rounded()))%"
    }
}
