/// Lines up views horizontally, as `HStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct HStackLayout: _StackLayout {
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

    /// Views in a line.
    public var _rule: _StackRule { .line(.horizontal, alignment.key, spacing: spacing) }

    /// The distances the stack wants to its neighbors.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        onMainActor { .ofStack(subviews.layoutNodes, along: .horizontal) }
    }
}

/// Lines up views vertically, as `VStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct VStackLayout: _StackLayout {
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

    /// Views in a line.
    public var _rule: _StackRule { .line(.vertical, alignment.key, spacing: spacing) }

    /// The distances the stack wants to its neighbors.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        onMainActor { .ofStack(subviews.layoutNodes, along: .vertical) }
    }
}

/// Lays views over each other, as `ZStack` does, where a layout is asked for: in `AnyLayout`.
@frozen
public struct ZStackLayout: _StackLayout {
    /// The guides on which the views meet.
    public var alignment: Alignment

    /// Lays views over each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Views in layers.
    public var _rule: _StackRule { .layers(alignment) }
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

/// A layout that finds the places of all its views at once, and keeps them from being measured to being placed.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
    /// How the views are arranged.
    var _rule: _StackRule { get }
}

extension _StackLayout {
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
        let offer = _rule.placingProposal(in: bounds.size, proposal)
        for (subview, place) in zip(subviews, solution(offer, subviews, &cache).places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }

    private func solution(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackLayoutCache
    ) -> StackSolution {
        let rule = _rule
        return cache.solution(for: proposal, count: subviews.count) {
            onMainActor { rule.solve(subviews.layoutNodes, proposal) }
        }
    }
}

/// The parameters that decide where a stack puts its views.
public struct _StackRule: Sendable {
    private enum Arrangement {
        case line(Axis, AlignmentKey, CGFloat?)
        case layers(Alignment)
    }

    private let arrangement: Arrangement

    static func line(_ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?) -> _StackRule {
        _StackRule(arrangement: .line(axis, alignment, spacing.flatMap { $0.isFinite ? $0 : nil }))
    }

    static func layers(_ alignment: Alignment) -> _StackRule { _StackRule(arrangement: .layers(alignment)) }

    fileprivate func placingProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard case .line(let axis, _, _) = arrangement else { return proposal }
        return .placingStack(along: axis, in: size, proposal)
    }

    @MainActor
    fileprivate func solve(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> StackSolution {
        switch arrangement {
        case .line(let axis, let alignment, let spacing):
            StackSolver(axis: axis, alignment: alignment, spacing: spacing, children: children).solve(proposal)
        case .layers(let alignment): .layering(children, alignment, proposal)
        }
    }
}

extension LayoutProperties {
    fileprivate init(stackOrientation: Axis?) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}
