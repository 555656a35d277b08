import RiffleLayers

/// What a shape, text or symbol is painted with: a color, a gradient, or a style that the views around decide.
///
/// Types of an app conform by giving `resolve(in:)`. The underscored requirement connects the styles that Riffle has
/// itself to painting; it is filled in for every style that resolves to another one.
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that `resolve(in:)` gives; `Never` for those that resolve to nothing simpler.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted, apart from where.
    func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    /// What the style that this one resolves to paints.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Styles that the engine paints itself resolve to nothing simpler; asking is a programming error.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves to no other style: the engine paints it. Use it as it is.")
    }
}

extension Never: ShapeStyle {
    /// There is no value, so there is nothing it could resolve to.
    public typealias Resolved = Never
}

/// Where a style is used.
public struct _StyleContext {
    package var environment: EnvironmentValues
    /// The styles that `.foreground` and its levels stand for.
    package var foreground: ForegroundStyles?
    /// How far the style steps back: 0 is primary, 1 secondary, and so on.
    package var level: Int

    package init(environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
        level = 0
    }

    /// A color as far back as the context's level says.
    package func fade(_ color: ResolvedColor) -> ResolvedColor {
        level > 0 ? color.multiplyingAlpha(by: Self.opacity(level: level)) : color
    }

    /// The share of the alpha that a style keeps at a level, as on iOS.
    package static func opacity(level: Int) -> Double {
        switch level {
        case ..<1: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.07
        }
    }
}

/// What a style paints in one environment, apart from where: paints of gradients need a rectangle.
public struct _ResolvedStyle: Equatable, Sendable {
    package var paint: StylePaint
    /// Shadows of what is painted.
    package var effects: [LayerEffect] = []
    /// How what is painted is mixed with what is behind it.
    package var blendMode = BlendMode.normal

    package init(_ paint: StylePaint) { self.paint = paint }
}
