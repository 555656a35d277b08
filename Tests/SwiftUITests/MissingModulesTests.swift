import Foundation
import Testing

/// What Documentation/CompatibilityGaps.md says of modules is what the compiler says.
struct MissingModulesTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/CompatibilityGaps.md")

    @Test("each missing module has a heading in the compiler's words, and a line on what to do instead")
    func headings() throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        var modules: [String] = []
        for (index, line) in lines.enumerated() {
            guard let match = line.wholeMatch(of: /### no such module '(\w+)'/) else { continue }
            modules.append(String(match.1))
            #expect(
                lines[index + 1].isEmpty && !lines[index + 2].isEmpty && !lines[index + 2].hasPrefix("#"), "\(line)")
        }
        #expect(modules.count > 40 && Set(modules).count == modules.count)
        #expect(Set(modules).isSuperset(of: ["WidgetKit", "MapKit", "CoreData", "AVFoundation", "WebKit"]))
        // Those that are there would be another error.
        let source = modules.map { "#if canImport(\($0))\n#error(\"\($0) is there\")\n#endif" }.joined(separator: "\n")
        #expect(try CompilerErrors(of: source).errors == [])
        let first = try CompilerErrors(of: "import \(modules[0])").errors
        #expect(first == ["1: no such module '\(modules[0])'"])
    }
}
