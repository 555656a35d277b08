/// Arranges its children in rows and columns.
package final class GridLayoutNode: LayoutNode, StackOriented {
    nonisolated struct Parameters: Equatable {
        var alignment = Alignment.center
        /// Between columns, in points; nil stands for the standard distance.
        var horizontal: CGFloat?
        /// Between rows, in points; nil lets the cells that meet decide.
        var vertical: CGFloat?
    }

    private var parameters = Parameters()
    private var plan: GridPlan?
    private var solutions: [StackSolution] = []
    private var plannedVersion: UInt32 = 0

    func update(_ newParameters: Parameters, _ transaction: Transaction) {
        var valid = newParameters
        valid.horizontal = validLength(valid.horizontal, "the horizontal spacing of a grid")
        valid.vertical = validLength(valid.vertical, "the vertical spacing of a grid")
        guard valid != parameters else { return }
        parameters = valid
        invalidateLayout(transaction)
    }

    package var stackOrientation: Axis? { nil }
    package override var isContainer: Bool { true }
    package override var spacing: ViewSpacing { .ofLayers(children) }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { solution(for: proposal).size }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        let solution = solution(for: proposal)
        for (child, place) in zip(children, solution.places) {
            placeChild(child, at: place.origin, place.proposal, in: size, cause)
        }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let solution = solution(for: proposal)
        return key.combined(
            zip(children, solution.places).lazy.compactMap { child, place in
                child.guide(key, in: place.size, place.proposal).map { $0 + place.origin[key.axis] }
            })
    }

    private func solution(for proposal: ProposedViewSize) -> StackSolution {
        if plannedVersion != layoutVersion {
            plannedVersion = layoutVersion
            plan = nil
            solutions.removeAll()
        }
        if let known = solutions.first(where: { $0.proposal == proposal }) { return known }
        let plan = plan ?? GridPlan(children, parameters)
        self.plan = plan
        let solution = plan.solve(proposal)
        if solutions.count >= 2 { solutions.removeFirst() }
        solutions.append(solution)
        return solution
    }
}
