/// A color of given components, as Core Graphics has it.
public final class CGColor: Hashable, Sendable {
    let resolved: ResolvedColor

    init(_ resolved: ResolvedColor) { self.resolved = resolved }

    /// A color from gamma-encoded sRGB components, each 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    }

    /// A color from gamma-encoded sRGB components, each 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray, 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha, gamma-encoded sRGB, each 0...1.
    public var components: [CGFloat]? {
        [resolved.red, resolved.green, resolved.blue, resolved.alpha].map { CGFloat($0) }
    }

    /// How many components there are: 4.
    public var numberOfComponents: Int { 4 }

    /// How opaque the color is, 0...1.
    public var alpha: CGFloat { CGFloat(resolved.alpha) }

    /// The color with another alpha, which replaces its own.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(
            ResolvedColor(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: Float(alpha)))
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether both have the same components.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.resolved == second.resolved }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
    /// A color of given components. `Color(.gray)` means the color of UIKit, as with Apple's.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(storage: .fixed(cgColor.resolved)) }

    /// A color of given components.
    public init(cgColor: CGColor) { self.init(storage: .fixed(cgColor.resolved)) }

    /// The components of the color; nil where they depend on where it is shown.
    public var cgColor: CGColor? {
        switch storage {
        case .fixed(let color): CGColor(color)
        case .wide(let color): CGColor(color.resolvedColor)
        default: nil
        }
    }

    /// The same color, for code that does not know what kind of color it is given.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
}
