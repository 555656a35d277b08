import Foundation
import Testing

/// What the page itself says is said in each of its languages.
@Suite struct PageWordsTests {
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/CWebClient/Resources")

    private func script(_ name: String) throws -> String {
        try String(contentsOf: Self.scripts.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("every text that a script looks up is in all tables, and nothing else is")
    func tables() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
            .filter { $0.hasSuffix(".js") && $0 != "words.js" }
        let used = try names.reduce(into: Set<String>()) { used, name in
            for match in try script(name).matches(of: /\bword\("([^"]*)"\)/) { used.insert(String(match.1)) }
        }
        #expect(used.count > 5)
        let tables = try script("words.js").split(separator: "const ").filter {
            $0.contains(" = {\n") && $0.contains("…")
        }
        #expect(tables.count == 3)
        for table in tables {
            let known = Set(table.matches(of: /(?m)^  "([^"]*)":/).map { String($0.1) })
            #expect(known == used)
        }
    }
}
