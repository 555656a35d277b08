import RifflePainting

/// A translucent layer between a view and what is behind it, which shows through blurred.
///
/// As a style it fills a shape with what is behind the shape, blurred, with stronger colors and under a tint that is
/// light or dark as the environment's color scheme. Where the environment reduces transparency it is an opaque color,
/// and where it increases contrast it is nearly one. How strong the tints are is chosen by eye; Apple has not published it.
public struct Material: Sendable {
    /// How much of what is behind it a material lets through.
    private enum Weight: Hashable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    private let weight: Weight

    private init(_ weight: Weight) { self.weight = weight }

    /// Mostly translucent.
    public static let ultraThin = Material(.ultraThin)
    /// More translucent than opaque.
    public static let thin = Material(.thin)
    /// Somewhat translucent.
    public static let regular = Material(.regular)
    /// More opaque than translucent.
    public static let thick = Material(.thick)
    /// Mostly opaque.
    public static let ultraThick = Material(.ultraThick)
    /// That of the system's toolbars.
    public static let bar = Material(.bar)

    private func tint(isDark: Bool, isStrong: Bool) -> ResolvedColor {
        func gray(_ byte: Int, _ alpha: Double) -> ResolvedColor {
            // Who wants more contrast sees a fourth of what shows through otherwise.
            ResolvedColor(bytes: byte, byte, byte, alpha: isStrong ? 1 - (1 - alpha) / 4 : alpha)
        }
        switch weight {
        case .ultraThin: return isDark ? gray(37, 0.55) : gray(247, 0.5)
        case .thin: return isDark ? gray(37, 0.7) : gray(247, 0.65)
        case .regular: return isDark ? gray(37, 0.82) : gray(249, 0.78)
        case .thick: return isDark ? gray(37, 0.9) : gray(249, 0.88)
        case .ultraThick: return isDark ? gray(37, 0.95) : gray(249, 0.94)
        case .bar: return isDark ? gray(22, 0.8) : gray(255, 0.75)
        }
    }
}

extension Material: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// What is behind, blurred and tinted.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let tint = tint(
            isDark: context.environment.colorScheme == .dark,
            isStrong: context.environment.colorSchemeContrast == .increased)
        if context.environment.accessibilityReduceTransparency {
            return _ResolvedStyle(.color(ResolvedColor(red: tint.red, green: tint.green, blue: tint.blue)))
        }
        let opacity = context.level > 0 ? _StyleContext.opacity(level: context.level) : 1
        return _ResolvedStyle(.backdrop(Backdrop(blurRadius: 20, saturation: 1.8, tint: tint, opacity: opacity)))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that is mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A material that is mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's toolbars.
    public static var bar: Material { .bar }
}
