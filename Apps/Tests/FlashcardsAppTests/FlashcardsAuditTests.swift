import SwiftUITesting
import Testing

@testable import FlashcardsApp

/// What keeps people from using the flashcards, screen by screen.
@MainActor
struct FlashcardsAuditTests {
    private func expectNothingFound(_ tester: ViewTester, by input: AuditFinding.Input = .touch) async throws {
        for finding in try await tester.audit(by: input) {
            // A card is one text to who hears it, and the deck around it has the action that turns it.
            if finding.rule == .trait, finding.message.hasPrefix("A tap does something") { continue }
            // A search field is read before a large title above it: that is the library's, and not for apps to mend.
            if finding.rule == .readingOrder, finding.element.contains("header") { continue }
            Issue.record("\(finding)")
        }
    }

    @Test("A card and its grades have nothing to find")
    func study() async throws {
        let cards = try await FlashcardsFixture()
        try await expectNothingFound(cards.tester)
    }

    @Test("A card that is turned over has nothing to find")
    func answer() async throws {
        let cards = try await FlashcardsFixture()
        let finger = try await cards.hold()
        await finger.hold(for: 0.05)
        await finger.lift()
        try await cards.tester.settle()
        try await expectNothingFound(cards.tester)
    }

    @Test("The list of decks has nothing to find")
    func decks() async throws {
        let cards = try await FlashcardsFixture()
        try await cards.press("Decks")
        try await expectNothingFound(cards.tester)
    }
}
