import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleSemantics
import Testing
import RiffleWebHost

/// Where the page puts its elements.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct ElementPlacementTests {
    private func list(_ frame: CGRect, row: CGRect) -> SemanticsTree {
        var builder = SemanticsTreeBuilder()
        builder.open(SemanticsNode(id: 3, role: .list, label: "List", frame: frame))
        builder.add(SemanticsNode(id: 4, role: .button, label: "Row", frame: row))
        builder.close()
        return builder.finish()
    }

    private func frame(_ element: Int, _ test: ServedPage) async throws -> CGRect {
        let sides = try await test.page.evaluate(
            """
            [document.querySelector("[data-id='\(element)']").getBoundingClientRect()]
              .map(({ x, y, width, height }) => [x, y, width, height])[0]
            """)
        let numbers = sides.array.compactMap(\.number)
        return numbers.count == 4
            ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
    }

    @Test("What is inside another element lies where the engine says, also when only the outer one has moved")
    func nested() async throws {
        let outer = CGRect(x: 100, y: 200, width: 250, height: 300)
        let row = CGRect(x: 120, y: 230, width: 80, height: 40)
        try await ServedPage.with({ traits in
            let content = ScriptedContent(traits)
            content.semantics = list(outer, row: row)
            return content
        }) { test in
            #expect(try await frame(3, test) == outer)
            #expect(try await frame(4, test) == row)
            let moved = outer.offsetBy(dx: -30, dy: 20)
            let content = try #require(test.content.content as? ScriptedContent)
            content.semantics = list(moved, row: row)
            content.move(to: 1)
            try await test.settle()
            #expect(try await frame(3, test) == moved)
            #expect(try await frame(4, test) == row)
        }
    }

    @Test("A layer at rest begins on a whole pixel, of another display too")
    func otherPixels() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            (test.content.content as? ScriptedContent)?.move(to: 10.3)
            try await test.settle()
            let place = "new DOMMatrix(riffle.layers.nodes.get(1).element.style.transform).m41"
            #expect(try await test.page.evaluate(place).number == 10.5)
            try await test.resize(width: 392, height: 852, scale: 1)
            #expect(try await test.page.evaluate(place).number == 10)
        }
    }
}
