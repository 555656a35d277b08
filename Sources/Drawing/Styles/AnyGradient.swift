/// A gradient with its way of mixing colors; as a style it runs from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    /// Nothing simpler.
    public typealias Resolved = Never

    let gradient: Gradient
    let isPerceptual: Bool

    /// A gradient whose colors are mixed so that steps look even.
    public init(_ gradient: Gradient) { self.init(gradient, isPerceptual: true) }

    init(_ gradient: Gradient, isPerceptual: Bool) {
        self.gradient = gradient
        self.isPerceptual = isPerceptual
    }

    /// The gradient with its colors mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient, isPerceptual: space == .perceptual)
    }

    /// The gradient with its colors resolved.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        gradient.resolved(in: context, .linear(from: .top, to: .bottom), isPerceptual: isPerceptual)
    }
}

extension Gradient: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The gradient with its colors resolved, from the top to the bottom.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        AnyGradient(self)._resolve(in: context)
    }

    /// The gradient with its colors mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    package func resolved(
        in context: _StyleContext, _ geometry: GradientPaint.Geometry, isPerceptual: Bool
    ) -> _ResolvedStyle {
        var known: [ResolvedGradient.Stop] = []
        for stop in stops {
            guard let color = stop.color.knownColor(in: context.environment) else {
                return _ResolvedStyle(.missingColor)
            }
            known.append(ResolvedGradient.Stop(color: context.fade(color), location: Double(stop.location)))
        }
        return _ResolvedStyle(
            .gradient(GradientPaint(stops: known, geometry: geometry, isPerceptual: isPerceptual)))
    }
}

extension Color {
    /// A slight gradient from a lighter tone of the color to the color.
    ///
    /// How much lighter Apple's is has not been published; here it is a fifth of the way to white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
