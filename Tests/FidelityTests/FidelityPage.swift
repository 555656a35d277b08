/// `Documentation/Fidelity.md`: each fact, and what becomes of it here.
struct FidelityPage {
    var table: FactTable
    var held: [HeldFact]

    enum State: String {
        case held, fixedMetrics = "held with fixed metrics", notHeld = "not held"
    }

    private func tests(of fact: FactTable.Fact) -> [HeldFact] { held.filter { $0.name == fact.name } }

    func state(of fact: FactTable.Fact) -> State {
        if fact.reason != nil { return .notHeld }
        return tests(of: fact).contains { $0.isWithFixedMetrics } ? .fixedMetrics : .held
    }

    func count(_ state: State) -> Int { table.facts.count { self.state(of: $0) == state } }

    var text: String {
        var lines = [
            "# Fidelity", "",
            "What is known of how Apple's SwiftUI behaves and concerns what is built here, fact by fact, with the tests that",
            "hold it. Tests make this page from `Tests/FidelityTests/facts.txt` and from the `.fact(…)` traits in their",
            "sources; `make fidelity` writes it anew.", "",
            "Of \(table.facts.count) facts \(count(.held)) are held, \(count(.fixedMetrics)) are held with the metrics of "
                + "the fonts that they were measured with,",
            "and \(count(.notHeld)) are not held, for the reason that stands there.",
        ]
        for section in table.sections {
            lines += ["", "## \(section.title)", "", "| fact | here | by |", "|---|---|---|"]
            lines += section.facts.map(row)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ fact: FactTable.Fact) -> String {
        let by = fact.reason ?? tests(of: fact).map { "\($0.file): \($0.test)" }.joined(separator: "<br>")
        return "| \(fact.text) | \(state(of: fact).rawValue) | \(by) |"
    }
}
