import Testing

/// What compiles and changes nothing says so, and stands in the documentation.
@Suite struct WithoutEffectTests {
    private static let sources = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/") }

    @Test("The modifiers that report that they have no effect are those of the table in CompatibilityGaps.md")
    func table() throws {
        let called = Self.sources.flatMap { file in
            file.text.matches(of: /(?:withoutEffect|reportWithoutEffect)\(\s*"(\w+)"/).map { String($0.output.1) }
        }
        let page = try #require(Repository.textFiles.first { $0.path == "Documentation/CompatibilityGaps.md" }).text
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Without effect") })
        let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            let names = row.split(separator: "|")[0]
            return names.matches(of: /`(\w+)`/).map { String($0.output.1) }.filter { $0.first?.isLowercase == true }
        }
        #expect(called.count > 30)
        // An argument and not a name.
        #expect(Set(listed).subtracting(["false"]) == Set(called))
    }

    @Test("No public modifier gives back what it is called on, unless the compiler refuses it")
    func silent() {
        for file in Self.sources {
            let bodies = file.text.matches(
                of:
                    /public func (\w+)[^{}]*-> some (?:View|Scene|ToolbarContent|CustomizableToolbarContent) \{\s*self\s*\}/
            )
            for body in bodies {
                let before = file.text[..<body.range.lowerBound].suffix(600)
                // The attribute stands above the doc comment's function.
                let isRefused = before.components(separatedBy: "\n\n").last?.contains("unavailable") ?? false
                #expect(isRefused, "\(file.path): \(body.output.1) changes nothing; call withoutEffect(_:because:)")
            }
        }
    }
}
