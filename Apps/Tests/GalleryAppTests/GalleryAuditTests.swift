import ControlsApp
import SwiftUITesting
import Testing

@testable import GalleryApp

/// What keeps people from using the gallery and its pages of controls.
@MainActor
struct GalleryAuditTests {
    private func expectNothingFound(
        _ tester: ViewTester, for rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
    ) async throws {
        for finding in try await tester.audit(for: rules) {
            // A search field is read before a large title above it: that is the library's, and not for apps to mend.
            if finding.rule == .readingOrder, finding.element.contains("header") { continue }
            Issue.record("\(finding)")
        }
    }

    @Test("The list of apps on a phone has nothing to find")
    func phone() async throws {
        let tester = ViewTester(GalleryView())
        try await tester.settle()
        try await expectNothingFound(tester)
    }

    /// Devices show apps smaller than they are, so that sizes and weak contrast in them are nobody's to mend.
    @Test("On a desk everything has a label, and all text is said")
    func desk() async throws {
        let tester = ViewTester(GalleryView(), size: CGSize(width: 1440, height: 900))
        try await tester.settle()
        try await expectNothingFound(tester, for: [.sufficientElementDescription, .elementDetection])
    }

    /// The pages show the library's own controls, also small ones and several of one name: how large they are, what they are
    /// called and what keys come to is tested there.
    @Test("Text on a page of controls can be read, in order", arguments: Family.allCases)
    func controls(_ family: Family) async throws {
        let tester = ViewTester(ControlsView())
        try await tester.settle()
        await tester.tap(try tester.find(.role(.button, family.title)))
        await tester.advance(by: 2)
        try await expectNothingFound(tester, for: [.contrast, .textClipped, .readingOrder])
    }
}
