import SwiftUITesting
import Testing

@testable import WalletCards

@MainActor
struct CardFormTests {
    @Test("the card is shown as it is entered, with dots for the digits to come, where there is room for it")
    func preview() async throws {
        for (size, isShown) in [(CGSize(width: 393, height: 852), true), (CGSize(width: 852, height: 393), false)] {
            let tester = ViewTester(CardForm { _ in }, size: size)
            try await tester.settle()
            await tester.type("37429")
            try await tester.settle()
            #expect(tester.layersDescription.contains("3742 9••••• •••••") == isShown, "\(size)")
            // It says nothing that the fields do not say.
            #expect(tester.findAll(.containing("•")).isEmpty)
        }
    }

    @Test("the dots of a number that nobody knows yet are in groups of four")
    func dots() {
        var draft = CardDraft()
        #expect(draft.dottedNumber == "•••• •••• •••• ••••")
        draft.enterNumber("9")
        #expect(draft.dottedNumber == "9••• •••• •••• ••••")
        draft.enterNumber("4000001234567899123")
        #expect(draft.dottedNumber == "4000 0012 3456 7899 123")
    }

    @Test("the groups of a number stand in their order in languages that are read from right to left, at the right")
    func rightToLeft() async throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let tester = ViewTester(CardForm { _ in }, size: CGSize(width: 393, height: 500)) {
                $0.layoutDirection = direction
            }
            try await tester.settle()
            await tester.type("40001234")
            try await tester.settle()
            let runs = tester.layersDescription.matches(of: #/text "([0-9 ]+)" .* at ([0-9.]+) /#)
                .map { (text: String($0.output.1), x: Double($0.output.2) ?? 0) }.sorted { $0.x < $1.x }
            #expect(runs.map(\.text).joined() == "4000 1234", "\(direction)")
            let field = try tester.find(.label("Card number")).frame
            #expect((field.midX > 393 / 2) == (direction == .rightToLeft) || field.width > 250, "\(field)")
        }
    }
}
