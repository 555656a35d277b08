/// A view that goes through phases, each reached with an animation of its own.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let trigger: Trigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Goes through the phases once, and back to the first, whenever a value changes.
    ///
    /// Another change on the way goes on to the next phase at once. Without phases nothing is shown, which is reported.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = Trigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases again and again, as long as the view is shown.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// The phase's content draws itself.
    public typealias Body = Never

    /// Makes the node, in the first phase.
    @MainActor
    public static func _makeNode(_ view: PhaseAnimator, _ context: _NodeContext) -> _ViewNode {
        PhaseAnimatorNode(view, context)
    }

    /// Gives the node newer values.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: PhaseAnimator, _ transaction: Transaction) {
        unsafeDowncast(node, to: PhaseAnimatorNode<Phase, Content>.self).update(view, transaction)
    }
}

package final class PhaseAnimatorNode<Phase: Equatable, Content: View>: FrameDrivenNode {
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// When the phase has been reached; nil at rest.
    private var end: Double?
    private let firstFrame: UInt64

    init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
        self.view = view
        firstFrame = context.graph.frameNumber
        super.init(context)
        guard !view.phases.isEmpty else {
            graph.report(.noPhases(path: path), from: self)
            return
        }
        content = Content._makeNode(shownContent, childContext)
        if view.trigger == nil, view.phases.count > 1 {
            // The first phase is shown before anything moves.
            end = graph.now
            startRunning()
        }
    }

    package override var viewName: String? { "PhaseAnimator" }

    private var shownContent: Content {
        let phase = view.phases[min(index, view.phases.count - 1)]
        return DependencyTracking.evaluate(inBodyOf: self) { view.content(phase) }
    }

    func update(_ newView: PhaseAnimator<Phase, Content>, _ transaction: Transaction) {
        let isTriggered = newView.trigger != view.trigger
        view = newView
        guard !view.phases.isEmpty else { return }
        index = min(index, view.phases.count - 1)
        showContent(transaction)
        if isTriggered, view.phases.count > 1 { advance() }
    }

    private func showContent(_ transaction: Transaction) {
        let value = shownContent
        if let content {
            Content._updateNode(content, value, transaction)
        } else {
            content = Content._makeNode(value, childContext)
            childListChanged(transaction)
        }
    }

    private func advance() {
        index = (index + 1) % view.phases.count
        let animation = view.animation(view.phases[index])
        end = graph.now + (animation?.timeline.logicalEndTime ?? 0)
        var transaction = Transaction(animation: animation)
        transaction.order = WriteOrder.next()
        contentIsDue(transaction)
        startRunning()
    }

    override func frameBegan() -> Bool {
        guard let end else { return false }
        guard graph.now >= end, graph.frameNumber > firstFrame else { return true }
        if view.trigger != nil, index == 0 {
            self.end = nil
            return false
        }
        advance()
        return true
    }

    override func evaluateContent(_ transaction: Transaction) { showContent(transaction) }
}

extension View {
    /// Changes the view through phases, again and again, as long as it is shown.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AnimatorModifier { placeholder in
                PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
            })
    }

    /// Changes the view through phases once, and back to the first, whenever a value changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AnimatorModifier { placeholder in
                PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
            })
    }
}

/// Puts a view into what an animator makes of a stand-in for it.
nonisolated struct AnimatorModifier<Base, Result: View>: ViewModifier {
    let make: (PlaceholderContentView<Base>) -> Result

    @MainActor
    func body(content: Content) -> some View { make(PlaceholderContentView()) }
}
