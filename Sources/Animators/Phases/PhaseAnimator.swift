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
        let node = DriverNode(PhaseDriver(view), name: "PhaseAnimator", context)
        if view.phases.isEmpty { context.graph.report(.noPhases(path: node.path), from: node) }
        return node
    }

    /// Gives the node newer values.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: PhaseAnimator, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: DriverNode<PhaseDriver<Phase, Content>>.self)
        node.driver.update(view) { node.showContent(transaction) }
    }
}

/// Takes a view from phase to phase.
private final class PhaseDriver<Phase: Equatable, Content: View>: ContentDriver {
    weak var node: DrivenNode?
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// When the phase has been reached; nil at rest.
    private var end: Double?
    private var firstFrame: UInt64 = 0

    init(_ view: PhaseAnimator<Phase, Content>) { self.view = view }

    func makeContent() -> Content? {
        view.phases.isEmpty ? nil : view.content(view.phases[min(index, view.phases.count - 1)])
    }

    func started() {
        guard let node else { return }
        firstFrame = node.frameNumber
        guard view.trigger == nil, view.phases.count > 1 else { return }
        // The first phase is shown before anything moves.
        end = node.now
        node.run()
    }

    /// - Parameter show: has the content made of what there is now.
    func update(_ newView: PhaseAnimator<Phase, Content>, show: () -> Void) {
        let isTriggered = newView.trigger != view.trigger
        view = newView
        guard !view.phases.isEmpty else { return }
        index = min(index, view.phases.count - 1)
        show()
        if isTriggered, view.phases.count > 1 { advance() }
    }

    private func advance() {
        guard let node else { return }
        index = (index + 1) % view.phases.count
        let animation = view.animation(view.phases[index])
        end = node.now + (animation?.timeline.logicalEndTime ?? 0)
        node.contentIsDue(animation)
        node.run()
    }

    func frameBegan() -> Bool {
        guard let end, let node else { return false }
        guard node.now >= end, node.frameNumber > firstFrame else { return true }
        if view.trigger != nil, index == 0 {
            self.end = nil
            return false
        }
        advance()
        return true
    }
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
