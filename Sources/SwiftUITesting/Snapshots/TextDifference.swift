/// In which lines two texts differ.
struct TextDifference {
    /// The lines that differ with up to two around them: `-` is the reference's, `+` what is now.
    let lines: [String]

    /// Nil where the texts are the same.
    ///
    /// - Complexity: O(n · d) for n lines, of which d differ.
    init?(from reference: String, to text: String) {
        guard reference != text else { return nil }
        let old = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var all: [(mark: String, line: String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                all.append(("-", old[i]))
                i += 1
            } else if j < new.count, inserted.contains(j) {
                all.append(("+", new[j]))
                j += 1
            } else {
                all.append((" ", old[i]))
                (i, j) = (i + 1, j + 1)
            }
        }
        lines = Self.shortened(all)
    }

    private static func shortened(_ all: [(mark: String, line: String)]) -> [String] {
        var lines: [String] = []
        var wasLeftOut = false
        for index in all.indices {
            let around = max(index - 2, 0)...min(index + 2, all.count - 1)
            guard all[around].contains(where: { $0.mark != " " }) else {
                wasLeftOut = true
                continue
            }
            if wasLeftOut { lines.append("  …") }
            wasLeftOut = false
            lines.append(all[index].mark + " " + all[index].line)
        }
        return lines
    }

    /// At most so many lines, and how many more there are.
    func text(limit: Int) -> String {
        let rest = lines.count - limit
        return (lines.prefix(limit) + (rest > 0 ? ["  … and \(rest) more lines"] : [])).joined(separator: "\n")
    }
}
