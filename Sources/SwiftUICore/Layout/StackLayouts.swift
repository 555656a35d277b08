/// Lines up views horizontally, as `HStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct HStackLayout: Layout {
    /// The guide on which the views meet.
    public var alignment: VerticalAlignment
    /// Between neighbors, in points; nil lets the neighbors decide.
    public var spacing: CGFloat?

    /// Lines up views horizontally.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers and dividers follow the horizontal direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    private var rule: StackRule { StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    /// Makes what is kept between calls.
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    /// The size of the stack.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        rule.solution(proposal, subviews, &cache).size
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        rule.place(in: bounds, proposal, subviews, &cache)
    }

    /// The distances the stack wants to its neighbors.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        onMainActor { .ofStack(subviews.layoutNodes, along: .horizontal) }
    }
}

/// Lines up views vertically, as `VStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct VStackLayout: Layout {
    /// The guide on which the views meet.
    public var alignment: HorizontalAlignment
    /// Between neighbors, in points; nil lets the neighbors decide.
    public var spacing: CGFloat?

    /// Lines up views vertically.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Spacers and dividers follow the vertical direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    private var rule: StackRule { StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    /// Makes what is kept between calls.
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    /// The size of the stack.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        rule.solution(proposal, subviews, &cache).size
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        rule.place(in: bounds, proposal, subviews, &cache)
    }

    /// The distances the stack wants to its neighbors.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        onMainActor { .ofStack(subviews.layoutNodes, along: .vertical) }
    }
}

/// Lays views over each other, as `ZStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct ZStackLayout: Layout {
    /// The guides on which the views meet.
    public var alignment: Alignment

    /// Lays views over each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Makes what is kept between calls.
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    /// The size of the stack.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        solution(proposal, subviews, &cache).size
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        subviews.place(by: solution(proposal, subviews, &cache), in: bounds)
    }

    private func solution(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackLayoutCache
    ) -> StackSolution {
        let alignment = alignment
        return cache.solution(for: proposal, count: subviews.count) {
            onMainActor { .layering(subviews.layoutNodes, alignment, proposal) }
        }
    }
}

/// What stacks keep between being measured and placing their views.
public struct _StackLayoutCache {
    private var solutions: [StackSolution] = []

    mutating func solution(
        for proposal: ProposedViewSize, count: Int, _ solve: () -> StackSolution
    ) -> StackSolution {
        if let known = solutions.first(where: { $0.proposal == proposal && $0.places.count == count }) {
            return known
        }
        let solution = solve()
        if solutions.count >= 2 { solutions.removeFirst() }
        solutions.append(solution)
        return solution
    }
}

/// The parameters that decide where a stack puts its views.
private struct StackRule {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    func solution(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) -> StackSolution {
        let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        return cache.solution(for: proposal, count: subviews.count) {
            onMainActor {
                StackSolver(axis: axis, alignment: alignment, spacing: spacing, children: subviews.layoutNodes)
                    .solve(proposal)
            }
        }
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackLayoutCache
    ) {
        subviews.place(by: solution(proposal, subviews, &cache), in: bounds)
    }
}

extension LayoutSubviews {
    fileprivate func place(by solution: StackSolution, in bounds: CGRect) {
        for (subview, place) in zip(self, solution.places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }
}

extension LayoutProperties {
    fileprivate init(stackOrientation: Axis?) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}
