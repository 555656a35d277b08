import RiffleAssets

/// A color, as a view that fills its frame and as a style for shapes and text.
///
/// A color may depend on where it is shown: system and catalog colors differ between light and dark, and system colors
/// are stronger with increased contrast. As a view, a color takes all the room that it is offered, 10 by 10 points
/// where nothing is. Components are 0...1 in sRGB unless another space is named. Numbers outside 0...1 are clamped and
/// NaN counts as 0 when the color is painted; so colors of Display P3 that sRGB does not have are cut to sRGB.
///
///     HStack {
///         Color.teal
///             .frame(width: 24, height: 24)
///         Color(red: 0.9, green: 0.4, blue: 0.2)
///             .frame(width: 24, height: 24)
///         Text("Terracotta")
///             .foregroundStyle(Color(hue: 0.04, saturation: 0.7, brightness: 0.8))
///     }
public struct Color: Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case fixed(ResolvedColor)
        /// With components that sRGB has not.
        case wide(Resolved)
        case system(SystemColor)
        case accent
        case named(String, Bundle?)
        case resource(ColorResource)
        case faded(Storage, Double)
        /// With an alpha of its own instead of the base's.
        case opaque(Storage, Double)
        case mixed(Storage, Storage, fraction: Double, isPerceptual: Bool)
        case dynamic(DynamicColor)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// What the components of a color count in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB (IEC 61966-2-1).
        case sRGB
        /// sRGB's primaries with linear light.
        case sRGBLinear
        /// Apple's wide-gamut space; what sRGB has not is clamped when it is painted.
        case displayP3
    }

    /// A color from its red, green and blue components, 0...1; beyond that lie colors that sRGB has not.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)),
            exactly: colorSpace == .sRGB ? (red, green, blue) : nil)
    }

    /// A gray, 0 black to 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color from hue (a share of the color circle, red at 0 and 1), saturation and brightness, each 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue : 0
        /// Source: A. R. Smith, "Color Gamut Transform Pairs", 1978, in the form without branches.
        func component(_ shift: Double) -> Double {
            let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            let position = sector < 0 ? sector + 6 : sector
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A color of an asset catalog. One that is missing is reported; in debug builds, what it was to fill is marked.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(storage: .named(name, bundle)) }

    /// A color of an asset catalog by its generated name.
    public init(_ resource: ColorResource) { self.init(storage: .resource(resource)) }

    /// A color that is the same everywhere.
    public init(_ resolved: Resolved) { self.init(resolved, exactly: nil) }

    /// - Parameter exactly: the gamma-encoded components, where they are known without a conversion.
    private init(_ resolved: Resolved, exactly components: (Double, Double, Double)?) {
        guard !resolved.isWide else {
            self.init(storage: .wide(resolved))
            return
        }
        guard let (red, green, blue) = components else {
            self.init(storage: .fixed(resolved.resolvedColor))
            return
        }
        self.init(
            storage: .fixed(
                ResolvedColor(
                    red: Float(red), green: Float(green), blue: Float(blue), alpha: resolved.opacity)))
    }

    /// The color with its alpha multiplied; NaN leaves it unchanged.
    public func opacity(_ opacity: Double) -> Color {
        opacity.isNaN ? self : Color(storage: .faded(storage, opacity))
    }

    /// The color with another alpha, whatever it had.
    func replacingOpacity(_ opacity: Double) -> Color { Color(storage: .opaque(storage, opacity)) }
}

extension Color: CustomStringConvertible {
    /// The color's name, or its components in hexadecimal: red, green, blue, alpha.
    public var description: String { storage.description }
}

extension Color.Storage: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(let color): return color.hexadecimal
        case .wide(let color): return color.resolvedColor.hexadecimal
        case .system(let color): return "\(color)"
        case .accent: return "accent"
        case .named(let name, _): return "NamedColor(name: \"\(name)\")"
        case .resource(let resource): return "NamedColor(name: \"\(resource.name)\")"
        case .faded(let base, let opacity), .opaque(let base, let opacity):
            let percent = (opacity * 100).rounded()
            return percent.magnitude < 1e6 ? "\(Int(percent))% \(base.description)" : base.description
        case .mixed(let first, let second, let fraction, _):
            return "mix(\(first.description), \(second.description), by: \(fraction))"
        case .dynamic: return "dynamic"
        }
    }
}

extension ResolvedColor {
    fileprivate var hexadecimal: String {
        let digits = Array("0123456789ABCDEF")
        return [red, green, blue, alpha].reduce(into: "#") { text, component in
            let byte = Int(clamping: (component * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
    }
}
