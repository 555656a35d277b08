/// A container that knows the direction in which it lines up its children: spacers and dividers in it ask.
@MainActor
package protocol StackOriented: LayoutNode {
    /// The direction; nil for containers that have none.
    var stackOrientation: Axis? { get }
}

/// Lines up its children along an axis.
package final class StackLayoutNode: LayoutNode, StackOriented {
    let axis: Axis
    private var alignment: AlignmentKey
    private var gap: CGFloat?
    private var solver: StackSolver?
    private var solutions: [StackSolution] = []
    private var solvedVersion: UInt32 = 0
    private var ownSpacing: ViewSpacing?

    init(_ owner: _ViewNode, axis: Axis) {
        self.axis = axis
        alignment = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        super.init(owner)
    }

    /// - Parameter spacing: between all neighbors, in points; nil lets the neighbors decide.
    func update(alignment: AlignmentKey, spacing: CGFloat?, _ transaction: Transaction) {
        let spacing = validLength(spacing, "the spacing of a stack")
        guard alignment != self.alignment || spacing != gap else { return }
        self.alignment = alignment
        gap = spacing
        invalidateLayout(transaction)
    }

    package var stackOrientation: Axis? { axis }
    package override var isContainer: Bool { true }

    package override var spacing: ViewSpacing {
        dropStale()
        if let ownSpacing { return ownSpacing }
        let spacing = ViewSpacing.ofStack(children, along: axis)
        ownSpacing = spacing
        return spacing
    }

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
        dropStale()
        if let known = solutions.first(where: { $0.proposal == proposal }) { return known }
        let solver =
            solver
            ?? StackSolver(axis: axis, alignment: alignment, spacing: gap, children: children)
        self.solver = solver
        let solution = solver.solve(proposal)
        // The last ones: that of the size found last, which is the one to be placed, and what a parent compared it to.
        if solutions.count >= 2 { solutions.removeFirst() }
        solutions.append(solution)
        return solution
    }

    private func dropStale() {
        guard solvedVersion != layoutVersion else { return }
        solvedVersion = layoutVersion
        forgetOwnLayout()
    }

    package override func forgetOwnLayout() {
        solver = nil
        solutions = []
        ownSpacing = nil
    }
}

extension ViewSpacing {
    /// The wishes of a stack: its first and last child's at its ends, the largest of all at its sides.
    @MainActor
    static func ofStack(_ children: [LayoutNode], along axis: Axis) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for child in children { spacing.formUnion(child.spacing, edges: sides) }
        if let first = children.first {
            spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        }
        if let last = children.last {
            spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        }
        return spacing
    }

    /// The largest wishes of all children, for containers that lay them over each other.
    @MainActor
    static func ofLayers(_ children: [LayoutNode]) -> ViewSpacing {
        children.reduce(into: .zero) { $0.formUnion($1.spacing) }
    }
}

extension AlignmentKey {
    /// Where a container's guide lies when several of its children set it: at the first of first baselines, the last
    /// of last ones, and amid all others; nil when none set it.
    func combined<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat {
        if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if self == HorizontalAlignment.listRowSeparatorLeading.key { return values.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
        var count = 0
        var sum: CGFloat = 0
        for value in values {
            count += 1
            sum += value
        }
        return count > 0 ? sum / CGFloat(count) : nil
    }
}

extension LayoutNode {
    /// A length as given, or nil with an issue when it is not finite.
    func validLength(_ length: CGFloat?, _ what: String) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        graph.report(.invalidFrame(what, path: owner.path), from: owner)
        return nil
    }
}
