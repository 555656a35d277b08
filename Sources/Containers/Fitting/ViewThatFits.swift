/// The first of its views whose ideal size fits into the room offered; the last when none does.
///
/// The views that it does not show do not appear: their `onAppear` and `task` do not run, and they tell no preferences.
@frozen
nonisolated public struct ViewThatFits<Content: View>: ContainerView {
    @usableFromInline let axes: Axis.Set
    package let content: Content

    /// Chooses among the views of a closure.
    ///
    /// - Parameter axes: the directions in which the view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// The container draws nothing itself.
    public typealias Body = Never

    /// Makes the node that chooses.
    @MainActor
    public static func _makeNode(_ view: ViewThatFits, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    /// Updates the directions and the views.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: ViewThatFits, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    package static func makeLayoutNode(_ owner: _ViewNode) -> FittingLayoutNode { FittingLayoutNode(owner) }

    @MainActor
    package func update(_ layoutNode: FittingLayoutNode, _ transaction: Transaction) {
        layoutNode.update(axes, transaction)
    }
}

/// Shows one of its children.
package final class FittingLayoutNode: LayoutNode, StackOriented, ChoosingLayout {
    private var axes: Axis.Set = [.horizontal, .vertical]
    package private(set) var choice: LayoutNode?

    override init(_ owner: _ViewNode) {
        super.init(owner)
        willChoose()
    }

    func update(_ newAxes: Axis.Set, _ transaction: Transaction) {
        guard newAxes != axes else { return }
        axes = newAxes
        invalidateLayout(transaction)
    }

    package var stackOrientation: Axis? { nil }
    package override var isContainer: Bool { true }
    /// Asked for before it is known which child is shown.
    package override var spacing: ViewSpacing { .ofLayers(children) }
    package override var shownChildren: [LayoutNode] { choice.map { [$0] } ?? [] }

    private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
        // What has to fit is the ideal length in the room there is across: how high a text is where it breaks its lines.
        var offer = proposal
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis) { offer[axis] = nil }
        return children.dropLast().first { child in
            let ideal = child.sizeThatFits(offer)
            return [Axis.horizontal, .vertical].allSatisfy { axis in
                guard axes.contains(axis), let room = proposal[axis] else { return true }
                // Sums of fractions differ in their last bits.
                return ideal[axis] <= room + 0.001
            }
        } ?? children.last
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        let next = self.choice(for: proposal)
        if next !== choice {
            choice = next
            markStructureDirty()
            graph.elements.invalidate()
            choiceChanged()
        }
        if let choice { placeChild(choice, at: .zero, proposal, in: size, cause) }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let choice = choice(for: proposal) else { return nil }
        return choice.guide(key, in: size, proposal)
    }
}
