import Layers

/// The transition of one layout node while it comes or goes: a layer around the node, and how far each effect is.
@MainActor
package final class TransitionState {
    private struct Part {
        let kind: AnyTransition.Effect
        let active: TransitionEffect
        /// 0 at the far end, 1 where the view is as it should be.
        var progress: AnimatedValue<Double>
    }

    package let layer: EngineLayer
    private var parts: [Part] = []
    /// Whether the view is going: then the state stays until the view is gone.
    package private(set) var isRemoval = false

    init(for node: LayoutNode) {
        layer = EngineLayer(for: node, isTransition: true, name: "transition")
    }

    /// Starts at the far end and comes in.
    func insert(_ transition: AnyTransition, _ animation: Animation?, _ direction: LayoutDirection, at now: Double) {
        for part in transition.insertion {
            guard let animation = part.animation ?? animation else { continue }
            var progress = AnimatedValue(0.0)
            progress.retarget(to: 1, animation: animation, at: now)
            parts.append(
                Part(kind: part.effect, active: part.effect.resolved(direction), progress: progress))
        }
    }

    /// Goes out, from wherever an unfinished insertion has come to.
    func remove(_ transition: AnyTransition, _ animation: Animation?, _ direction: LayoutDirection, at now: Double) {
        isRemoval = true
        for part in transition.removal {
            guard let animation = part.animation ?? animation else { continue }
            if let index = parts.firstIndex(where: { $0.kind == part.effect }) {
                parts[index].progress.retarget(to: 0, animation: animation, at: now)
            } else {
                var progress = AnimatedValue(1.0)
                progress.retarget(to: 0, animation: animation, at: now)
                parts.append(
                    Part(kind: part.effect, active: part.effect.resolved(direction), progress: progress))
            }
        }
    }

    /// Comes back from wherever the removal has come to.
    func resume(_ animation: Animation?, at now: Double) {
        isRemoval = false
        for index in parts.indices {
            parts[index].progress.retarget(to: 1, animation: animation, at: now)
        }
    }

    func isActive(at now: Double) -> Bool { parts.contains { $0.progress.isActive(at: now) } }

    package func effect(at now: Double) -> TransitionEffect {
        var effect = TransitionEffect.identity
        for part in parts {
            effect = effect.combined(with: part.active.relaxed(by: part.progress.presented(at: now)))
        }
        return effect
    }

    /// What the transition does to the node's frame, in the coordinates the frame is in.
    package func transform(for node: LayoutNode, at now: Double) -> CGAffineTransform {
        effect(at: now).transform(of: node.frame(at: now))
    }

    func updateLayer(for node: LayoutNode, at now: Double) {
        let effect = effect(at: now)
        let frame = node.frame(at: now)
        layer.update {
            $0.transform = effect.transform(of: frame)
            $0.opacity = effect.opacity
            $0.bounds = frame
        }
    }
}
