import RiffleLayers

/// A shadow that is part of a style.
public struct ShadowStyle: Equatable, Sendable {
    private enum Kind: Hashable, Sendable { case drop, inner }

    private let kind: Kind
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize

    private init(_ kind: Kind, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.kind = kind
        self.color = color
        self.radius = max(finite(radius), 0)
        offset = CGSize(width: finite(x), height: finite(y))
    }

    /// A shadow behind what is painted.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points; what is negative or not finite counts as 0.
    ///   - x: how far the shadow lies to the right, in points; what is not finite counts as 0.
    ///   - y: how far it lies below.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(.drop, color, radius, x, y)
    }

    /// A shadow that the edges of what is painted cast into it.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points; what is negative or not finite counts as 0.
    ///   - x: how far the shadow lies to the right, in points; what is not finite counts as 0.
    ///   - y: how far it lies below.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(.inner, color, radius, x, y)
    }

    fileprivate func effect(in environment: EnvironmentValues) -> LayerEffect {
        let color = color.resolvedColor(in: environment)
        return switch kind {
        case .drop: .shadow(color: color, radius: radius, offset: offset)
        case .inner: .innerShadow(color: color, radius: radius, offset: offset)
        }
    }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let shadow: ShadowStyle

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(in: context)
        style.effects.append(shadow.effect(in: context.environment))
        return style
    }
}

extension ShapeStyle {
    /// The style with a shadow behind it or in it: shapes, texts and symbols that are painted with it have one.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// The foreground style with its alpha multiplied; NaN leaves it unchanged.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
}
