/// Pages that came back after their process had ended, compared with what they showed before.
struct ReturnedPages {
    struct Lost: Error, CustomStringConvertible {
        let description: String
    }

    /// Pages that were found as they were.
    private(set) var same = 0
    /// What those have said that they had lost: nobody misses it.
    private var harmless: Set<String> = []
    /// Pages that were not as they were, by what they have said.
    private var others: [(losses: Set<String>, difference: String)] = []

    mutating func compare(_ before: String, _ after: String, losses: [String]) {
        if before == after {
            same += 1
            harmless.formUnion(losses)
        } else {
            others.append((Set(losses), "a page shows\n\(after)\ninstead of\n\(before)"))
        }
    }

    /// Ends with an error where a page differs and has said nothing that would explain it.
    func check() throws {
        guard let silent = others.first(where: { $0.losses.isSubset(of: harmless) }) else { return }
        throw Lost(description: silent.difference)
    }

    /// Part of a line for people, and a line for each loss that explains a difference.
    var text: String {
        let losses = others.reduce(into: Set<String>()) { $0.formUnion($1.losses) }.subtracting(harmless)
        return "\(same) pages found as they were, \(others.count) that said why not"
            + losses.sorted().map { "\n  lost: \($0)" }.joined()
    }
}
