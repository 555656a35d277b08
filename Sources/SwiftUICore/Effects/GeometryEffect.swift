import RiffleLayers

/// An effect of an app's own that moves, turns or skews what is shown, and leaves the layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Where the points of a view of the given size go, in the view's coordinates.
    ///
    /// It is asked again for every frame in which `animatableData` moves.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes a node that owns a layer and moves it.
    @MainActor
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        GeometryEffectModifier._makeNode(GeometryEffectModifier(modifier), content, context)
    }

    /// Gives such a node newer values.
    @MainActor
    public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        GeometryEffectModifier._updateNode(node, GeometryEffectModifier(modifier), content, transaction)
    }

    /// The same effect, but views that ask where they are do not see it.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that `GeometryProxy.frame(in:)` and the like do not see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// Wraps an effect.
    public init(_ base: Base) { self.base = base }

    /// What of the effect is interpolated.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Where points go.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// Makes a node that owns a layer and moves it.
    @MainActor
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        GeometryEffectModifier._makeNode(
            GeometryEffectModifier(modifier, isIgnoredByLayout: true), content, context)
    }

    /// Gives such a node newer values.
    @MainActor
    public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        GeometryEffectModifier._updateNode(
            node, GeometryEffectModifier(modifier, isIgnoredByLayout: true), content, transaction)
    }
}

/// Applies a geometry effect of an app.
struct GeometryEffectModifier<Effect: GeometryEffect>: EffectModifier {
    var effect: Effect
    let isIgnoredByLayout: Bool
    var isMirrored = false

    init(_ effect: Effect, isIgnoredByLayout: Bool = false) {
        self.effect = effect
        self.isIgnoredByLayout = isIgnoredByLayout
    }

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func transform(size: CGSize) -> CGAffineTransform {
        let matrix = matrix(size: size)
        return matrix.isAffine ? matrix.affine : .identity
    }

    func projection(size: CGSize) -> ProjectionTransform? {
        let matrix = matrix(size: size)
        return matrix.isAffine ? nil : matrix
    }

    /// A map that is nowhere moves nothing.
    private func matrix(size: CGSize) -> ProjectionTransform {
        let matrix = effect.effectValue(size: size)
        guard matrix.isFinite else { return ProjectionTransform() }
        return isMirrored ? matrix.mirrored(in: size) : matrix
    }

    func resolved(in environment: EnvironmentValues) -> GeometryEffectModifier {
        var copy = self
        copy.isMirrored = environment.layoutDirection == .rightToLeft
        return copy
    }

    static var name: String { "geometryEffect" }
    static var readsEnvironment: Bool { true }
}

/// `projectionEffect`: any projective map about the view's origin; it does not animate.
struct ProjectionEffect: EffectModifier {
    let matrix: ProjectionTransform
    var animatableData = EmptyAnimatableData()

    func transform(size: CGSize) -> CGAffineTransform { matrix.isAffine ? matrix.affine : .identity }

    func projection(size: CGSize) -> ProjectionTransform? { matrix.isAffine ? nil : matrix }

    func validated(_ report: (String) -> Void) -> ProjectionEffect {
        guard !matrix.isFinite else { return self }
        report("a number of a projection")
        return ProjectionEffect(matrix: ProjectionTransform())
    }

    static var name: String { "projectionEffect" }
}

extension View {
    /// Shows the view with a projective map about its origin.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(matrix: transform))
    }
}
