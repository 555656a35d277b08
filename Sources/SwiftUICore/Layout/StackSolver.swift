/// Shares out the length of a stack among its children; horizontal and vertical stacks differ in the axis only.
///
/// Gaps go first. Then children are served by layout priority, highest first, while the least lengths of all lower
/// priorities stay reserved. Within a priority the least flexible child comes first; each is offered an equal part of
/// what is left among those that still wait, and what it does not take goes to the rest. Spacers have the lowest
/// priority of all. Source: measured frames on iOS and macOS 26.
@MainActor
struct StackSolver {
    let axis: Axis
    let alignment: AlignmentKey
    let children: [LayoutNode]
    private let spacing: CGFloat?
    /// The distances between neighbors, one fewer than there are children.
    private let gaps: [CGFloat]
    private let totalGap: CGFloat
    private let priorities: [Double]
    /// Places of the children by priority, highest first, each group in order of declaration.
    private let groups: [[Int]]
    /// Which layout of each child this was made of.
    private let versions: [UInt32]
    /// The children that are as they were when the solver was made from which this one was; nil where it was made anew.
    private let isKept: [Bool]?

    /// - Parameters:
    ///   - spacing: between all neighbors, in points; nil lets the neighbors decide.
    ///   - previous: how the same stack was solved before. Where it has the same children, only those are asked again
    ///     what they wish whose layout has changed since.
    init(
        axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, children: [LayoutNode],
        after previous: StackSolver? = nil
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
        versions = Self.versions(of: children)
        if let previous, previous.solvesSame(axis, alignment, spacing, children) {
            let isKept = previous.keeps(versions)
            self.isKept = isKept
            gaps = spacing == nil ? previous.gaps(where: isKept) : previous.gaps
            priorities = previous.priorities(where: isKept)
            groups = priorities == previous.priorities ? previous.groups : Self.grouped(priorities)
        } else {
            isKept = nil
            gaps = Self.gaps(children, axis, spacing)
            priorities = Self.priorities(of: children)
            groups = Self.grouped(priorities)
        }
        totalGap = gaps.reduce(0, +)
    }

    private func solvesSame(
        _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ children: [LayoutNode]
    ) -> Bool {
        guard axis == self.axis, alignment == self.alignment, spacing == self.spacing,
            children.count == self.children.count
        else { return false }
        for index in children.indices where children[index] !== self.children[index] { return false }
        return true
    }

    // These go through all children in each layout. They are loops, as each call of a closure that belongs to the main actor
    // checks where it runs once the standard library calls it.

    private static func versions(of children: [LayoutNode]) -> [UInt32] {
        var versions: [UInt32] = []
        versions.reserveCapacity(children.count)
        for child in children { versions.append(child.layoutVersion) }
        return versions
    }

    private static func priorities(of children: [LayoutNode]) -> [Double] {
        var priorities: [Double] = []
        priorities.reserveCapacity(children.count)
        for child in children { priorities.append(child.layoutPriority) }
        return priorities
    }

    /// For each child whether its layout is of the same version.
    private func keeps(_ versions: [UInt32]) -> [Bool] {
        var isKept: [Bool] = []
        isKept.reserveCapacity(versions.count)
        for index in versions.indices { isKept.append(versions[index] == self.versions[index]) }
        return isKept
    }

