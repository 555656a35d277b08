import Foundation
import Testing
import WalletCards

@Suite struct CardDraftTests {
    private let today = CardExpiryTests.today

    private func filled() -> CardDraft {
        var draft = CardDraft()
        draft.enterNumber("4000001234567899")
        draft.enterHolder("Ada Example")
        draft.enterExpiry("0329")
        return draft
    }

    @Test("a card comes of it once everything is right, and not before")
    func card() throws {
        #expect(CardDraft().card(on: today) == nil)
        let card = try #require(filled().card(on: today))
        #expect(card.brand == .visa && card.number == "4000 0012 3456 7899")
        #expect(card.holder == "Ada Example" && card.expiry == "3/29")
        var draft = filled()
        draft.enterNumber("4000001234567898")
        #expect(draft.card(on: today) == nil)
        draft = filled()
        draft.enterExpiry("0326")
        #expect(draft.card(on: today) == nil)
    }

    @Test("what is wrong with a field is said only after the field was left")
    func left() {
        var draft = CardDraft()
        draft.enterNumber("40")
        #expect(draft.shownProblem(.number, on: today) == nil)
        draft.leave(.number)
        #expect(draft.shownProblem(.number, on: today) == "The number is too short: Visa has 16 digits.")
        #expect(draft.shownProblem(.expiry, on: today) == nil)
        draft.enterNumber("4000001234567899")
        #expect(draft.shownProblem(.number, on: today) == nil)
    }

    @Test("digit by digit, the slash comes by itself and goes with the digit before it")
    func typing() {
        var draft = CardDraft()
        for (typed, shown) in [("0", "0"), ("03", "03"), ("032", "03/2"), ("03/28", "03/28"), ("03/2", "03/2")] {
            draft.enterExpiry(typed)
            #expect(draft.expiry == shown)
        }
        draft.enterExpiry("03/")
        #expect(draft.expiry == "03/")
        draft.enterExpiry("03")
        #expect(draft.expiry == "0")
    }

    @Test(
        "hostile texts do no harm",
        arguments: [
            String(repeating: "9", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 2000), "\u{202E}\u{0}\u{FFFF}",
            "'; DROP TABLE walletCard; --", "\n\r\t", "<b>&amp;</b>", "4\u{301}\u{301}", "−1", "1e9",
        ])
    func hostile(_ text: String) {
        var draft = CardDraft()
        draft.enterNumber(text)
        draft.enterHolder(text)
        draft.enterExpiry(text)
        #expect(draft.number.count <= 24 && draft.holder.count <= 40 && draft.expiry.count <= 5)
        #expect(!draft.holder.contains("\n"))
        #expect(draft.card(on: today) == nil)
    }

    @Test("names have letters of any script", arguments: ["Åsa O’Neill-Ōe", "Ж. Иванова", "山田 花子", "مريم"])
    func names(_ name: String) {
        var draft = filled()
        draft.enterHolder(name)
        #expect(draft.card(on: today)?.holder == name)
    }

    @Test("names without letters are none", arguments: ["", "   ", "12", "a@b", "🙂"])
    func noNames(_ name: String) {
        var draft = filled()
        draft.enterHolder(name)
        #expect(draft.card(on: today) == nil)
    }
}
