import Foundation

/// A color in Björn Ottosson's Oklab space, in which gradients and animated colors are mixed.
///
/// Source of the matrices: <https://bottosson.github.io/posts/oklab/>. Apple's gradients interpolate perceptually,
/// close to Oklab (system red to system blue meets at 170, 121, 168, where sRGB would give 128, 96, 158).
package struct OklabColor: Hashable, Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double
    package var alpha: Double

    package init(lightness: Double, a: Double, b: Double, alpha: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    package init(_ color: ResolvedColor) {
        let red = Self.linear(Double(color.red))
        let green = Self.linear(Double(color.green))
        let blue = Self.linear(Double(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        alpha = Double(color.alpha)
    }

    /// The nearest color sRGB has; out-of-gamut components are clamped.
    package var resolved: ResolvedColor {
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return ResolvedColor(
            red: Float(Self.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)),
            green: Float(Self.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)),
            blue: Float(Self.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)),
            alpha: Float(alpha))
    }

    /// The color at `fraction` (0 gives `self`, 1 gives `other`); a transparent end lends only its alpha.
    package func mixed(with other: OklabColor, by fraction: Double) -> OklabColor {
        let from = alpha == 0 ? other : self
        let to = other.alpha == 0 ? self : other
        return OklabColor(
            lightness: from.lightness + (to.lightness - from.lightness) * fraction,
            a: from.a + (to.a - from.a) * fraction,
            b: from.b + (to.b - from.b) * fraction,
            alpha: alpha + (other.alpha - alpha) * fraction)
    }

    /// A gamma-encoded sRGB component as linear light (IEC 61966-2-1).
    package static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// A linear-light component, gamma-encoded (IEC 61966-2-1); negative gives 0.
    package static func encoded(_ component: Double) -> Double {
        guard component > 0 else { return 0 }
        return component <= 0.0031308 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
    }

    private func cube(_ value: Double) -> Double { value * value * value }
}
