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
    /// The distances between neighbors, one fewer than there are children.
    private let gaps: [CGFloat]
    private let totalGap: CGFloat
    /// Places of the children by priority, highest first, each group in order of declaration.
    private let groups: [[Int]]

    /// - Parameter spacing: between all neighbors, in points; nil lets the neighbors decide.
    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, children: [LayoutNode]) {
        self.axis = axis
        self.alignment = alignment
        self.children = children
        if let spacing {
            gaps = Array(repeating: spacing, count: max(children.count - 1, 0))
        } else if children.count < 2 {
            gaps = []
        } else {
            let wishes = children.map(\.spacing)
            gaps = zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis) }
        }
        totalGap = gaps.reduce(0, +)
        groups = Self.grouped(children.map(\.layoutPriority))
    }

    private static func grouped(_ priorities: [Double]) -> [[Int]] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
        var groups: [Double: [Int]] = [:]
        for (index, priority) in priorities.enumerated() { groups[priority, default: []].append(index) }
        return groups.keys.sorted(by: >).map { groups[$0]! }
    }

    /// What every child is offered and takes, and where it goes, when the stack is offered `proposal`.
    func solve(_ proposal: ProposedViewSize) -> StackSolution {
        var solution = StackSolution(proposal: proposal, count: children.count)
        if let length = proposal[axis] {
            share(length, &solution)
        } else {
            for index in children.indices { measure(index, offer: nil, &solution) }
        }
        arrangeAlong(&solution)
        arrangeAcross(&solution)
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

    /// The children of a group, the least flexible first; ties keep the order of declaration.
    ///
    /// - Parameter isWorthIt: whether the order matters: when nothing is left, all are offered nothing.
    private func byFlexibility(_ group: [Int], isWorthIt: Bool, _ proposal: ProposedViewSize) -> [Int] {
        guard group.count > 1, isWorthIt else { return group }
        var largest = proposal
        largest[axis] = .infinity
        let flexible = group.map { index -> (flexibility: CGFloat, index: Int) in
            if children[index].spacerMinimum != nil { return (.infinity, index) }
            let most = children[index].sizeThatFits(largest)[axis]
            return (most.isInfinite ? .infinity : most - leastLength(index, proposal), index)
        }
        return flexible.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
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
    private func arrangeAcross(_ solution: inout StackSolution) {
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
            let guide = ViewDimensions(children[index], size: place.size, place.proposal)[alignment]
            solution.places[index].origin[cross] = -guide
            low = min(low, -guide)
            high = max(high, place.size[cross] - guide)
        }
        guard !children.isEmpty else { return }
        for index in children.indices { solution.places[index].origin[cross] -= low }
        solution.size[cross] = high - low
    }
}

/// Where the children of a container go for one proposal.
struct StackSolution {
    struct Place {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
        var origin = CGPoint.zero
    }

    let proposal: ProposedViewSize
    var size = CGSize.zero
    var places: [Place]

    init(proposal: ProposedViewSize, count: Int) {
        self.proposal = proposal
        places = Array(repeating: Place(), count: count)
    }
}
