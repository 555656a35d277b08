/// How long lines of a lazy container are that nobody has measured: as long as those measured, on average.
package struct LazyEstimate {
    struct Mean: Codable {
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
    /// The lines that were measured, in order and apart from each other: each counts once, however often it is measured.
    private var measured: [Range<Int>] = []
    /// The distance between lines where the container gives one, in points.
    var givenGap: CGFloat?

    /// Whether any line was measured.
    var isEmpty: Bool { items.count + edges.count == 0 }

    /// The mean distance between lines, in points.
    var gap: CGFloat { givenGap ?? gaps.value ?? 0 }

    /// Counts a line, unless it was counted before.
    ///
    /// - Parameter gap: to the line beside it that was measured before; nil where there is none, in points.
    mutating func add(_ line: LazyLine, gap: CGFloat?) {
        guard addMeasured(line.index) else { return }
        if line.role == .item { items.add(line.length) } else { edges.add(line.length) }
        if let gap { gaps.add(line.isEmpty ? 0 : gap) }
    }

    /// Other lines have come: numbers stand for others than before.
    mutating func forgetLines() { measured = [] }

    /// - Returns: whether the line is new.
    private mutating func addMeasured(_ line: Int) -> Bool {
        // The first range that ends at the line or after it.
        var low = 0
        var high = measured.count
        while low < high {
            let middle = (low + high) / 2
            if measured[middle].upperBound < line { low = middle + 1 } else { high = middle }
        }
        guard low < measured.count, line + 1 >= measured[low].lowerBound else {
            measured.insert(line..<line + 1, at: low)
            return true
        }
        let range = measured[low]
        guard !range.contains(line) else { return false }
        measured[low] = min(line, range.lowerBound)..<max(line + 1, range.upperBound)
        if low + 1 < measured.count, measured[low + 1].lowerBound == measured[low].upperBound {
            measured[low] = measured[low].lowerBound..<measured[low + 1].upperBound
            measured.remove(at: low + 1)
        }
        return true
    }

    /// What was measured, as another process has it.
    struct Means: Codable {
        fileprivate let items: Mean
        fileprivate let edges: Mean
        fileprivate let gaps: Mean
    }

    var means: Means {
        get { Means(items: items, edges: edges, gaps: gaps) }
        set { (items, edges, gaps) = (newValue.items, newValue.edges, newValue.gaps) }
    }

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
                return lines.lowerBound + Int(clamping: distance / pitch, to: 0...max(lines.count - 1, 0))
            }
            distance -= length
        }
        return max(plan.lineCount - 1, 0)
    }
}
