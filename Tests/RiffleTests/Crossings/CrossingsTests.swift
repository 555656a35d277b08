import Foundation
import SwiftUITesting
import Testing

/// `Documentation/Crossings.md` says what becomes of values at the borders of containers; each of its cells is measured.
@MainActor
@Suite(.serialized)
struct CrossingsTests {
    private static let all = Crossing.environments + Crossing.preferences + Crossing.others

    @Test("the page has a word for each container and each kind of value")
    func complete() throws {
        let page = try CrossingsPage()
        #expect(page.columns == CrossedContainer.all.map(\.name))
        #expect(page.rows == Self.all.map(\.name))
        for row in page.rows {
            for column in page.columns {
                let word = page.words[row]?[column] ?? ""
                #expect(CrossingWord(rawValue: word) != nil, "\(row), \(column): “\(word)”")
            }
        }
    }

    @Test("every cell says what happens", arguments: CrossingsPage.rowNames)
    func cells(row: String) async throws {
        let words = try CrossingsPage().words[row]
        let crossing = try #require(Self.all.first { $0.name == row })
        for container in CrossedContainer.all {
            do {
                let word = try await crossing.measure(container)
                #expect(words?[container.name] == word.rawValue, "\(container.name)")
            } catch {
                Issue.record("\(container.name): \(error)")
            }
        }
    }

    @Test("every value that some container does not forward has a test of its own, which exists")
    func tests() throws {
        let page = try CrossingsPage()
        let sources = try Self.testSources()
        for row in page.rows where page.words[row]?.values.contains(where: { $0 != "forwards" }) ?? true {
            #expect(page.rowsOfTests[row]?.isEmpty == false, "\(row) has no test")
        }
        for test in page.tests {
            let isThere = sources.contains {
                $0.contains("struct \(test.suite)") && $0.contains("func \(test.function)(")
            }
            #expect(isThere, "\(test.suite).\(test.function)")
        }
    }

    @Test("every preference and every value of the environment that the library has is on the page")
    func keys() throws {
        let text = try CrossingsPage().text
        let pattern = try Regex(#"(?:struct|enum) (\w+): (?:\w+, )*(?:PreferenceKey|EnvironmentKey|PlaceBoundKey)\b"#)
        for source in try Self.sources(in: "Sources") {
            for match in source.matches(of: pattern) {
                guard let name = match.output[1].substring else { continue }
                #expect(text.contains("`\(name)`"), "\(name)")
            }
        }
    }

    private static func testSources() throws -> [String] { try sources(in: "Tests") }

    private static func sources(in folder: String) throws -> [String] {
        let root = CrossingsPage.repository.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var texts: [String] = []
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "swift" { texts.append(try String(contentsOf: file, encoding: .utf8)) }
        }
        return texts
    }
}
