/// How long lines of a lazy container are that nobody has measured: as long as those measured, on average.
package struct LazyEstimate {
    private struct Mean {
        var sum = 0.0
        var count = 0
        var value: Double? { count > 0 ? sum / Double(count) : nil }

        mutating func add(_ value: Double) {
            sum += value
            count += 1
        }
    }

    private var items = Mean()
    private var edges = Mean()
    private var gaps = Mean()
    /// The distance between lines where the container gives one, in points.
    var givenGap: CGFloat?

    /// Whether any line was measured.
    var isEmpty: Bool { items.count + edges.count == 0 }

    /// The mean distance between lines, in points.
    var gap: CGFloat { givenGap ?? gaps.value ?? 0 }

    mutating func add(length: CGFloat, of role: LazyRole) {
        if role == .item { items.add(length) } else { edges.add(length) }
    }

    mutating func add(gap: CGFloat) { gaps.add(gap) }

    /// The mean length of a line, in points.
    func length(of role: LazyRole) -> CGFloat {
        (role == .item ? items.value ?? edges.value : edges.value ?? items.value) ?? 0
    }

    /// The length of lines with a gap after each, in points.
    func length(of lines: Range<Int>, in plan: LazyPlan) -> CGFloat {
        guard !lines.isEmpty else { return 0 }
        var sum: CGFloat = 0
        for block in plan.blocks {
            let count = block.lines.clamped(to: lines).count
            if count > 0 { sum += CGFloat(count) * (length(of: block.role) + gap) }
        }
        return sum
    }

    /// The line at a distance after the start of a line, by the mean lengths.
    func line(at distance: CGFloat, after first: Int, in plan: LazyPlan) -> Int {
        var distance = distance
        for block in plan.blocks where block.lines.upperBound > first {
            let lines = block.lines.clamped(to: first..<plan.lineCount)
            let pitch = length(of: block.role) + gap
            let length = CGFloat(lines.count) * pitch
            if distance < length, pitch > 0 {
                return lines.lowerBound + min(max(Int(distance / pitch), 0), lines.count - 1)
            }
            distance -= length
        }
        return max(plan.lineCount - 1, 0)
    }
}
