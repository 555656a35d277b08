import Foundation
import Testing

@Suite struct FidelityTests {
    private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()

    private let page: FidelityPage

    init() throws {
        let facts = try String(contentsOf: Self.tests.appending(path: "FidelityTests/facts.txt"), encoding: .utf8)
        page = FidelityPage(table: FactTable(text: facts), held: HeldFact.all(below: Self.tests))
    }

    @Test("Every fact is held by a test, or says why it is not")
    func facts() {
        #expect(page.table.facts.count > 100)
        for fact in page.table.facts {
            let isHeld = page.held.contains { $0.name == fact.name }
            #expect(isHeld == (fact.reason == nil), "\(fact.name): a test names it with .fact(…), or it says why not")
        }
    }

    @Test("Tests name facts that there are, and each fact has a name of its own")
    func names() {
        let names = page.table.facts.map(\.name)
        #expect(Set(names).count == names.count)
        for fact in page.held {
            #expect(names.contains(fact.name), "\(fact.file): \(fact.name) is not in facts.txt")
            #expect(!fact.test.isEmpty, "\(fact.file): a test that holds \(fact.name) has no sentence")
        }
    }

    @Test("Documentation/Fidelity.md says what the facts and the tests say")
    func document() throws {
        let file = Self.tests.deletingLastPathComponent().appending(path: "Documentation/Fidelity.md")
        if ProcessInfo.processInfo.environment["RIFFLE_WRITE_FIDELITY"] == "1" {
            try page.text.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == page.text, "Run `make fidelity`, and look at what it changes.")
    }

    @Test("Facts are found in the sources of tests, with the sentence of their test")
    func reading() {
        // Not written in one piece, so that it is not taken for a test of this file.
        let mark = "@" + "Test"
        let source = """
            \(mark)("a stack is mirrored", .fact("stack.a"), .fact("stack.b", metrics: .fixed), arguments: [1])
            func first() {}
            \(mark)("no fact")
            func second() { print(".fact(") }
            """
        let held = HeldFact.all(in: source, of: "StackTests")
        #expect(held.map(\.name) == ["stack.a", "stack.b"])
        #expect(held.map(\.isWithFixedMetrics) == [false, true])
        #expect(held.allSatisfy { $0.test == "a stack is mirrored" })
    }
}
