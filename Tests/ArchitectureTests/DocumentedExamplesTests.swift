import Testing

/// The examples in the documentation of what `import SwiftUI` brings are compiled in Tests/SwiftUITests/Examples.
@Suite struct DocumentedExamplesTests {
    private static let compiled = Repository.swiftFiles
        .filter { $0.path.hasPrefix("Tests/SwiftUITests/Examples/") }
        .map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }

    @Test("Every example in a public documentation comment stands line by line in a file that is compiled")
    func examplesAreCompiled() {
        let modules = Self.exportedModules
        #expect(modules.contains("SwiftUICore") && modules.contains("Controls"))
        var count = 0
        for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") && modules.contains(file.module) {
            for example in DocumentedExample.examples(in: file) {
                count += 1
                #expect(
                    Self.compiled.contains { example.isContained(in: $0) },
                    "\(example.path):\(example.line): add these lines to a file in Tests/SwiftUITests/Examples"
                )
            }
        }
        #expect(count > 3)
    }

    /// The folders of the modules that `import SwiftUI` brings, itself included.
    private static let exportedModules: Set<String?> = {
        let exports = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") && $0.text.contains("@_exported") }
        var modules: Set<String?> = []
        var waiting = ["SwiftUI"]
        while let module = waiting.popLast() {
            guard modules.insert(module).inserted else { continue }
            for file in exports where file.module == module {
                let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                waiting += file.imports.filter { lines[$0.line - 1].contains("@_exported") }.map(\.module)
            }
        }
        return modules
    }()

    @Test("Blocks of code are found in comments of public declarations only")
    func extraction() {
        let source = """
            /// A card.
            ///
            ///     Card {
            ///
            ///         Text("Front")
            ///     }
            ///
            /// - Parameter name: Something with
            ///     a second line.
            @available(
                *, deprecated, message: "Use a deck."
            )
            @MainActor
            public struct Card {
                /// Hidden.
                ///
                ///     hidden()
                package func hidden() {}
            }

            public protocol Deck {
                /// Shown.
                ///
                ///     deck.shown()
                func shown()
            }
            """
        let examples = DocumentedExample.examples(in: SourceFile(path: "Card.swift", text: source))
        #expect(examples.map(\.line) == [3, 24])
        #expect(examples.map(\.code) == [["Card {", "", "    Text(\"Front\")", "}"], ["deck.shown()"]])
    }

    @Test("An example may be indented as a whole, and may differ in nothing else")
    func comparison() {
        let example = DocumentedExample(path: "Card.swift", line: 1, code: ["Card {", "    Text(\"Front\")", "}"])
        #expect(example.isContained(in: ["func card() {", "    Card {", "        Text(\"Front\")", "    }", "}"]))
        #expect(!example.isContained(in: ["    Card {", "    Text(\"Front\")", "    }"]))
        #expect(!example.isContained(in: ["    Card {", "        Text(\"Back\")", "    }"]))
        #expect(!example.isContained(in: ["return Card {", "    Text(\"Front\")", "}"]))
        #expect(!example.isContained(in: ["Card {"]))
    }
}
