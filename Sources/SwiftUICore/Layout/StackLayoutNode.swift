/// A container that knows the direction in which it lines up its children: spacers and dividers in it ask.
@MainActor
package protocol StackOriented: LayoutNode {
    /// The direction; nil for containers that have none.
    var stackOrientation: Axis? { get }
}

/// Lines up its children along an axis.
package final class StackLayoutNode: SolvedLayoutNode {
    let axis: Axis
    private var alignment: AlignmentKey
    private var gap: CGFloat?
    private var solver: StackSolver?
    /// How the stack was solved before something in it changed, until the same has been solved anew.
    private var earlier: (solver: StackSolver, solutions: [StackSolution])?
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

    package override var stackOrientation: Axis? { axis }

    package override var spacing: ViewSpacing {
        dropStale()
        if let ownSpacing { return ownSpacing }
        let spacing = ViewSpacing.ofStack(children, along: axis)
        ownSpacing = spacing
        return spacing
    }

    override func placingProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        .placingStack(along: axis, in: size, proposal)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard cause.animation != nil else { return super.placeChildren(in: size, proposal, cause) }
        let outer = graph.layouts.swingRoom
        var shrinkage = Shrinkage()
        for (child, place) in zip(children, solution(for: placingProposal(in: size, proposal)).places) {
            graph.layouts.swingRoom = room(for: child, at: place.origin[axis], after: shrinkage, in: size) ?? outer
            shrinkage.add(child.isPlaced ? child.size[axis] : 0, place.size[axis])
            placeChild(child, at: place.origin, place.proposal, in: size, cause)
        }
        graph.layouts.swingRoom = outer
    }

    /// By how much the children before one become shorter, and how long those then are.
    private struct Shrinkage {
        var distance: CGFloat = 0
        var rest: CGFloat = 0

        mutating func add(_ old: CGFloat, _ new: CGFloat) {
            guard new < old else { return }
            distance += old - new
            rest += new
        }
    }

    /// How far a child may swing that moves only because of what becomes shorter before it.
    private func room(
        for child: LayoutNode, at place: CGFloat, after shrinkage: Shrinkage, in size: CGSize
    ) -> SwingRoom? {
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        guard shrinkage.distance > 0, child.isPlaced, !isMirrored else { return nil }
        let way = child.origin[axis] - place - (layer == nil ? origin[axis] : 0)
        guard way > 0, way <= shrinkage.distance + 0.01 else { return nil }
        return SwingRoom(axis: axis, distance: shrinkage.rest)
    }

    package override func solve(_ proposal: ProposedViewSize) -> StackSolution {
        let solver =
            solver
            ?? StackSolver(
                axis: axis, alignment: alignment, spacing: gap, children: children, after: earlier?.solver)
        self.solver = solver
        let known = earlier?.solutions.firstIndex { $0.proposal == proposal }
        let solution = solver.solve(proposal, after: known.flatMap { earlier?.solutions[$0] })
        if let known { earlier?.solutions.remove(at: known) }
        if earlier?.solutions.isEmpty == true { earlier = nil }
        return solution
    }

    override func planIsStale(_ solutions: [StackSolution]) {
        if let solver { earlier = (solver, solutions) }
        solver = nil
        ownSpacing = nil
    }

    package override func forgetPlan() {
        solver = nil
        earlier = nil
        ownSpacing = nil
    }
}

extension ProposedViewSize {
    /// What the children of a stack are placed by: where the stack was offered nothing across its axis, they are offered
    /// how thick it has become.
    ///
    /// So a line beside a text is as high as the text in a scroll view, and buttons of one column are all as wide as
    /// the widest when the column has its fixed size.
    static func placingStack(along axis: Axis, in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        return proposal
    }
}

extension ViewSpacing {
    /// The wishes of a stack: its first and last child's at its ends, the largest of all at its sides.
    @MainActor
    static func ofStack(_ children: [LayoutNode], along axis: Axis) -> ViewSpacing {
        var spacing = ViewSpacing.none
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
    package static func ofLayers(_ children: [LayoutNode]) -> ViewSpacing {
        children.reduce(into: .none) { $0.formUnion($1.spacing) }
    }
}

extension AlignmentKey {
    /// Whether the guide is an edge or the middle of a view. A container has its own: what its children set only counts
    /// for how they are aligned in it.
    ///
    /// Guides of an app and the baselines of text, in contrast, are those of the container, too. Modifiers of one view
    /// pass on all guides. Source: SwiftUI's interface, by which an alignment says how it combines the guides of
    /// children, and what others found these six to answer.
    var belongsToFrame: Bool {
        switch axis {
        case .horizontal:
            self == HorizontalAlignment.leading.key || self == HorizontalAlignment.center.key
                || self == HorizontalAlignment.trailing.key
        case .vertical:
            self == VerticalAlignment.top.key || self == VerticalAlignment.center.key
                || self == VerticalAlignment.bottom.key
        }
    }

    /// Where a container's guide lies when several of its children set it: at the first of first baselines, the last
    /// of last ones, and amid all others; nil when none set it, and for guides that do not leave a container.
    func combined<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat {
        if belongsToFrame { return nil }
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
    package func validLength(_ length: CGFloat?, _ what: String) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        graph.report(.invalidFrame(what, path: owner.path), from: owner)
        return nil
    }
}
