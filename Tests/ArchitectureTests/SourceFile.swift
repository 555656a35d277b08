import Foundation

/// A file of the repository with its text.
struct SourceFile {
    /// From the root of the repository, as `Sources/Motion/Spring.swift`.
    var path: String
    var text: String

    /// The module that a file belongs to, by the folder below `Sources`, `Tests` or `Plugins`.
    var module: String? {
        let parts = path.split(separator: "/").map(String.init)
        guard let index = parts.firstIndex(where: { ["Sources", "Tests", "Plugins"].contains($0) }) else { return nil }
        return parts.count > index + 2 ? parts[index + 1] : nil
    }

    /// The file's name without its extension; of `Type+Topic.swift` both.
    var name: String? { path.split(separator: "/").last?.split(separator: ".").first.map(String.init) }

    /// Swift's lines without what stands in comments and string literals of several lines.
    var codeLines: [(number: Int, text: Substring)] {
        var lines: [(number: Int, text: Substring)] = []
        var isInString = false
        var commentDepth = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let quotes = line.occurrences(of: "\"\"\"") - line.occurrences(of: "\\\"\"\"")
            let isCode = !isInString && commentDepth == 0 && !line.drop { $0 == " " }.hasPrefix("//")
            if isCode { lines.append((index + 1, line)) }
            if commentDepth == 0, quotes % 2 == 1 { isInString.toggle() }
            if !isInString, quotes == 0 {
                commentDepth = max(commentDepth + line.occurrences(of: "/*") - line.occurrences(of: "*/"), 0)
            }
        }
        return lines
    }

    /// The modules that the file imports, ours by their folders, with their lines.
    var imports: [(module: String, line: Int)] {
        codeLines.compactMap { number, line in
            var words = line.split(separator: " ").map(String.init)
            while let word = words.first, Self.accessLevels.contains(word) || Self.isAttribute(word) {
                words.removeFirst()
            }
            guard words.count >= 2, words.removeFirst() == "import" else { return nil }
            if words.count >= 2, Self.importKinds.contains(words[0]) { words.removeFirst() }
            let name = words[0].split(separator: ".").first.map(String.init) ?? words[0]
            return (Self.folder(ofTarget: name.trimmingCharacters(in: [";"])), number)
        }
    }

    /// The folder of a target of ours, which has no prefix; other names as they are.
    static func folder(ofTarget name: String) -> String {
        // What programs import by a name has it as its folder's, too.
        if Layering.importedNames.contains(name) { return name }
        for (prefix, short) in [("Riffle", ""), ("CRiffle", "C")] {
            guard name.hasPrefix(prefix), name.dropFirst(prefix.count).first?.isUppercase == true else { continue }
            return short + name.dropFirst(prefix.count)
        }
        return name
    }

    /// The names of the types declared at the outermost level.
    var outermostTypes: [String] {
        codeLines.compactMap { _, line in
            guard let first = line.first, first != " " else { return nil }
            let words = line.split { " :<{(".contains($0) }.map(String.init)
            guard let keyword = words.firstIndex(where: { Self.typeKeywords.contains($0) }),
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) }),
                keyword + 1 < words.count
            else { return nil }
            return words[keyword + 1]
        }
    }

    private static func isAttribute(_ word: String) -> Bool { word.hasPrefix("@") && !word.contains("\"") }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let importKinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    private static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let modifiers = accessLevels.union(["final", "indirect", "nonisolated", "open"])
}

extension Substring {
    fileprivate func occurrences(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
