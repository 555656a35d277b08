/// What files of XCTest's tests need to be told otherwise on Linux.
package struct TestSource {
    /// What is replaced, in bytes, by what.
    package private(set) var edits: [(range: Range<Int>, text: String)] = []

    /// What says that a file has UI tests.
    private static let automation = "XCUI"
    /// An override of a property that XCTest has not on Linux.
    private static let configurations = "runsForEachTargetApplicationUIConfiguration"

    package init(_ text: String, _ source: SwiftTokens) {
        guard text.contains("XCTest") else { return }
        importAutomation(text, source)
        if text.contains("@MainActor") {
            for type in DeclarationScan(text).declarations where type.kind == .type {
                awaitTests(in: type, source, isOnMainActor: Self.isOnMainActor(type))
            }
        }
        if text.contains(Self.configurations) { leaveOutOverrides(source) }
    }

    /// UI tests import XCTest only, which on a Mac has all they need.
    private mutating func importAutomation(_ text: String, _ source: SwiftTokens) {
        guard text.contains(Self.automation) else { return }
        let imports = SwiftImport.all(in: source)
        guard !imports.contains(where: { $0.module == "XCUIAutomation" }),
            let test = imports.first(where: { $0.module == "XCTest" })
        else { return }
        edits.append((test.range.upperBound..<test.range.upperBound, "; import XCUIAutomation"))
    }

    /// XCTest for Linux calls tests that are on the main actor only where they are `async`: for others the process ends.
    private mutating func awaitTests(in type: Declaration, _ source: SwiftTokens, isOnMainActor: Bool) {
        for member in type.members {
            if member.kind == .type {
                awaitTests(in: member, source, isOnMainActor: Self.isOnMainActor(member))
                continue
            }
            guard member.kind == .function, let body = member.body, isOnMainActor || Self.isOnMainActor(member) else {
                continue
            }
            let words = member.header.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let function = words.firstIndex(of: "func"), function + 1 < words.endIndex,
                words[function + 1].hasPrefix("test"), member.name.hasSuffix("()"),
                !words.contains("async"), !words.contains("nonisolated"), !words.contains("static")
            else { continue }
            let close = source.tokens.indices.last {
                source.tokens[$0].range.upperBound <= body.lowerBound
                    && source.tokens[$0].range.lowerBound > member.range.lowerBound && source.isPunctuation($0, ")")
            }
            guard let close else { continue }
            let end = source.tokens[close].range.upperBound
            edits.append((end..<end, " async"))
        }
    }

    private static func isOnMainActor(_ declaration: Declaration) -> Bool { declaration.header.contains("@MainActor") }

    private mutating func leaveOutOverrides(_ source: SwiftTokens) {
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && source.text(token.range) == Self.configurations {
            // override class var NAME
            for before in stride(from: index - 1, through: max(index - 5, 0), by: -1) {
                guard source.tokens[before].kind == .word else { break }
                if source.text(at: before) == "override" { edits.append((source.tokens[before].range, "")) }
            }
        }
    }
}
