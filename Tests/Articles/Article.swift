import Foundation
import Testing

/// An article of a module's documentation catalog.
public struct Article {
    private let text: String

    /// - Parameters:
    ///   - name: its file's, without the ending.
    ///   - module: whose catalog has it.
    public init(_ name: String, of module: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        text = try String(
            contentsOf: root.appending(path: "Sources/\(module)/\(module).docc/\(name).md"), encoding: .utf8)
    }

    /// Every line of Swift in the article stands in a file in the same order, so that what is shown compiles and runs; but for
    /// imports, and for the mark of a program's start, of which a test has none.
    public func expectExample(isIn file: String) throws {
        let compiled = Self.lines(try String(contentsOf: URL(filePath: file), encoding: .utf8))
        var count = 0
        for block in text.components(separatedBy: "```swift\n").dropFirst() {
            var rest = compiled[...]
            for line in Self.lines(block.components(separatedBy: "```")[0]) {
                guard let index = rest.firstIndex(of: line) else {
                    Issue.record("\(line) is not in \(URL(filePath: file).lastPathComponent), or not there")
                    break
                }
                rest = rest[(index + 1)...]
                count += 1
            }
        }
        #expect(count > 10)
    }

    /// The lines without indentation and what only a test file needs.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("private struct") ? String(line.dropFirst("private ".count)) : line
        }.filter { !$0.isEmpty && !$0.hasPrefix("import ") && $0 != "@main" }
    }
}
