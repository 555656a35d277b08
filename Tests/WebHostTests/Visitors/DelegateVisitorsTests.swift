import Foundation
import Testing

/// Visitors of a program that UIKit's delegates run.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DelegateVisitorsTests {
    private func shown(_ page: PlayedPage) async throws -> String {
        try await page.settle()
        page.acknowledge()
        try await page.settle()
        return page.lastLabel
    }

    @Test("each page has delegates of its own: what is opened in one is seen in no other")
    func pages() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "delegates"])
        defer { program.stop() }
        let port = try #require(program.port)
        let (first, second) = (try await PlayedPage.open(port: port), try await PlayedPage.open(port: port))
        first.send { $0.open("notes:///apples", time: 20) }
        second.send { $0.open("notes:///pears", time: 20) }
        first.send { $0.tick(40) }
        second.send { $0.tick(40) }
        while try await shown(first) == "launched" {}
        while try await shown(second) == "launched" {}
        #expect(first.lastLabel == "launched apples")
        #expect(second.lastLabel == "launched pears")
    }
}
