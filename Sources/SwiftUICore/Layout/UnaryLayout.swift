/// How one view is measured and placed inside another's room.
nonisolated package protocol UnaryLayout: Equatable {
    /// The size that the modifier and its child take together.
    @MainActor func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize

    /// Where the child goes, and what it is offered, when both together take `size`.
    @MainActor func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize)

    /// The distances that both together want to their neighbors.
    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing

    /// Whether where the child goes depends on its size or guides, so that the answer is worth remembering.
    static var asksChild: Bool { get }

    /// Whether a `Spacer` with the modifier is still one to its stack.
    static var keepsSpacers: Bool { get }

    /// The parameters without those that mean nothing; each of these is told to `report`.
    func validated(_ report: (String) -> Void) -> Self

    /// Which parameters contradict each other, as the beginning of a message; nil where none do.
    var contradiction: String? { get }
}

/// A modifier that changes how a view is measured and placed.
nonisolated package protocol UnaryLayoutModifier: UnaryLayout, LayoutModifier
where Wrapper == UnaryLayoutNode<Self> {}

extension UnaryLayout {
    package static var asksChild: Bool { true }
    package static var keepsSpacers: Bool { false }
    @MainActor package func spacing(of child: LayoutNode) -> ViewSpacing { child.spacing }
    package func validated(_ report: (String) -> Void) -> Self { self }
    package var contradiction: String? { nil }
}

extension UnaryLayoutModifier {
    @MainActor package func makeWrapper(_ owner: _ViewNode) -> UnaryLayoutNode<Self> {
        UnaryLayoutNode(self, owner)
    }

    @MainActor package func update(_ wrapper: UnaryLayoutNode<Self>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self, transaction) }
    }
}

package final class UnaryLayoutNode<Rule: UnaryLayout>: LayoutNode {
    private typealias Placement = (origin: CGPoint, proposal: ProposedViewSize)

    private var layout: Rule
    /// What the view gave, where not all of it could be used.
    private var given: Given?

    private final class Given {
        let rule: Rule
        init(_ rule: Rule) { self.rule = rule }
    }

    /// The last few answers, of one version of the layout.
    private var known: [(size: CGSize, proposal: ProposedViewSize, place: Placement)] = []
    private var knownVersion: UInt32 = 0

    init(_ layout: Rule, _ owner: _ViewNode) {
        self.layout = layout
        super.init(owner)
        take(layout)
    }

    func update(_ newLayout: Rule, _ transaction: Transaction) {
        guard newLayout != given?.rule ?? layout else { return }
        let old = layout
        take(newLayout)
        if layout != old { invalidateLayout(transaction) }
    }

    private func take(_ rule: Rule) {
        layout = rule.validated { graph.report(.invalidFrame($0, path: owner.path), from: owner) }
        given = layout == rule ? nil : Given(rule)
        if let what = rule.contradiction { graph.report(.contradictoryFrame(what, path: owner.path), from: owner) }
    }

    /// The layout's answer, remembered: in frames within frames each asks the next for several guides, of which every
    /// one depends on all places further in.
    private func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        guard Rule.asksChild else { return layout.placement(of: child, in: size, proposal) }
        if knownVersion != layoutVersion {
            knownVersion = layoutVersion
            known.removeAll(keepingCapacity: true)
        }
        for answer in known where answer.size == size && answer.proposal == proposal { return answer.place }
        let place = layout.placement(of: child, in: size, proposal)
        if known.count >= 8 { known.removeFirst() }
        known.append((size, proposal, place))
        return place
    }

    package override var mirrorsPlacement: Bool { true }
    package override var extendsIntoSafeArea: Bool { false }

    package override var spacing: ViewSpacing {
        guard let child = principal else { return ViewSpacing() }
        return layout.spacing(of: child)
    }

    package override var spacerMinimum: ((Axis) -> CGFloat)? { Rule.keepsSpacers ? super.spacerMinimum : nil }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = principal else { return .zero }
        return layout.size(of: child, proposal)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        let place = placement(of: child, in: size, proposal)
        placeChild(child, at: place.origin, place.proposal, in: size, cause)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child = principal else { return nil }
        let place = placement(of: child, in: size, proposal)
        let childSize = child.sizeThatFits(place.proposal)
        return child.guide(key, in: childSize, place.proposal).map { $0 + place.origin[key.axis] }
    }
}

extension LayoutNode {
    /// The node's size and guides when it is offered `proposal`.
    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: sizeThatFits(proposal), proposal)
    }

    /// Where the node goes in a frame so that its guides meet the frame's.
    package final func origin(alignedBy alignment: Alignment, in frame: CGSize, _ proposal: ProposedViewSize) -> CGPoint
    {
        let outer = ViewDimensions(nil, size: frame, proposal)
        let inner = dimensions(proposal)
        let x = outer[alignment.horizontal] - inner[alignment.horizontal]
        let y = outer[alignment.vertical] - inner[alignment.vertical]
        // Sizes are infinite only while a container finds out how flexible its children are.
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
