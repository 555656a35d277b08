import SwiftUITesting
import Testing

@testable import FiltersApp

/// What keeps people from using the filters.
@MainActor
struct FiltersAuditTests {
    private func expectNothingFound(_ tester: ViewTester, by input: AuditFinding.Input = .touch) async throws {
        for finding in try await tester.audit(by: input) {
            // A search field is read before a large title above it: that is the library's, and not for apps to mend.
            if finding.rule == .readingOrder, finding.element.contains("header") { continue }
            Issue.record("\(finding)")
        }
    }

    @Test("The list and its filters have nothing to find")
    func list() async throws {
        let filters = try await FiltersFixture()
        try await expectNothingFound(filters.tester)
    }

    @Test("A list in which nothing is left has nothing to find")
    func nothingLeft() async throws {
        let filters = try await FiltersFixture(projects: [])
        try await expectNothingFound(filters.tester)
    }

    @Test("In the dark there is nothing to find, either")
    func dark() async throws {
        let filters = try await FiltersFixture { $0.colorScheme = .dark }
        try await expectNothingFound(filters.tester)
    }
}
