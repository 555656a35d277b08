import RiffleAssets

/// A color as UIKit has it, for code that names colors through it: `Color(UIColor.systemGray5)`.
public final class UIColor: NSObject, Sendable {
    let color: Color

    /// The color of a `Color`, with all that it depends on.
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// A color from gamma-encoded sRGB components, each 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A color from Display P3 components, each 0...1; what sRGB has not is clamped.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
    }

    /// A gray, 0 black to 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, white: white, opacity: alpha))
    }

    /// A color from hue, saturation and brightness, each 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A color of an asset catalog by its generated name.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// The color with another alpha, which replaces its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingOpacity(alpha)) }

    /// Writes the gamma-encoded components of the color in light appearance.
    ///
    /// - Returns: true: every color has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolvedColor(in: EnvironmentValues())
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.alpha)
        return true
    }

    /// Whether both are colors and made of the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// Hashes what `isEqual(_:)` compares.
    public override var hash: Int { color.hashValue }

    /// The color's name or components.
    public override var description: String { color.description }
}

extension Color {
    /// The color of a `UIColor`.
    public init(_ color: UIColor) { self = color.color }

    // Where only the name `init` is written, as in `colors.map(Color.init)`, both would fit.
    /// The color of a `UIColor`.
    @_disfavoredOverload
    public init(uiColor: UIColor) { self = uiColor.color }
}
