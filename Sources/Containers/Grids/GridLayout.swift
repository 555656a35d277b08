/// Arranges views in rows and columns, as `Grid` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct GridLayout: Layout {
    /// The guides by which views stand in their cells.
    public var alignment: Alignment
    /// Between columns, in points; nil stands for 8.
    public var horizontalSpacing: CGFloat?
    /// Between rows, in points; nil lets the cells that meet decide.
    public var verticalSpacing: CGFloat?

    /// Arranges the views of each `GridRow` in a row.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Makes what is kept between calls.
    public func makeCache(subviews: Subviews) -> _GridLayoutCache { _GridLayoutCache() }

    /// The size of the grid.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache) -> CGSize {
        solution(proposal, subviews, &cache).size
    }

    /// Places the cells.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache
    ) {
        for (subview, place) in zip(subviews, solution(proposal, subviews, &cache).places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }

    private func solution(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _GridLayoutCache
    ) -> StackSolution {
        if let known = cache.solutions.first(where: { $0.proposal == proposal && $0.places.count == subviews.count }) {
            return known
        }
        let parameters = GridLayoutNode.Parameters(
            alignment: alignment, horizontal: horizontalSpacing.flatMap { $0.isFinite ? $0 : nil },
            vertical: verticalSpacing.flatMap { $0.isFinite ? $0 : nil })
        let known = cache.plan
        let (plan, solution) = onMainActor {
            let plan = known ?? GridPlan(subviews.layoutNodes, parameters)
            return (plan, plan.solve(proposal))
        }
        cache.plan = plan
        if cache.solutions.count >= 8 { cache.solutions.removeFirst() }
        cache.solutions.append(solution)
        return solution
    }
}

/// What a grid keeps between being measured and placing its views.
public struct _GridLayoutCache {
    fileprivate var plan: GridPlan?
    fileprivate var solutions: [StackSolution] = []
}
