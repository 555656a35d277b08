import RiffleAssets

/// A color that code makes anew for each surroundings.
///
/// Two are equal where they are the same object: closures cannot be compared.
final class DynamicColor: Hashable, @unchecked Sendable {
    // UIKit asks its providers on any thread, so code written for it is ready for that.
    private let provider: (UITraitCollection) -> UIColor

    init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

    func storage(for traits: UITraitCollection) -> Color.Storage { provider(traits).color.storage }

    static func == (first: DynamicColor, second: DynamicColor) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIColor {
    /// A color that a closure makes for the surroundings it is shown in, light or dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(Color(storage: .dynamic(DynamicColor(dynamicProvider))))
    }

    /// A color of an asset catalog; nil where there is none of that name.
    public convenience init?(named name: String) {
        guard EnvironmentValues().assetLibrary.color(named: name, in: nil, isDark: false) != nil else { return nil }
        self.init(Color(name))
    }

    /// A color of given components.
    public convenience init(cgColor: CGColor) { self.init(Color(storage: .fixed(cgColor.resolved))) }

    /// The color as it is in surroundings, and the same in all others.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(storage: .fixed(color.resolvedColor(in: Self.environment(of: traitCollection)))))
    }

    /// The components of the color in the surroundings of the view whose body or callback is running.
    public var cgColor: CGColor { CGColor(color.resolvedColor(in: Self.environment(of: .current))) }

    /// Writes hue, saturation and brightness of the color in light appearance, each 0...1.
    ///
    /// - Returns: true: every color has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color.resolvedColor(in: EnvironmentValues())
        let components = [color.red, color.green, color.blue].map { CGFloat($0) }
        let (most, least) = (components.max() ?? 0, components.min() ?? 0)
        let range = most - least
        hue?.pointee = range > 0 ? Self.hue(components, most, range) : 0
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Source: A. R. Smith, "Color Gamut Transform Pairs", 1978.
    private static func hue(_ components: [CGFloat], _ most: CGFloat, _ range: CGFloat) -> CGFloat {
        let (red, green, blue) = (components[0], components[1], components[2])
        let sector: CGFloat =
            most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        return (sector < 0 ? sector + 6 : sector) / 6
    }

    /// Writes the gray that the color has in light appearance, weighed as the eye does (ITU-R BT.709).
    ///
    /// - Returns: true: every color has one.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = color.resolvedColor(in: EnvironmentValues())
        white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    private static func environment(of traits: UITraitCollection) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        return environment
    }
}
