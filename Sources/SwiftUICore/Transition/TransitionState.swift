import RiffleLayers

/// The transition of one layout node while it comes or goes: a layer around the node, and how far each effect is.
@MainActor
package final class TransitionState: NodeTransition {
    private struct Part {
        let kind: AnyTransition.Effect
        let active: TransitionEffect
        /// The transition's own, which counts on the way back too.
        var animation: Animation?
        /// 0 at the far end, 1 where the view is as it should be.
        var progress: AnimatedValue<Double>

        init(_ part: AnyTransition.Part, _ direction: LayoutDirection, progress: Double) {
            kind = part.effect
            active = part.effect.resolved(direction)
            animation = part.animation
            self.progress = AnimatedValue(progress)
        }

        func effect(at now: Double) -> TransitionEffect { active.relaxed(by: progress.presented(at: now)) }
    }

    private var parts: [Part] = []
    /// Runs the parts that change the view by modifiers; stays as long as the view does.
    private(set) var host: TransitionHost?

    init(for node: LayoutNode) {
        super.init(EngineLayer(for: node, isTransition: true, name: "transition"))
    }

    /// Starts at the far end and comes in.
    func insert(_ transition: AnyTransition, _ animation: Animation?, _ direction: LayoutDirection, at now: Double) {
        for part in transition.insertion where !part.effect.hasBody {
            guard let animation = part.animation ?? animation else { continue }
            var inserted = Part(part, direction, progress: 0)
            inserted.progress.retarget(to: 1, animation: animation, at: now)
            parts.append(inserted)
        }
    }

    /// Goes out, from wherever an unfinished insertion has come to.
    func remove(_ transition: AnyTransition, _ animation: Animation?, _ direction: LayoutDirection, at now: Double) {
        isRemoval = true
        var entering = parts
        var leaving: [Part] = []
        for part in transition.removal where !part.effect.hasBody {
            guard let animation = part.animation ?? animation else { continue }
            let known = entering.firstIndex { $0.kind == part.effect }
            var removed = known.map { entering.remove(at: $0) } ?? Part(part, direction, progress: 1)
            removed.animation = part.animation
            removed.progress.retarget(to: 0, animation: animation, at: now)
            leaving.append(removed)
        }
        // What only the insertion does goes on, inside what the removal does.
        parts = entering + leaving
    }

    /// Puts the modifiers of a transition around a view that was just made.
    ///
    /// - Parameter isFirst: whether the place that the view stands in came with it: then the view does not come in by
    ///   itself.
    /// - Returns: whether there are any.
    func host(
        _ transition: AnyTransition, around target: LayoutNode, of node: _ViewNode, _ transaction: Transaction,
        isFirst: Bool
    ) -> Bool {
        let isAnimated =
            !isFirst
            && transition.insertion.contains { $0.effect.hasBody && $0.animation ?? transaction.animation != nil }
        let phase: TransitionPhase = isAnimated ? .willAppear : .identity
        if host?.accept(transition) == true {
            // A branch in a branch: both come in with the one transition around them.
            if !isFirst { host?.enter(phase, Transaction()) }
        } else {
            host?.unmount()
            host = TransitionHost(transition, around: target, of: node, phase: phase)
        }
        if isAnimated { host?.enterAfterLayout(transaction) }
        return host != nil
    }

    /// Has the modifiers of a transition take a view out.
    func removeHosted(
        _ transition: AnyTransition, around target: LayoutNode, of node: _ViewNode, _ transaction: Transaction
    ) {
        if host?.accept(transition) != true {
            host?.unmount()
            host = TransitionHost(transition, around: target, of: node, phase: .identity)
            layer.setNeedsChildren()
        }
        host?.enter(.didDisappear, transaction)
    }

    override var stage: LayoutNode? { host?.stage }

    override func end() {
        host?.unmount()
        host = nil
    }

    override var innermostLayer: EngineLayer { host?.portal?.layer ?? layer }

    /// Comes back from wherever the removal has come to.
    func resume(_ transaction: Transaction, at now: Double) {
        isRemoval = false
        let animation = transaction.animation
        host?.enter(.identity, transaction)
        for index in parts.indices {
            parts[index].progress.retarget(to: 1, animation: parts[index].animation ?? animation, at: now)
        }
    }

    override func isActive(at now: Double) -> Bool { parts.contains { $0.progress.isActive(at: now) } }

    /// What the parts do to a frame, each to what those before it have made of it.
    override func plainTransform(of frame: CGRect, at now: Double) -> CGAffineTransform {
        parts.reduce(.identity) { $0.concatenating($1.effect(at: now).transform(of: frame)) }
    }

    override func plainOpacity(at now: Double) -> Double { parts.reduce(1) { $0 * $1.effect(at: now).opacity } }

    override func transform(for node: LayoutNode, at now: Double) -> ProjectionTransform {
        let effect = ProjectionTransform(plainTransform(of: node.frame(at: now), at: now))
        return host?.transform(at: now).concatenating(effect) ?? effect
    }

    override func opacity(at now: Double) -> Double { plainOpacity(at: now) * (host?.opacity(at: now) ?? 1) }

    override func appendLayers(of node: LayoutNode, to list: inout [EngineLayer]) {
        if let host { host.appendLayers(to: &list) } else { super.appendLayers(of: node, to: &list) }
    }

    override func follow(_ cause: Transaction) { host?.follow(cause) }

    override func updateLayers(for node: LayoutNode, at now: Double) {
        let frame = node.frame(at: now)
        let transform = plainTransform(of: frame, at: now)
        let opacity = plainOpacity(at: now)
        layer.update {
            $0.transform = transform
            $0.opacity = opacity
            $0.bounds = frame
        }
        host?.updateLayers(at: now)
    }
}

extension LayoutNode {
    /// The transition, with all that who starts and ends one needs.
    var transitionState: TransitionState? { transition.map { unsafeDowncast($0, to: TransitionState.self) } }
}

extension AnyTransition.Effect {
    /// Whether views and modifiers do it.
    var hasBody: Bool { if case .body = self { true } else { false } }
}
