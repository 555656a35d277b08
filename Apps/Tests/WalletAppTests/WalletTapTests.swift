import SwiftUITesting
import Testing

@testable import WalletCards

@MainActor
struct WalletTapTests {
    @Test("a tap waits 0.1 s, then opens the card: it comes to the middle, and nobody reads the others any more")
    func open() async throws {
        let wallet = try await WalletFixture()
        let front = try wallet.card(0).frame
        try await wallet.tap(2)
        let before = try wallet.card(2).frame
        await wallet.tester.advance(by: 0.09)
        #expect(isClose(try wallet.card(2).frame.minY, before.minY))
        try await wallet.tester.settle()
        // The history takes room below, so the deck's middle moves up.
        #expect(try wallet.card(2).frame.minY < front.minY)
        for index in [0, 1, 3, 4] {
            #expect(wallet.tester.findAll(.id(WalletFixture.names[index])).isEmpty, "card \(index)")
        }
    }

    @Test("the history comes up from the bottom, 10 points below the deck, and is the tapped card's")
    func history() async throws {
        let wallet = try await WalletFixture()
        #expect(wallet.tester.findAll(.text("Transaction History")).isEmpty)
        try await wallet.tap(1)
        try await wallet.tester.settle()
        let heading = try wallet.tester.find(.label("Transaction History")).frame
        let card = try wallet.card(1).frame
        #expect(heading.minY > card.maxY)
        #expect(wallet.tester.findAll(.containing("Matinee Club")).count == 1)
        #expect(wallet.tester.findAll(.containing("$15.49")).count == 1)
        #expect(wallet.tester.findAll(.containing("Harbor Cabs")).isEmpty)
    }

    @Test("a second tap puts all back")
    func close() async throws {
        let wallet = try await WalletFixture()
        let before = try (0..<5).map { try wallet.card($0).frame }
        try await wallet.tap(0)
        try await wallet.tester.settle()
        await wallet.tester.tap(try wallet.card(0))
        try await wallet.tester.settle()
        for index in 0..<5 { #expect(isClose(try wallet.card(index).frame.minY, before[index].minY), "card \(index)") }
        #expect(wallet.tester.findAll(.label("Transaction History")).isEmpty)
    }

    @Test("a tap never reorders")
    func noReorder() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tap(3)
        try await wallet.tester.settle()
        await wallet.tester.tap(try wallet.card(3))
        try await wallet.tester.settle()
        #expect(try wallet.order == WalletFixture.names)
    }

    @Test("the actions of a card do what touches do")
    func actions() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tester.perform("Move back", on: wallet.card(0))
        try await wallet.tester.settle()
        #expect(try wallet.order == ["mastercard", "visa", "amex", "chase", "discover"])
        try await wallet.tester.perform("Move forward", on: wallet.card(0))
        try await wallet.tester.settle()
        #expect(try wallet.order == WalletFixture.names)
        try await wallet.tester.perform("Show transactions", on: wallet.card(0))
        try await wallet.tester.settle()
        _ = try wallet.tester.find(.label("Transaction History"))
    }

    @Test("two fingers that ask for a payment and for a new card at once get one of them")
    func twoFingers() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tap(1)
        try await wallet.tester.settle()
        let fingers = [
            wallet.tester.touch(at: try wallet.tester.find(.containing("Matinee Club")).center),
            wallet.tester.touch(at: try wallet.tester.find(.label("Add card")).center),
        ]
        await wallet.tester.pump()
        for finger in fingers { await finger.lift() }
        try await wallet.tester.settle()
        let titles = ["Payment", "New Card"].flatMap { wallet.tester.findAll(.text($0)) }
        #expect(titles.count == 1)
        #expect(wallet.tester.issues == [])
    }
}
