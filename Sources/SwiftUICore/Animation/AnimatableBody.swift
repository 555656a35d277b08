/// The node of a view that is animatable itself: while its numbers move, its body runs with those in between.
package final class AnimatableBodyNode<V: View & Animatable>: SingleChildNode {
    /// As given by the parent, with the numbers it is going to have.
    private var view: V
    private var numbers: AnimatedAttribute<V.AnimatableData>
    private var motion: BodyMotion?
    /// Whether the node is queued because its numbers move.
    private var isAdvancing = false

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        numbers = AnimatedAttribute(view.animatableData)
        super.init(context)
        content = BodyNode(view, childContext)
    }

    func update(_ newView: V, _ transaction: Transaction) {
        view = newView
        if numbers.update(to: newView.animatableData, transaction, at: graph.now) { startMoving(transaction) }
        updateBody(transaction)
    }

    private func startMoving(_ transaction: Transaction) {
        let motion = motion ?? BodyMotion(self) { [weak self] in self?.advance() ?? false }
        self.motion = motion
        graph.motion.start(motion, transaction)
    }

    private func advance() -> Bool {
        numbers.prune(at: graph.now)
        isAdvancing = true
        graph.enqueue(self, Transaction())
        return numbers.isActive(at: graph.now)
    }

    package override func evaluate(_ transaction: Transaction) {
        // The next step of a motion is no change of its own: what animates changes from around here has done so already.
        let isStep = isAdvancing && pendingTransaction.isTrivial
        isAdvancing = false
        let evaluation = graph.transactionForEvaluation(of: self, inherited: transaction)
        updateBody(isStep ? transaction : evaluation)
    }

    private func updateBody(_ transaction: Transaction) {
        var presented = view
        if numbers.isActive(at: graph.now) { presented.animatableData = numbers.presented(at: graph.now) }
        unsafeDowncast(content!, to: BodyNode<V>.self).update(presented, transaction)
    }

    package override func didUnmount() { motion?.detach() }
}

/// Stands for a body among the layout nodes that move; it has no place of its own.
package final class BodyMotion: LayoutNode {
    private let advance: () -> Bool

    init(_ owner: _ViewNode, advance: @escaping () -> Bool) {
        self.advance = advance
        super.init(owner)
    }

    package override func tick(_ now: Double) -> Bool { advance() }
}

extension View where Self: Animatable {
    /// Makes a node that evaluates `body`, again and again while what is animatable moves.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        AnimatableBodyNode(view, context)
    }

    /// Passes a newer value to the node that evaluates `body`.
    public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: AnimatableBodyNode<Self>.self).update(view, transaction)
    }
}

/// A modifier whose body runs with the numbers in between while they move.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
