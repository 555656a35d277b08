import Foundation

/// What is in, what is out and why, for `riffle-import.md` and for the terminal.
package struct ImportReport {
    var project: String
    var targets: [PlannedTarget]
    var leftOut: [LeftOut]
    var notes: [String]
    var advice: GapAdvice
    /// Nil if nothing was compiled.
    var rounds: Int?
    /// Whether the last build ended well.
    var isComplete: Bool
    /// What the build said that could not be narrowed down.
    var failure: String?

    private static let shown = 12

    /// What the build ended with, if it did not end well.
    package var failureText: String? { failure }

    /// The counts in a few lines.
    package var summary: String {
        var lines = targets.map { target in
            let files = target.unit.sources.count
            let out = leftOutFiles(of: target)
            let copies = target.plan.files.filter { !$0.path.contains(".riffle/") }.count
            return "  \(target.unit.name): \(files - out) of \(files) files"
                + (copies > 0 ? ", \(copies) of them compiled as copies" : "")
        }
        lines.insert("In:", at: 0)
        if leftOut.isEmpty { return (lines + ["Nothing is left out."]).joined(separator: "\n") }
        lines.append("Left out: " + counts + ". Most often because of:")
        for (missing, entries) in reasons.prefix(Self.shown) {
            lines.append("  \(entries.count) × \(missing)" + (advice(for: missing).map { ": \($0)" } ?? ""))
        }
        if reasons.count > Self.shown { lines.append("  and \(reasons.count - Self.shown) more") }
        return lines.joined(separator: "\n")
    }

    /// The whole page.
    package var page: String {
        var text = "# What `riffle import` made of \(project)\n\n"
        if let failure {
            text += "**The package does not build yet.** The build ended with:\n\n```\n\(failure)\n```\n\n"
        } else if rounds == nil {
            text += "Nothing was compiled: this is what the imports and the project's files say.\n\n"
        } else if isComplete {
            text += "The package builds\(leftOut.isEmpty ? "" : ", without what is listed below").\n\n"
        }
        text += "## In\n\n| target | from | files | compiled as copies |\n|---|---|---|---|\n"
        for target in targets {
            let copies = target.plan.files.filter { !$0.path.contains(".riffle/") }.count
            let files = target.unit.sources.count
            text +=
                "| \(target.unit.name) | \(target.unit.origin) | \(files - leftOutFiles(of: target)) of \(files) | \(copies) |\n"
        }
        text +=
            "\nCopies have the answers of iOS to `#if os(…)`, `canImport(UIKit)` and `targetEnvironment(simulator)`, and are "
            + "without what is listed below. Messages name the originals.\n"
        text += outPart
        if !notes.isEmpty { text += "\n## Also\n\n" + notes.map { "- \($0)\n" }.joined() }
        return text
    }

    private var outPart: String {
        guard !leftOut.isEmpty else { return "\n## Left out\n\nNothing.\n" }
        var text =
            "\n## Left out\n\n\(counts.prefix(1).uppercased() + counts.dropFirst()). The most frequent reasons come first.\n"
        for (missing, entries) in reasons {
            text += "\n### \(missing)\n\n"
            if let advice = advice(for: missing) { text += "Instead: \(advice)\n\n" }
            for entry in entries {
                let line = entry.line > 0 ? ":\(entry.line)" : ""
                if !entry.text.isEmpty {
                    text += "- \(entry.place)\(line): `\(entry.text)` in `\(entry.name)`"
                    text += entry.reason == missing ? "\n" : " (\(entry.reason))\n"
                    continue
                }
                let what = entry.name.isEmpty ? Self.word(entry.part) : "\(Self.word(entry.part)) `\(entry.name)`"
                text += "- \(entry.place)\(line): \(what)"
                text += entry.reason == missing ? "\n" : " (\(entry.reason))\n"
            }
        }
        return text
    }

    private static func word(_ part: LeftOut.Part) -> String {
        switch part {
        case .body: "the body of"
        case .piece: "a part of"
        case .declaration: "the declaration"
        case .file: "the file"
        case .import: "the import"
        case .target: "the target"
        case .package: "the package"
        case .resource: "the resource"
        }
    }

    private var counts: String {
        let words: [(LeftOut.Part, String, String)] = [
            (.target, "target", "targets"), (.package, "package", "packages"), (.file, "file", "files"),
            (.declaration, "declaration", "declarations"), (.body, "body", "bodies"), (.piece, "part", "parts"),
            (.import, "import", "imports"),
            (.resource, "resource", "resources"),
        ]
        return words.compactMap { part, one, many in
            let count = leftOut.count { $0.part == part }
            return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
        }.joined(separator: ", ")
    }

    /// What is missing with all that is left out because of it, the most frequent first.
    private var reasons: [(missing: String, entries: [LeftOut])] {
        Dictionary(grouping: leftOut, by: \.missing).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }.map { ($0.key, $0.value) }
    }

    private func advice(for missing: String) -> String? {
        if let known = advice.advice(for: missing) { return known }
        let message = CompilerMessage(path: "", line: 0, column: 0, text: "cannot find '\(missing)'")
        return advice.advice(for: message.missingName)
    }

    private func leftOutFiles(of target: PlannedTarget) -> Int {
        let names = Set(leftOut.filter { $0.part == .file }.map(\.place))
        return target.unit.sources.count { source in names.contains { source.path.hasSuffix("/" + $0) } }
    }
}
