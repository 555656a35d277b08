import RiffleAssets

extension Color {
    /// The color as it is shown in an environment: light or dark, with the accent and the catalogs of that place.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        storage.wideColor ?? Resolved(resolvedColor(in: environment))
    }

    /// The color as hosts paint it in an environment; where a catalog lacks it, what stands for missing colors.
    package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        knownColor(in: environment) ?? .missing
    }

    /// The color as hosts paint it in an environment; nil where it is made of one that a catalog lacks.
    func knownColor(in environment: EnvironmentValues) -> ResolvedColor? { storage.knownColor(in: environment) }
}

extension Color.Storage {
    /// The color with all its components, where sRGB lacks it.
    fileprivate var wideColor: Color.Resolved? {
        switch self {
        case .wide(let color): return color
        case .faded(let base, let opacity), .opaque(let base, let opacity):
            guard var color = base.wideColor else { return nil }
            if case .opaque = self { color.opacity = 1 }
            color.opacity = min(max(color.opacity * Float(opacity), 0), 1)
            return color
        default: return nil
        }
    }

    func knownColor(in environment: EnvironmentValues) -> ResolvedColor? {
        let isDark = environment.colorScheme == .dark
        switch self {
        case .fixed(let color):
            return color
        case .wide(let color):
            return color.resolvedColor
        case .system(let color):
            return color.resolvedColor(in: environment)
        case .accent:
            if let accent = environment.accent { return accent.storage.knownColor(in: environment.withoutTint) }
            return environment.appAccentColor ?? SystemColor.blue.resolvedColor(in: environment)
        case .named(let name, let bundle):
            let color = environment.assetLibrary.color(named: name, in: bundle, isDark: isDark)
            if color == nil { environment.reportMissingColor(name) }
            return color.map { ResolvedColor($0) }
        case .resource(let resource):
            let color = environment.assetLibrary.color(resource, isDark: isDark)
            if color == nil { environment.reportMissingColor(resource.name) }
            return color.map { ResolvedColor($0) }
        case .faded(let base, let opacity):
            return base.knownColor(in: environment)?.multiplyingAlpha(by: opacity)
        case .opaque(let base, let opacity):
            guard let color = base.knownColor(in: environment) else { return nil }
            return ResolvedColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(opacity))
        case .mixed(let first, let second, let fraction, let isPerceptual):
            guard let from = first.knownColor(in: environment), let to = second.knownColor(in: environment) else {
                return nil
            }
            return Self.mix(from, to, fraction, isPerceptual)
        case .dynamic(let color):
            return color.storage(for: UITraitCollection(environment)).knownColor(in: environment)
        }
    }

    private static func mix(
        _ first: ResolvedColor, _ second: ResolvedColor, _ fraction: Double, _ isPerceptual: Bool
    ) -> ResolvedColor {
        if fraction == 0 { return first }
        if fraction == 1 { return second }
        if isPerceptual { return OklabColor(first).mixed(with: OklabColor(second), by: fraction).resolved }
        func mixed(_ component: KeyPath<ResolvedColor, Float>) -> Float {
            first[keyPath: component] + (second[keyPath: component] - first[keyPath: component]) * Float(fraction)
        }
        return ResolvedColor(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}

extension EnvironmentValues {
    fileprivate func reportMissingColor(_ name: String) {
        assetFaultReport?.report(assetLibrary.explanation(ofColor: name))
    }
}

extension ResolvedColor {
    /// A color of a catalog.
    init(_ color: AssetColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}

extension Color {
    /// A color between this one and another: 0 gives this one, 1 the other; what lies outside is clamped.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction > 0 ? min(fraction, 1) : 0
        return Color(
            storage: .mixed(storage, rhs.storage, fraction: fraction, isPerceptual: colorSpace == .perceptual))
    }
}