    private static func gaps(_ children: [LayoutNode], _ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count - 1)
        var wish = children[0].spacing
        for child in children.dropFirst() {
            let next = child.spacing
            gaps.append(wish.distance(to: next, along: axis))
            wish = next
        }
        return gaps
    }

    /// The gaps, found anew beside children that have changed.
    private func gaps(where isKept: [Bool]) -> [CGFloat] {
        var gaps = gaps
        for index in gaps.indices where !isKept[index] || !isKept[index + 1] {
            gaps[index] = children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
        }
        return gaps
    }

    private func priorities(where isKept: [Bool]) -> [Double] {
        var priorities = priorities
        for index in children.indices where !isKept[index] { priorities[index] = children[index].layoutPriority }
        return priorities
    }

    private static func grouped(_ priorities: [Double]) -> [[Int]] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
        var groups: [Double: [Int]] = [:]
        for (index, priority) in priorities.enumerated() { groups[priority, default: []].append(index) }
        return groups.keys.sorted(by: >).map { groups[$0]! }
    }

    /// What every child is offered and takes, and where it goes, when the stack is offered `proposal`.
    ///
    /// - Parameter earlier: what the solver before this one found for the proposal.
    func solve(_ proposal: ProposedViewSize, after earlier: StackSolution? = nil) -> StackSolution {
        var solution = StackSolution(proposal: proposal, count: children.count)
        if let length = proposal[axis] {
            share(length, &solution)
        } else {
            for index in children.indices { measure(index, offer: nil, &solution) }
        }
        arrangeAlong(&solution)
        arrangeAcross(&solution, after: earlier)
        return solution
    }

    @discardableResult
    private func measure(_ index: Int, offer: CGFloat?, _ solution: inout StackSolution) -> CGFloat {
        var proposal = solution.proposal
        proposal[axis] = offer
        let size = children[index].sizeThatFits(proposal)
        solution.places[index].proposal = proposal
        solution.places[index].size = size
        return size[axis]
    }

    private func share(_ length: CGFloat, _ solution: inout StackSolution) {
        guard length.isFinite else {
            for index in children.indices { measure(index, offer: length, &solution) }
            return
        }
        let reserved = reservedLengths(solution.proposal)
        var remaining = length - totalGap
        for (group, reserve) in zip(groups, reserved) {
            var available = remaining - reserve
            var waiting = group.count
            for index in byFlexibility(group, isWorthIt: available > 0, solution.proposal) {
                let taken = measure(index, offer: max(available, 0) / CGFloat(waiting), &solution)
                available -= taken
                remaining -= taken
                waiting -= 1
            }
        }
    }

    /// For each group the least length of all groups after it.
    private func reservedLengths(_ proposal: ProposedViewSize) -> [CGFloat] {
        var reserved: [CGFloat] = []
        var sum: CGFloat = 0
        for group in groups.reversed() {
            reserved.append(sum)
            guard reserved.count < groups.count else { break }
            for index in group { sum += leastLength(index, proposal) }
        }
        return reserved.reversed()
    }

    private func leastLength(_ index: Int, _ proposal: ProposedViewSize) -> CGFloat {
        if let minimum = children[index].spacerMinimum { return minimum(axis) }
        var proposal = proposal
        proposal[axis] = 0
        return children[index].sizeThatFits(proposal)[axis]
    }

    /// The children of a group, the least flexible first. Of those that take any length those of the larger least
    /// length come first, so that the others share what they leave; other ties keep the order of declaration.
    ///
    /// - Parameter isWorthIt: whether the order matters: when nothing is left, all are offered nothing.
    private func byFlexibility(_ group: [Int], isWorthIt: Bool, _ proposal: ProposedViewSize) -> [Int] {
        guard group.count > 1, isWorthIt else { return group }
        var largest = proposal
        largest[axis] = .infinity
        let most = group.map { index in
            children[index].spacerMinimum != nil ? .infinity : children[index].sizeThatFits(largest)[axis]
        }
        let endless = most.count(where: \.isInfinite)
        let flexible = zip(group, most).map { index, most -> (flexibility: CGFloat, reach: CGFloat, index: Int) in
            guard most.isInfinite else { return (most - leastLength(index, proposal), 0, index) }
            return (.infinity, endless > 1 ? -leastLength(index, proposal) : 0, index)
        }
        return flexible.sorted { ($0.flexibility, $0.reach, $0.index) < ($1.flexibility, $1.reach, $1.index) }
            .map(\.index)
    }

    private func arrangeAlong(_ solution: inout StackSolution) {
        var position: CGFloat = 0
        for index in children.indices {
            solution.places[index].origin[axis] = position
            position += solution.places[index].size[axis]
            if index < gaps.count { position += gaps[index] }
        }
        solution.size[axis] = max(position, 0)
    }

    /// Lets the children's guides coincide; the stack is as thick as their union.
    private func arrangeAcross(_ solution: inout StackSolution, after earlier: StackSolution?) {
        let cross = axis.other
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for index in children.indices {
            let place = solution.places[index]
            guard place.size[cross].isFinite else {
                // Only asked in order to find out how flexible the stack is; nobody is placed for it.
                solution.size[cross] = .infinity
                return
            }
            let guide =
                knownGuide(index, place, earlier)
                ?? ViewDimensions(children[index], size: place.size, place.proposal)[alignment]
            solution.places[index].guide = guide
            solution.places[index].origin[cross] = -guide
            low = min(low, -guide)
            high = max(high, place.size[cross] - guide)
        }
        guard !children.isEmpty else { return }
        for index in children.indices { solution.places[index].origin[cross] -= low }
        solution.size[cross] = high - low
    }

    /// Where the guide of a child lay that has not changed and is given the same.
    private func knownGuide(_ index: Int, _ place: StackSolution.Place, _ earlier: StackSolution?) -> CGFloat? {
        guard let earlier, let isKept, isKept[index] else { return nil }
        let known = earlier.places[index]
        return known.size == place.size && known.proposal == place.proposal ? known.guide : nil
    }
}

package typealias StackSolution = _StackSolution

/// Where the children of a container go for one proposal.
public struct _StackSolution {
    package struct Place {
        package var proposal = ProposedViewSize.unspecified
        package var size = CGSize.zero
        package var origin = CGPoint.zero
        /// Where the guide lies by which a stack lines up the child, in the child's coordinates; nil in other containers.
        var guide: CGFloat?

        init() {}

        package init(proposal: ProposedViewSize, size: CGSize, origin: CGPoint) {
            self.proposal = proposal
            self.size = size
            self.origin = origin
        }
    }

    package let proposal: ProposedViewSize
    package var size = CGSize.zero
    package var places: [Place]

    package init(proposal: ProposedViewSize, count: Int) {
        self.proposal = proposal
        places = Array(repeating: Place(), count: count)
    }
}
