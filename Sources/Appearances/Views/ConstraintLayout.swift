/// Where constraints put the views inside of one whose size is known.
///
/// Equations are taken in the order of their priorities; one that contradicts those before is left out. Inequalities
/// count as equations once they would be broken. Then views take their own sizes, as far as these are still open.
@MainActor
struct ConstraintLayout {
    private let root: UIView
    private var views: [UIView] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    init(_ root: UIView) {
        self.root = root
        collect(root)
    }

    private mutating func collect(_ view: UIView) {
        numbers[ObjectIdentifier(view)] = views.count
        views.append(view)
        for inside in view.subviews { collect(inside) }
    }

    /// Each view has four unknowns, counted from the root's corner: x, width, y, height.
    private func unknown(_ view: UIView, _ index: Int) -> Int? {
        numbers[ObjectIdentifier(view)].map { $0 * 4 + index }
    }

    private func terms(_ attribute: LayoutAttribute) -> [Int: Double]? {
        guard let view = attribute.view, let x = unknown(view, 0) else { return nil }
        switch attribute.part {
        case .minX: return [x: 1]
        case .maxX: return [x: 1, x + 1: 1]
        case .midX: return [x: 1, x + 1: 0.5]
        case .width: return [x + 1: 1]
        case .minY: return [x + 2: 1]
        case .maxY: return [x + 2: 1, x + 3: 1]
        case .midY: return [x + 2: 1, x + 3: 0.5]
        case .height: return [x + 3: 1]
        }
    }

    /// The relation as terms that are to be equal to, at most or at least a number.
    private func equation(_ constraint: NSLayoutConstraint) -> (terms: [Int: Double], constant: Double)? {
        guard var left = terms(constraint.first) else { return nil }
        var constant = Double(constraint.constant - constraint.first.offset)
        if let second = constraint.second {
            guard let right = terms(second) else { return nil }
            let factor = Double(constraint.multiplier)
            for (unknown, value) in right { left[unknown, default: 0] -= value * factor }
            constant += Double(second.offset) * factor
        }
        return (left, constant)
    }

    /// Gives the views right inside of the root their frames.
    func placeSubviews() {
        guard root.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
        let constraints = views.flatMap(\.heldConstraints).sorted { $0.priority > $1.priority }
        var system = LinearSystem()
        addKnown(to: &system)
        for one in constraints where one.relation == .equal { add(one, to: &system) }
        for round in 0..<8 {
            let solution = solved(system)
            let broken = constraints.first { isBroken($0, by: solution) }
            guard let broken, round < 7 else { return give(solution) }
            add(broken, to: &system)
        }
    }

    private func add(_ constraint: NSLayoutConstraint, to system: inout LinearSystem) {
        if let (terms, constant) = equation(constraint) { system.add(terms, equal: constant) }
    }

    /// The root is at its own corner; views that constraints do not place are where their frames say.
    private func addKnown(to system: inout LinearSystem) {
        for view in views {
            guard let x = unknown(view, 0) else { continue }
            if view === root {
                system.add([x: 1], equal: 0)
                system.add([x + 1: 1], equal: root.bounds.width)
                system.add([x + 2: 1], equal: 0)
                system.add([x + 3: 1], equal: root.bounds.height)
            } else if view.translatesAutoresizingMaskIntoConstraints, let around = view.container,
                let outer = unknown(around, 0)
            {
                system.add([x: 1, outer: -1], equal: view.frame.minX)
                system.add([x + 1: 1], equal: view.frame.width)
                system.add([x + 2: 1, outer + 2: -1], equal: view.frame.minY)
                system.add([x + 3: 1], equal: view.frame.height)
            }
        }
    }

    /// What is open yet: views have their own sizes, at the corner of the view around.
    private func solved(_ system: LinearSystem) -> LinearSystem {
        var system = system
        for view in views where view !== root {
            guard let x = unknown(view, 0) else { continue }
            let own = view.intrinsicContentSize
            if own.width >= 0 { system.add([x + 1: 1], equal: own.width) }
            // A text that has to be narrower than it is has more lines.
            let width = system.value(of: x + 1) ?? own.width
            let height = own.width > width ? view.sizeThatFits(CGSize(width: width, height: 1e6)).height : own.height
            if own.height >= 0 { system.add([x + 3: 1], equal: height) }
        }
        for view in views where view !== root {
            guard let x = unknown(view, 0), let around = view.container, let outer = unknown(around, 0) else {
                continue
            }
            system.add([x: 1, outer: -1], equal: 0)
            system.add([x + 1: 1], equal: 0)
            system.add([x + 2: 1, outer + 2: -1], equal: 0)
            system.add([x + 3: 1], equal: 0)
        }
        return system
    }

    private func isBroken(_ constraint: NSLayoutConstraint, by solution: LinearSystem) -> Bool {
        guard constraint.relation != .equal, let (terms, constant) = equation(constraint) else { return false }
        let sum = terms.reduce(0) { $0 + $1.value * (solution.value(of: $1.key) ?? 0) }
        return constraint.relation == .lessThanOrEqual ? sum > constant + 0.001 : sum < constant - 0.001
    }

    private func give(_ solution: LinearSystem) {
        for view in root.subviews where !view.translatesAutoresizingMaskIntoConstraints {
            guard let x = unknown(view, 0) else { continue }
            let values = (0..<4).map { CGFloat(solution.value(of: x + $0) ?? 0) }
            view.frame = CGRect(x: values[0], y: values[2], width: max(values[1], 0), height: max(values[3], 0))
        }
    }
}

/// Linear equations, solved as far as they go.
struct LinearSystem {
    /// Unknowns in terms of others: `value = constant + Σ terms`.
    private var solved: [Int: (constant: Double, terms: [Int: Double])] = [:]

    /// Takes in that a sum of terms is equal to a number, unless that contradicts what is known.
    ///
    /// - Complexity: O(n²) in the number of unknowns.
    mutating func add(_ terms: [Int: Double], equal constant: Double) {
        var rest: [Int: Double] = [:]
        var constant = constant
        for (unknown, factor) in terms {
            guard let known = solved[unknown] else {
                rest[unknown, default: 0] += factor
                continue
            }
            constant -= factor * known.constant
            for (other, value) in known.terms { rest[other, default: 0] += factor * value }
        }
        // The order of a dictionary is another one each time.
        let candidates = rest.filter { abs($0.value) > 1e-9 }.sorted { $0.key > $1.key }
        guard let (pivot, factor) = candidates.first, constant.isFinite else { return }
        var right: [Int: Double] = [:]
        for (unknown, value) in candidates.dropFirst() { right[unknown] = -value / factor }
        let definition = (constant: constant / factor, terms: right)
        for (unknown, row) in solved {
            guard let share = row.terms[pivot] else { continue }
            var row = row
            row.terms[pivot] = nil
            row.constant += share * definition.constant
            for (other, value) in definition.terms { row.terms[other, default: 0] += share * value }
            row.terms = row.terms.filter { abs($0.value) > 1e-9 }
            solved[unknown] = row
        }
        solved[pivot] = definition
    }

    /// The value of an unknown; nil while it is open.
    func value(of unknown: Int) -> Double? {
        guard let row = solved[unknown], row.terms.isEmpty else { return nil }
        return row.constant
    }
}
