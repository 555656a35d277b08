/// `.transition`: says how the view comes and goes; by itself it does nothing.
struct TransitionModifier: LayoutModifier {
    let transition: AnyTransition

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = TransitionNode(modifier.transition, context)
        let inner = LayoutModifierNode(modifier, node.childContext)
        inner.content = V._makeNode(content, inner.childContext)
        node.content = inner
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: TransitionNode.self)
        node.transition = modifier.transition
        node.note()
        let inner = unsafeDowncast(node.content!, to: LayoutModifierNode<Self>.self)
        V._updateNode(inner.content!, content, transaction)
    }

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> TransitionLayoutNode { TransitionLayoutNode(owner) }
    @MainActor
    func update(_ wrapper: TransitionLayoutNode, _ transaction: Transaction, isNew: Bool) {}
}

package final class TransitionNode: SingleChildNode {
    var transition: AnyTransition
    /// Has the bodies of the transition around the view.
    weak var host: TransitionHost?
    /// The environment that the bodies give the view; nil where it is that around them.
    private var hostedEnvironment: EnvironmentValues?
    /// Whether the environment around is on its way to the bodies and to the view.
    private var isPassingOn = false

    init(_ transition: AnyTransition, _ context: _NodeContext) {
        self.transition = transition
        super.init(context)
        note()
    }

    /// Has the graph look after what comes although the change is not animated, where the transition runs by itself.
    fileprivate func note() {
        let presence = graph.presence
        guard !presence.hasTransitionBodies else { return }
        let parts = transition.insertion + transition.removal
        presence.hasTransitionBodies = parts.contains { $0.effect.hasBody }
        if presence.hasTransitionBodies || parts.contains(where: { $0.animation != nil }) {
            presence.hasIndependentTransitions = true
        }
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        if let hostedEnvironment { context.environment = hostedEnvironment }
        return context
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        if let host {
            isPassingOn = true
            host.environmentChanged(environment, transaction)
            isPassingOn = false
        }
        super.environmentChanged(environment, transaction)
    }

    /// Gives the view the environment that the bodies of the transition have in their middle.
    func takeUp(_ environment: EnvironmentValues?, _ transaction: Transaction) {
        let former = childContext.environment
        hostedEnvironment = environment
        let environment = childContext.environment
        guard !isPassingOn, !environment.hasSameValues(as: former) else { return }
        content?.environmentChanged(environment, transaction)
    }
}

extension _ViewNode {
    /// The outermost transition of the branch that starts with this node, if a chain of single children leads to one.
    var outermostTransition: TransitionNode? {
        var node: _ViewNode? = self
        while let current = node, !(current is ContainerNode) {
            if let transition = current as? TransitionNode { return transition }
            node = current.onlyChild
        }
        return nil
    }
}

/// Marks the frame that a transition moves and scales.
package final class TransitionLayoutNode: LayoutNode {}

extension View {
    /// Says how the view comes and goes when an animated change inserts or removes it; see `transition(_:)`.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// Says how the view comes and goes when an animated change inserts or removes it.
    ///
    /// A view is inserted or removed by an `if`, a `ForEach`, a changed `id(_:)` or a container around it. Without
    /// animation of that change nothing is seen of the transition; without a transition the view fades. Write it on the
    /// outermost view inside of the `if`. A removed view keeps its place in front of or behind others until it is gone,
    /// gets no touches, and leaves its room at once, so that what stays moves up. A `zIndex(_:)` keeps it in front.
    ///
    ///     VStack {
    ///         Toggle("Gluten-free", isOn: $isGlutenFree.animation())
    ///         if isGlutenFree {
    ///             Text("Use buckwheat flour.")
    ///                 .transition(.move(edge: .leading).combined(with: .opacity))
    ///         }
    ///     }
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
