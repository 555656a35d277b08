import RiffleLayers

/// `visualEffect`: an effect that is made from where the view is.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: LayoutModifier {
    let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> VisualEffectNode<Effect> {
        VisualEffectNode(owner, make: read)
    }

    @MainActor
    func update(_ wrapper: VisualEffectNode<Effect>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(read) }
    }

    @MainActor
    private func read(_ node: LayoutNode) -> (effect: Effect, animation: Animation?) {
        (make(EmptyVisualEffect(), GeometryProxy(node, size: node.size)), nil)
    }
}

/// Shows its child with an effect that is made anew whenever the place it is made from has changed.
package final class VisualEffectNode<Effect: VisualEffect>: LayoutNode, FrameReading {
    private var make: (LayoutNode) -> (effect: Effect, animation: Animation?)
    private var effect: Effect?
    private var attribute: AnimatedAttribute<Effect.AnimatableData>?
    package var isWatched = false
    private var reads: ReadScope?

    package init(_ owner: _ViewNode, make: @escaping (LayoutNode) -> (effect: Effect, animation: Animation?)) {
        self.make = make
        super.init(owner)
        layer = EngineLayer(for: self, name: "visualEffect")
        setNeedsLayerUpdate()
    }

    package func update(_ newMake: @escaping (LayoutNode) -> (effect: Effect, animation: Animation?)) {
        make = newMake
        // What the closure catches may have changed; it is asked after the layout.
        graph.needsLayout = true
    }

    package override func didPlace() { graph.layouts.watchFrame(of: self) }
    package override func didDetach() { reads?.end() }
    package override var contentsDependOnSize: Bool { false }

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        guard isPlaced else { return }
        let made: (effect: Effect, animation: Animation?)
        (made, reads) = DependencyTracking.evaluate(inBodyOf: owner, reads) { make(self) }
        let new = made.effect._resolved(in: environment)
        let isNew = attribute == nil
        var attribute = attribute ?? AnimatedAttribute(new.animatableData)
        let isSame = effect.map { ViewComparison.areEqual($0, new) } ?? false
        effect = new
        var transaction = graph.updates.transaction.resolved(in: owner.scope, of: graph)
        if let animation = made.animation { transaction.animation = animation }
        if isNew || isSame && (transaction.isTrivial || made.animation != nil) {
            self.attribute = attribute
            if isNew { setNeedsLayerUpdate() }
            return
        }
        if attribute.update(to: new.animatableData, transaction, at: graph.now) {
            graph.motion.start(self, transaction)
        }
        self.attribute = attribute
        if !isSame { setNeedsLayerUpdate() }
    }

    private func look(size: CGSize, at now: Double) -> _VisualLook {
        var look = _VisualLook(size: size)
        guard var effect, let attribute else { return look }
        if attribute.isActive(at: now) { effect.animatableData = attribute.presented(at: now) }
        effect._apply(to: &look)
        return look
    }

    /// Who asks where a view is sees it without the effect, which is made from the answer.
    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        guard let now else { return .identity }
        let placement = look(size: size, at: now).placement
        return placement.isAffine ? placement.affine : .identity
    }

    package override func effectProjection(size: CGSize, at now: Double?) -> ProjectionTransform? {
        guard let now else { return nil }
        let placement = look(size: size, at: now).placement
        return placement.isAffine ? nil : placement
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        let look = look(size: size, at: now)
        layer.opacity = look.opacity
        layer.effects = look.effects
    }

    package override func tick(_ now: Double) -> Bool {
        attribute?.prune(at: now)
        return attribute?.isActive(at: now) ?? false
    }
}

extension View {
    /// Shows the view with effects that depend on where it is: they follow it, without its body running, also while it
    /// is scrolled.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(make: effect))
    }
}
