/// A block of indented code in the documentation comment of a public declaration.
struct DocumentedExample {
    /// The file, and the line of the block's first line of code.
    let path: String
    let line: Int

    /// The block's lines without their common indentation. Blank lines are those between two lines of code.
    let code: [Substring]

    /// The blocks of a file, in order.
    ///
    /// A block begins after an empty line of a comment, with a line that is indented by four columns or more. What
    /// continues an item of a list follows that item directly, and begins no block.
    static func examples(in file: SourceFile) -> [DocumentedExample] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var examples: [DocumentedExample] = []
        var start = lines.startIndex
        while start < lines.endIndex {
            guard comment(in: lines[start]) != nil else {
                start += 1
                continue
            }
            let end = lines[start...].firstIndex { comment(in: $0) == nil } ?? lines.endIndex
            if isPublic(declarationAt: end, in: lines) {
                let comments = lines[start..<end].map { comment(in: $0) ?? "" }
                examples += blocks(in: comments).map { block in
                    DocumentedExample(path: file.path, line: start + block.offset + 1, code: block.code)
                }
            }
            start = end
        }
        return examples
    }

    /// Whether the block's lines follow each other in a file, all indented by the same number of further columns.
    func isContained(in lines: [Substring]) -> Bool {
        guard let first = code.first, lines.count >= code.count else { return false }
        return (0...lines.count - code.count).contains { start in
            guard lines[start].hasSuffix(first) else { return false }
            let indentation = lines[start].dropLast(first.count)
            guard indentation.allSatisfy({ $0 == " " }) else { return false }
            return zip(code, lines[start...]).allSatisfy { written, compiled in
                written.isEmpty ? compiled.isEmpty : compiled == indentation + written
            }
        }
    }

    /// What follows the three slashes of a line of a documentation comment; nil where the line is none.
    private static func comment(in line: Substring) -> Substring? {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") ? text.dropFirst(3) : nil
    }

    private static func blocks(in comments: [Substring]) -> [(offset: Int, code: [Substring])] {
        var blocks: [(offset: Int, code: [Substring])] = []
        var index = 0
        while index < comments.count {
            guard isCode(comments[index]), index > 0, isBlank(comments[index - 1]) else {
                index += 1
                continue
            }
            let end = comments[index...].firstIndex { !isCode($0) && !isBlank($0) } ?? comments.count
            let last = comments[index..<end].lastIndex(where: isCode) ?? index
            let block = comments[index...last]
            let common = block.filter(isCode).map { $0.prefix { $0 == " " }.count }.min() ?? 0
            blocks.append((index, block.map { isBlank($0) ? "" : $0.dropFirst(common) }))
            index = end
        }
        return blocks
    }

    /// Whether a line has four columns or more in front of its text, beside the one that follows the slashes.
    private static func isCode(_ comment: Substring) -> Bool { comment.hasPrefix("     ") && !isBlank(comment) }

    private static func isBlank(_ comment: Substring) -> Bool { comment.allSatisfy { $0 == " " } }

    /// Whether what follows a comment is public: by its own word, or as a requirement of a public protocol or a case of a
    /// public enumeration.
    private static func isPublic(declarationAt start: Int, in lines: [Substring]) -> Bool {
        guard let index = declaration(from: start, in: lines) else { return false }
        let words = words(of: lines[index])
        if words.contains("public") || words.contains("open") { return true }
        guard words.allSatisfy({ !hiddenLevels.contains($0) }) else { return false }
        let indentation = lines[index].prefix { $0 == " " }.count
        let outside = lines[..<index].last { line in
            let columns = line.prefix { $0 == " " }.count
            return columns < indentation && columns < line.count
        }
        guard let outside else { return false }
        let around = Self.words(of: outside)
        guard around.contains("public") else { return false }
        return around.contains("protocol") || (around.contains("enum") && words.contains("case"))
    }

    /// The first line at or after one that does not belong to an attribute in front of the declaration.
    private static func declaration(from start: Int, in lines: [Substring]) -> Int? {
        var depth = 0
        return lines[start...].firstIndex { line in
            guard depth > 0 || isAttribute(line) else { return true }
            depth += line.count { $0 == "(" } - line.count { $0 == ")" }
            return false
        }
    }

    /// Whether a line begins with an attribute and has no declaration behind it.
    private static func isAttribute(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("@") && !words(of: line).contains { declarationKeywords.contains($0) }
    }

    /// The words in front of a declaration's parameters, its type or its body.
    private static func words(of line: Substring) -> [String] {
        line.split { " (:{=".contains($0) }.map(String.init)
    }

    private static let hiddenLevels: Set<String> = ["package", "internal", "fileprivate", "private"]
    private static let declarationKeywords: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "extension", "func", "init", "let", "macro", "protocol",
        "struct", "subscript", "typealias", "var",
    ]
}
