import Assets

extension Color {
    /// The color as it is shown in an environment: light or dark, with the accent and the catalogs of that place.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(resolvedColor(in: environment))
    }

    /// The color as hosts paint it in an environment.
    package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        storage.resolvedColor(in: environment)
    }
}

extension Color.Storage {
    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        switch self {
        case .fixed(let color):
            return color
        case .system(let color):
            return color.resolvedColor(isDark: isDark)
        case .accent:
            return environment.accent?.storage.resolvedColor(in: environment.withoutTint)
                ?? SystemColor.blue.resolvedColor(isDark: isDark)
        case .named(let name, let bundle):
            let color = environment.assetLibrary.color(named: name, in: bundle, isDark: isDark)
            if color == nil { environment.reportMissingColor(name) }
            return color.resolvedColor
        case .resource(let resource):
            let color = environment.assetLibrary.color(resource, isDark: isDark)
            if color == nil { environment.reportMissingColor(resource.name) }
            return color.resolvedColor
        case .faded(let base, let opacity):
            return base.resolvedColor(in: environment).multiplyingAlpha(by: opacity)
        case .opaque(let base, let opacity):
            let color = base.resolvedColor(in: environment)
            return ResolvedColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(opacity))
        case .mixed(let first, let second, let fraction, let isPerceptual):
            return Self.mix(
                first.resolvedColor(in: environment), second.resolvedColor(in: environment), fraction, isPerceptual)
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

extension Optional<AssetColor> {
    /// A color that is missing is seen at once while developing, and not at all by those who use the app.
    fileprivate var resolvedColor: ResolvedColor {
        guard let self else {
            #if DEBUG
                return ResolvedColor(red: 1, green: 0, blue: 1)
            #else
                return .clear
            #endif
        }
        return ResolvedColor(
            red: Float(self.red), green: Float(self.green), blue: Float(self.blue), alpha: Float(self.alpha))
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
