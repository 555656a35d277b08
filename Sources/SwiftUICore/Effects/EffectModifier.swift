import RiffleLayers

/// A change of how a view is shown that leaves its layout alone.
nonisolated package protocol ViewEffect: Animatable {
    /// Writes the effect into a layer of the given size; `transform` is taken from `transform(size:)`.
    func apply(to layer: inout Layer, size: CGSize)

    /// Where the effect moves the view's points, in the view's coordinates.
    func transform(size: CGSize) -> CGAffineTransform

    /// What the effect does before its transform, if that is none: a turn in space, seen in perspective.
    func projection(size: CGSize) -> ProjectionTransform?

    /// The effect with everything that depends on the environment put in.
    @MainActor func resolved(in environment: EnvironmentValues) -> Self

    /// The effect without numbers that cannot be shown; each of these is told to `report`.
    func validated(_ report: (String) -> Void) -> Self

    /// The effect where a node stands.
    @MainActor func placed(at node: LayoutNode) -> Self

    /// Whether views that ask where they are do not see the effect.
    var isIgnoredByLayout: Bool { get }

    /// Whether nothing is seen of the view once no animation runs, so that it is not read out either.
    var isInvisible: Bool { get }

    /// The name of the effect in dumps.
    static var name: String { get }
}

/// A modifier that puts an effect on a view: it owns a layer and animates by itself.
nonisolated package protocol EffectModifier: ViewEffect, LayoutModifier where Wrapper == EffectNode<Self> {}

extension ViewEffect {
    package func apply(to layer: inout Layer, size: CGSize) {}
    package func transform(size: CGSize) -> CGAffineTransform { .identity }
    package func projection(size: CGSize) -> ProjectionTransform? { nil }
    @MainActor package func resolved(in environment: EnvironmentValues) -> Self { self }
    @MainActor package func placed(at node: LayoutNode) -> Self { self }
    package var isIgnoredByLayout: Bool { false }
    package var isInvisible: Bool { false }
    package func validated(_ report: (String) -> Void) -> Self { self }
}

extension EffectModifier {
    @MainActor package func makeWrapper(_ owner: _ViewNode) -> EffectNode<Self> {
        EffectNode(resolved(in: owner.environment), owner)
    }

    @MainActor package func update(_ wrapper: EffectNode<Self>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(resolved(in: wrapper.environment), transaction) }
    }
}

/// The layout node of an effect: it lays out its child unchanged and shows it changed.
package final class EffectNode<Effect: ViewEffect>: LayoutNode {
    private var effect: Effect
    private var attribute: AnimatedAttribute<Effect.AnimatableData>

    init(_ effect: Effect, _ owner: _ViewNode) {
        let effect = effect.validated { owner.graph.report(.invalidFrame($0, path: owner.path), from: owner) }
        self.effect = effect
        attribute = AnimatedAttribute(effect.animatableData)
        super.init(owner)
        layer = EngineLayer(for: self, name: Effect.name)
        setNeedsLayerUpdate()
    }

    func update(_ newEffect: Effect, _ transaction: Transaction) {
        let newEffect = newEffect.validated { graph.report(.invalidFrame($0, path: owner.path), from: owner) }
        let isSame = ViewComparison.areEqual(effect, newEffect)
        if isSame, transaction.isTrivial { return }
        if newEffect.isInvisible != effect.isInvisible { graph.elements.invalidate() }
        effect = newEffect
        if attribute.update(to: newEffect.animatableData, transaction, at: graph.now) {
            graph.motion.start(self, transaction)
        }
        guard !isSame else { return }
        setNeedsLayerUpdate()
        graph.layouts.geometryChanged()
    }

    private func presented(at now: Double?) -> Effect {
        guard let now, attribute.isActive(at: now) else { return effect }
        var copy = effect
        copy.animatableData = attribute.presented(at: now)
        return copy
    }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        now == nil && effect.isIgnoredByLayout ? .identity : presented(at: now).transform(size: size)
    }

    package override func effectProjection(size: CGSize, at now: Double?) -> ProjectionTransform? {
        now == nil && effect.isIgnoredByLayout ? nil : presented(at: now).projection(size: size)
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        presented(at: now).placed(at: self).apply(to: &layer, size: size)
    }

    package override var contentsDependOnSize: Bool { false }

    /// What fades out is read out until it is gone.
    package override var semanticsEdit: SemanticsEdit? {
        effect.isInvisible && !attribute.isActive(at: graph.now) ? .hidden : nil
    }

    package override func tick(_ now: Double) -> Bool {
        attribute.prune(at: now)
        let isMoving = attribute.isActive(at: now)
        if !isMoving, effect.isInvisible { graph.elements.invalidate() }
        return isMoving
    }
}
