import RiffleLayers

/// `colorMultiply`: multiplies all colors, and alphas, with those of one color.
struct ColorMultiplyEffect: EffectModifier {
    var color: EffectColor

    var animatableData: PaintVector {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    func resolved(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(color: color.resolved(in: environment))
    }

    func apply(to layer: inout Layer, size: CGSize) {
        let color = color.shown
        layer.effects = color == .white ? [] : [.colorMultiply(color)]
    }

    static var name: String { "colorMultiply" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Multiplies the view's colors and alphas with a color.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyEffect(color: EffectColor(color)))
    }
}
