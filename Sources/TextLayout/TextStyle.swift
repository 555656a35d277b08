import Foundation

/// Everything about a font that changes the shape or the place of glyphs.
package struct TextStyle: Hashable, Sendable {
    /// The family of typefaces asked for.
    package enum Design: Hashable, Sendable {
        case `default`
        case rounded
        case serif
        case monospaced
        /// A family by name; one that is not installed is set as `default`.
        case custom(String)
    }

    /// OpenType features that a font can be asked for.
    package struct Features: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// All digits as wide as each other.
        package static let monospacedDigit = Features(rawValue: 1)
        /// Small letters drawn as small capitals.
        package static let smallCaps = Features(rawValue: 2)
        /// Capitals drawn as small capitals.
        package static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    package var design: Design
    /// In points. Sizes that are not finite or not above 0 are set as 1/64 point.
    package var size: CGFloat
    /// 100 … 900 as CSS and OpenType count; 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    package var features: Features
    /// Points added after each character.
    package var kerning: CGFloat
    /// Points added after each character, besides `kerning`.
    package var tracking: CGFloat
    /// Points by which the glyphs stand above the line's baseline, negative below.
    package var baselineOffset: CGFloat
    /// Points that lines of the style stand farther apart than the font says, negative for nearer.
    package var leadingChange: CGFloat = 0
    /// Points from the top of a line of the style to that of the next; nil for what the font says.
    package var lineHeight: CGFloat?

    package init(
        design: Design = .default, size: CGFloat, weight: Int = 400, isItalic: Bool = false, features: Features = [],
        kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.features = features
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }

    /// The size that is laid out: finite and above 0.
    var effectiveSize: CGFloat {
        size.isFinite ? min(max(size, 1 / 64), 10_000) : 1 / 64
    }

    /// Points after each character as asked, 0 for what is not finite.
    var requestedSpacing: CGFloat {
        let sum = kerning + tracking
        return sum.isFinite ? sum : 0
    }

    /// `baselineOffset`, 0 for what is not finite.
    var effectiveBaselineOffset: CGFloat {
        baselineOffset.isFinite ? baselineOffset : 0
    }
}
