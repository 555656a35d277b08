/// Arranges its children in rows and columns.
package final class GridLayoutNode: SolvedLayoutNode {
    nonisolated struct Parameters: Equatable {
        var alignment = Alignment.center
        /// Between columns, in points; nil stands for the standard distance.
        var horizontal: CGFloat?
        /// Between rows, in points; nil lets the cells that meet decide.
        var vertical: CGFloat?
    }

    private var parameters = Parameters()
    private var plan: GridPlan?

    func update(_ newParameters: Parameters, _ transaction: Transaction) {
        var valid = newParameters
        valid.horizontal = validLength(valid.horizontal, "the horizontal spacing of a grid")
        valid.vertical = validLength(valid.vertical, "the vertical spacing of a grid")
        guard valid != parameters else { return }
        parameters = valid
        invalidateLayout(transaction)
    }

    package override func solve(_ proposal: ProposedViewSize) -> StackSolution {
        let plan = plan ?? GridPlan(children, parameters)
        self.plan = plan
        return plan.solve(proposal)
    }

    package override func forgetPlan() { plan = nil }
}
