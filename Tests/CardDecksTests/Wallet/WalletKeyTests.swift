import CardDecks
import SwiftUITesting
import Testing

@MainActor
@Suite struct WalletKeyTests {
    private func focused(_ wallet: WalletFixture) -> String? {
        wallet.tester.semanticsDescription.split(separator: "\n").first { $0.contains("focused") }.map(String.init)
    }

    @Test("Tab goes to a card, up to the one behind it and down to the one in front, not beyond the ends")
    func arrows() async throws {
        let wallet = try await WalletFixture("abc")
        await wallet.tester.key(.tab)
        #expect(focused(wallet)?.contains("\"a\"") == true)
        for (key, name) in [
            (KeyEquivalent.upArrow, "b"), (.upArrow, "c"), (.upArrow, "c"), (.downArrow, "b"), (.downArrow, "a"),
            (.downArrow, "a"),
        ] {
            await wallet.tester.key(key)
            await wallet.tester.pump()
            #expect(focused(wallet)?.contains("\"\(name)\"") == true, "after \(key)")
        }
    }

    @Test("Option with the arrow keys moves the card, which keeps the focus")
    func moving() async throws {
        let wallet = try await WalletFixture("abc")
        await wallet.tester.key(.tab)
        await wallet.tester.key(.upArrow, modifiers: .option)
        try await wallet.tester.settle()
        #expect(try wallet.order("abc") == "bac")
        await wallet.tester.key(.upArrow, modifiers: .option)
        await wallet.tester.key(.upArrow, modifiers: .option)
        try await wallet.tester.settle()
        #expect(try wallet.order("abc") == "bca")
        await wallet.tester.key(.downArrow, modifiers: .option)
        try await wallet.tester.settle()
        #expect(try wallet.order("abc") == "bac")
        #expect(focused(wallet)?.contains("\"a\"") == true)
    }

    @Test("Return and Space open a card, Escape and they close it", arguments: [KeyEquivalent.return, .space, .escape])
    func opening(key: KeyEquivalent) async throws {
        let wallet = try await WalletFixture("abc")
        await wallet.tester.key(.tab)
        await wallet.tester.key(.upArrow)
        await wallet.tester.key(key == .escape ? .return : key)
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == 1)
        // The others cannot be reached meanwhile.
        await wallet.tester.key(.upArrow)
        await wallet.tester.key(.upArrow, modifiers: .option)
        await wallet.tester.key(key)
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == nil)
        #expect(try wallet.order("abc") == "abc")
    }

    @Test("Escape closes a card that was opened by touch")
    func escape() async throws {
        let wallet = try await WalletFixture("abc")
        try await wallet.tap("b")
        try await wallet.tester.settle()
        await wallet.tester.key(.escape)
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == nil)
    }
}
