import Foundation

/// What Documentation/CompatibilityGaps.md says to use in place of what is missing: read there, so that it is said once.
package struct GapAdvice {
    /// For each module that Linux lacks, what to do.
    package private(set) var modules: [String: String] = [:]
    private var names: [String: String] = [:]

    /// - Parameter text: the page.
    package init(_ text: String) {
        var module: String?
        var isInTable = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("### no such module '") {
                module = line.split(separator: "'").dropFirst().first.map(String.init)
            } else if line.hasPrefix("#") {
                module = nil
                isInTable = line == "## Missing"
            } else if let name = module {
                // A paragraph may go over several lines.
                modules[name] = modules[name].map { $0 + " " + line } ?? Self.standingAlone(line)
            } else if isInTable, line.hasPrefix("|") {
                readRow(line)
            }
        }
    }

    /// What is said of modules and of names.
    package static func read(_ checkout: URL) -> GapAdvice {
        let page = checkout.appending(path: "Documentation/CompatibilityGaps.md")
        return GapAdvice((try? String(contentsOf: page, encoding: .utf8)) ?? "")
    }

    package func advice(for name: String) -> String? { modules[name] ?? names[name] }

    /// Without a reference to the module before.
    private static func standingAlone(_ line: Substring) -> String {
        let words = line.hasPrefix("The same: ") ? line.dropFirst(10) : line
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private mutating func readRow(_ line: Substring) {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard cells.count >= 4, !cells[2].isEmpty, !cells[1].hasPrefix("---"), cells[1] != "name" else { return }
        for part in cells[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        where part.offset % 2 == 1 {
            let name = part.element.drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty, names[String(name)] == nil { names[String(name)] = cells[2] }
        }
    }
}
