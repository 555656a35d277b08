/// In which lines two texts differ, in the form that patches have.
struct LineDifference {
    let text: String

    /// Nil where the texts are the same.
    init?(from old: String, to new: String) {
        guard old != new else { return nil }
        let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        // Each line with its mark, and how many lines of both texts stand before it.
        var marked: [(mark: Character, line: String, old: Int, new: Int)] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, removed.contains(i) {
                marked.append(("−", before[i], i, j))
                i += 1
            } else if j < after.count, inserted.contains(j) {
                marked.append(("+", after[j], i, j))
                j += 1
            } else {
                marked.append((" ", before[i], i, j))
                (i, j) = (i + 1, j + 1)
            }
        }
        let shown = marked.indices.filter { index in
            marked[max(index - 4, 0)...min(index + 4, marked.count - 1)].contains { $0.mark != " " }
        }
        var lines: [String] = []
        for (position, index) in shown.enumerated() {
            if position == 0 || shown[position - 1] != index - 1 {
                let end = shown[position...].enumerated().prefix { $0.element == index + $0.offset }.map(\.element)
                let oldCount = end.count { marked[$0].mark != "+" }
                let newCount = end.count { marked[$0].mark != "−" }
                lines.append("@@ −\(marked[index].old + 1),\(oldCount) +\(marked[index].new + 1),\(newCount) @@")
            }
            lines.append("\(marked[index].mark)\(marked[index].line)")
        }
        text = lines.joined(separator: "\n")
    }
}
