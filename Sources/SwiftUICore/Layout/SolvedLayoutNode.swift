package typealias SolvedLayoutNode = _SolvedLayoutNode

/// A container that finds the places of all its children at once, for a proposal; a subclass says how.
open class _SolvedLayoutNode: _LayoutNode, StackOriented {
    /// The last ones: that of the size found last, which is the one to be placed, and what a parent compared it to.
    private var solutions: [StackSolution] = []
    private var solvedVersion: UInt32 = 0

    /// Finds the size and the places for a proposal.
    open func solve(_ proposal: ProposedViewSize) -> _StackSolution { fatalError("\(Self.self) solves nothing") }

    /// Told that what solutions are made of has changed, or need not be kept.
    open func forgetPlan() {}

    /// Told that what these solutions were made of has changed, and that they are asked for anew.
    func planIsStale(_ solutions: [StackSolution]) { forgetPlan() }

    package var stackOrientation: Axis? { nil }
    open override var isContainer: Bool { true }
    open override var spacing: ViewSpacing { .ofLayers(children) }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { solution(for: proposal).size }

    /// Whether the guides of the only child are the node's, as those of a view are for its modifiers: for containers that
    /// are there only because there might be several views.
    package var passesAllGuides: Bool { false }

    /// What the children are placed by: what the container was offered, or more of it.
    func placingProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        for (child, place) in zip(children, solution(for: placingProposal(in: size, proposal)).places) {
            placeChild(child, at: place.origin, place.proposal, in: size, cause)
        }
    }

    open override func explicitAlignment(
        _ key: _AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        if key.belongsToFrame, !passesAllGuides { return nil }
        let solution = solution(for: placingProposal(in: size, proposal))
        let guides = zip(children, solution.places).lazy.compactMap { child, place in
            child.guide(key, in: place.size, place.proposal).map { $0 + place.origin[key.axis] }
        }
        return passesAllGuides ? guides.first { _ in true } : key.combined(guides)
    }

    final func solution(for proposal: ProposedViewSize) -> StackSolution {
        dropStale()
        if let known = solutions.first(where: { $0.proposal == proposal }) { return known }
        let solution = solve(proposal)
        // Those around compare several; with many children the places take more memory than they save time.
        if solutions.count >= (children.count <= 32 ? 8 : 2) { solutions.removeFirst() }
        solutions.append(solution)
        return solution
    }

    /// Lets go of what an earlier layout has found, once the layout has changed.
    final func dropStale() {
        guard solvedVersion != layoutVersion else { return }
        solvedVersion = layoutVersion
        let stale = solutions
        solutions.removeAll(keepingCapacity: true)
        planIsStale(stale)
    }

    package final override func forgetOwnLayout() {
        solutions.removeAll()
        forgetPlan()
    }
}
