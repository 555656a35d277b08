import RiffleLayers

/// What is done to how a view is shown, and not to its layout, depending on where the view is.
nonisolated public protocol VisualEffect: Animatable, Sendable {
    /// Adds what the effect does to the look of a view of a size.
    func _apply(to look: inout _VisualLook)

    /// The effect as it is under a layout direction.
    @MainActor func _resolved(in environment: EnvironmentValues) -> Self
}

/// The effect that does nothing: others are called on it.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Nothing animates.
    public var animatableData = EmptyAnimatableData()

    /// Creates the effect.
    public init() {}

    /// Does nothing.
    public func _apply(to look: inout _VisualLook) {}

    /// Is the same everywhere.
    @MainActor
    public func _resolved(in environment: EnvironmentValues) -> EmptyVisualEffect { self }
}

/// How a view of a size is shown by the effects so far.
nonisolated public struct _VisualLook {
    let size: CGSize
    var placement = ProjectionTransform()
    var opacity = 1.0
    var effects: [LayerEffect] = []

    init(size: CGSize) { self.size = size }

    /// Adds an effect to those so far: they stand in one layer, so that what filters after a scaling has to be scaled.
    mutating func add(_ effect: some ViewEffect) {
        var layer = Layer(id: .root)
        effect.apply(to: &layer, size: size)
        opacity *= layer.opacity
        let middle = placement.linearized(at: CGPoint(x: size.width / 2, y: size.height / 2))
        let scale = abs(middle.determinant).squareRoot()
        effects += layer.effects.map { effect in
            guard case .blur(let radius, let isOpaque) = effect, scale > 0 else { return effect }
            return .blur(radius: radius / scale, isOpaque: isOpaque)
        }
        if let projection = effect.projection(size: size) { placement = placement.concatenating(projection) }
        placement = placement.concatenating(ProjectionTransform(effect.transform(size: size)))
    }
}

/// An effect after another.
nonisolated struct CombinedVisualEffect<Base: VisualEffect, Effect: ViewEffect>: VisualEffect, @unchecked Sendable {
    var base: Base
    var effect: Effect

    var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
        get { AnimatablePair(base.animatableData, effect.animatableData) }
        set {
            base.animatableData = newValue.first
            effect.animatableData = newValue.second
        }
    }

    func _apply(to look: inout _VisualLook) {
        base._apply(to: &look)
        look.add(effect)
    }

    @MainActor
    func _resolved(in environment: EnvironmentValues) -> CombinedVisualEffect {
        CombinedVisualEffect(
            base: base._resolved(in: environment), effect: effect.validated { _ in }.resolved(in: environment))
    }
}

extension VisualEffect {
    /// Moves the view by an amount in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: _OffsetEffect(offset: offset))
    }

    /// Moves the view by an amount in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the view in both directions about a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: _ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view about a point of its frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view by direction about a point of its frame.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: _RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the view in space about an axis through a point of its frame, as seen in perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        CombinedVisualEffect(
            base: self,
            effect: Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Shows the view with an affine transform about its origin.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: TransformEffect(matrix: transform))
    }

    /// Shows the view with a projective map about its origin.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ProjectionEffect(matrix: transform))
    }

    /// Fades the view: 0 is transparent, 1 opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: _OpacityEffect(animatableData: opacity))
    }

    /// Blurs the view by a Gaussian of a standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: _BlurEffect(animatableData: radius, isOpaque: opaque))
    }

    /// Adds to the view's red, green and blue, from -1 to 1.
    public func brightness(_ amount: Double) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ColorFilter(.brightness, amount, neutral: 0))
    }

    /// Moves the view's colors away from middle gray: 1 leaves them.
    public func contrast(_ amount: Double) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ColorFilter(.contrast, amount, neutral: 1))
    }

    /// Makes the view's colors less or more vivid: 1 leaves them, 0 gives grays.
    public func saturation(_ amount: Double) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ColorFilter(.saturation, amount, neutral: 1))
    }

    /// Takes the color out of the view: 0 leaves it, 1 gives grays.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ColorFilter(.grayscale, amount, neutral: 0))
    }

    /// Turns the view's hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        CombinedVisualEffect(base: self, effect: ColorFilter(.hueRotation, angle.radians, neutral: 0))
    }
}
