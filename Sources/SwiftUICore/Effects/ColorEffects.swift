import RiffleLayers

/// A filter with one number: `brightness`, `contrast`, `saturation`, `grayscale`, `hueRotation`.
struct ColorFilter: EffectModifier {
    enum Kind {
        case brightness, contrast, saturation, grayscale, hueRotation
    }

    let kind: Kind
    /// Taken instead of what is not finite.
    let neutral: Double
    /// Angles are in radians.
    var animatableData: Double

    init(_ kind: Kind, _ amount: Double, neutral: Double) {
        self.kind = kind
        self.neutral = neutral
        animatableData = amount
    }

    func validated(_ report: (String) -> Void) -> ColorFilter {
        guard !animatableData.isFinite else { return self }
        report("the amount of \(kind)")
        return ColorFilter(kind, neutral, neutral: neutral)
    }

    func apply(to layer: inout Layer, size: CGSize) {
        let amount = animatableData
        switch kind {
        case .brightness: layer.effects = amount == 0 ? [] : [.brightness(amount)]
        case .contrast: layer.effects = amount == 1 ? [] : [.contrast(amount)]
        case .saturation: layer.effects = amount == 1 ? [] : [.saturation(amount)]
        case .grayscale: layer.effects = amount == 0 ? [] : [.grayscale(amount)]
        case .hueRotation: layer.effects = amount == 0 ? [] : [.hueRotation(.radians(amount))]
        }
    }

    static var name: String { "colorFilter" }
}

/// A filter without numbers: `colorInvert`, `luminanceToAlpha`.
struct PlainColorFilter: EffectModifier {
    let effect: LayerEffect
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.effects = [effect] }

    static var name: String { "colorFilter" }
}

extension View {
    /// Adds to the red, green and blue of the view, from -1 to 1; what is not finite adds nothing.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorFilter(.brightness, amount, neutral: 0))
    }

    /// Moves the view's colors away from middle gray: 1 leaves them, 0 gives gray, below 0 they are inverted.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorFilter(.contrast, amount, neutral: 1))
    }

    /// Makes the view's colors less or more vivid: 1 leaves them, 0 gives grays.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorFilter(.saturation, amount, neutral: 1))
    }

    /// Takes the color out of the view: 0 leaves it, 1 gives grays; what lies outside is clamped.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorFilter(.grayscale, amount.isFinite ? min(max(amount, 0), 1) : amount, neutral: 0))
    }

    /// Turns the view's hues by an angle, at equal luminance.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorFilter(.hueRotation, angle.radians, neutral: 0))
    }

    /// Inverts the view's colors; alphas stay.
    nonisolated public func colorInvert() -> some View { modifier(PlainColorFilter(effect: .colorInvert)) }

    /// Shows black with the luminance of the view's colors as alpha.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(PlainColorFilter(effect: .luminanceToAlpha))
    }
}
