/// What a view of UIKit's does to what is under it.
public class UIVisualEffect: @unchecked Sendable {
    init() {}
}

/// Lets contents of a view that blurs stand out; they have their plain colors here.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// For contents on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }

    /// For contents of a kind on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What stands on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label
    /// Text of less importance.
    case secondaryLabel
    /// Text of still less importance.
    case tertiaryLabel
    /// Text of the least importance.
    case quaternaryLabel
    /// A large area.
    case fill
    /// A smaller area.
    case secondaryFill
    /// A small area.
    case tertiaryFill
    /// A line.
    case separator
}

/// What lies behind a bar of UIKit's, or in a `UIVisualEffectView`, and blurs what is under it.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    package let material: Material
    /// The look that the style is for, where it is for one alone.
    package let colorScheme: ColorScheme?

    /// A material.
    ///
    /// Those that UIKit has for light and dark looks alone follow the window's look in bars, as all materials do.
    public init(style: Style) {
        material = style.material
        colorScheme = style.colorScheme
        super.init()
    }

    /// How much of what is under it a material lets through.
    public enum Style: Int, Sendable {
        /// The lightest of the oldest.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// What suits the look of the window.
        case regular = 4
        /// What stands out in the look of the window.
        case prominent = 5
        /// A very thin one.
        case systemUltraThinMaterial = 6
        /// A thin one.
        case systemThinMaterial = 7
        /// One of usual thickness.
        case systemMaterial = 8
        /// A thick one.
        case systemThickMaterial = 9
        /// That of bars.
        case systemChromeMaterial = 10
        /// A very thin one, light.
        case systemUltraThinMaterialLight = 11
        /// A thin one, light.
        case systemThinMaterialLight = 12
        /// One of usual thickness, light.
        case systemMaterialLight = 13
        /// A thick one, light.
        case systemThickMaterialLight = 14
        /// That of bars, light.
        case systemChromeMaterialLight = 15
        /// A very thin one, dark.
        case systemUltraThinMaterialDark = 16
        /// A thin one, dark.
        case systemThinMaterialDark = 17
        /// One of usual thickness, dark.
        case systemMaterialDark = 18
        /// A thick one, dark.
        case systemThickMaterialDark = 19
        /// That of bars, dark.
        case systemChromeMaterialDark = 20

        fileprivate var colorScheme: ColorScheme? {
            switch self {
            case .extraLight, .light: .light
            case .dark: .dark
            default: rawValue > 15 ? .dark : rawValue > 10 ? .light : nil
            }
        }

        fileprivate var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
                .ultraThinMaterial
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
            case .extraLight, .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
                .regularMaterial
            case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            }
        }
    }
}
