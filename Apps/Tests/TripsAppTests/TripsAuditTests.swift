import SwiftUITesting
import Testing

@testable import TripsApp

/// What keeps people from using the trips, screen by screen.
@MainActor
struct TripsAuditTests {
    /// Date pickers are 34 points high, as the system's are, and a search field is read before a large title above it: that
    /// is the library's, and not for apps to mend.
    private static let ofLibrary = ["Departure", "Return"]

    private func expectNothingFound(_ tester: ViewTester, by input: AuditFinding.Input = .touch) async throws {
        for finding in try await tester.audit(by: input) {
            let isOfLibrary = Self.ofLibrary.contains { finding.element.contains("\"\($0)\"") }
            if isOfLibrary, finding.rule == .hitRegion { continue }
            if finding.rule == .readingOrder, finding.element.contains("header") { continue }
            Issue.record("\(finding)")
        }
    }

    @Test("The deck has nothing to find")
    func deck() async throws {
        let trips = try await TripsFixture()
        try await expectNothingFound(trips.tester)
    }

    @Test("The panel of liked trips has nothing to find")
    func panel() async throws {
        let trips = try await TripsFixture()
        try await trips.press("Like")
        try await trips.press("Liked trips")
        try await expectNothingFound(trips.tester)
    }

    @Test("The sheet that books a trip has nothing to find")
    func booking() async throws {
        let trips = try await TripsFixture()
        try await trips.press("BOOK IT NOW")
        try await expectNothingFound(trips.tester)
    }
}
