import CardDecks
import SwiftUITesting
import Testing

@MainActor
@Suite struct WalletDeckTests {
    @Test("cards stand 50 points above each other, the first in front and lowest, 35 from both sides")
    func layout() async throws {
        let wallet = try await WalletFixture()
        #expect(try wallet.order() == "abcde")
        let frames = try "abcde".map { try wallet.card(String($0)).frame }
        for (front, back) in zip(frames, frames.dropFirst()) { #expect(abs(front.minY - back.minY - 50) < 0.01) }
        #expect(try wallet.card("a").isInFront(of: wallet.card("b")))
        #expect(wallet.tester.issues.isEmpty)
    }

    @Test("a tap opens a card and its detail, the binding says so, and a second tap closes them")
    func tap() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tap("c")
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == 2)
        _ = try wallet.tester.find(.text("Detail of c"))
        let open = try wallet.card("c").frame
        #expect(wallet.remote.frames["d"] == open)
        #expect(wallet.remote.frames["b"].map { $0.minY - open.minY } == 1400)
        for name in "abde" { #expect(wallet.tester.findAll(.id(String(name))).isEmpty, "nobody reads \(name)") }
        await wallet.tester.tap(try wallet.card("c"))
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == nil)
        #expect(try wallet.order() == "abcde")
    }

    @Test("the app opens and closes cards through the binding, and an id that no card has opens none")
    func binding() async throws {
        let wallet = try await WalletFixture()
        wallet.remote.setOpen(3)
        try await wallet.tester.settle()
        _ = try wallet.tester.find(.text("Detail of d"))
        wallet.remote.setOpen(77)
        try await wallet.tester.settle()
        #expect(wallet.tester.findAll(.containing("Detail")).isEmpty)
        #expect(try wallet.order() == "abcde")
    }

    @Test("a dragged card takes its new place in the caller's array")
    func reorder() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold("b")
        await touch.move(by: CGSize(width: 0, height: -110), over: 0.3)
        await touch.lift()
        try await wallet.tester.settle()
        #expect(try wallet.order() == "acdbe")
    }

    @Test("a card dropped on its own place goes back there with the spring, at the finger's speed")
    func back() async throws {
        let wallet = try await WalletFixture()
        let rest = try wallet.card("e").frame.minY
        let touch = try await wallet.hold("e")
        await touch.move(by: CGSize(width: 0, height: 40), over: 0.1)
        let before = try wallet.card("e").frame.minY
        await touch.lift()
        #expect(abs(try wallet.card("e").frame.minY - before) < 0.01)
        await wallet.tester.pump(by: 0.002)
        #expect(try wallet.card("e").frame.minY > before, "it was moving down")
        await wallet.tester.advance(by: 0.1)
        #expect(try wallet.card("e").frame.minY != rest)
        try await wallet.tester.settle()
        #expect(try wallet.card("e").frame.minY == rest)
    }

    @Test(
        "while a card is dragged its place's body runs, and a neighbor's as it is passed; nothing is laid out or painted"
    )
    func counters() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold("c")
        await touch.move(by: CGSize(width: 0, height: -20), over: 0.1)
        for _ in 0..<20 {
            await touch.move(by: CGSize(width: 0.5, height: -6), over: 1.0 / 60)
            #expect(wallet.tester.statistics.bodiesEvaluated <= 2)
            #expect(wallet.tester.statistics.nodesLaidOut == 0)
            #expect(wallet.tester.statistics.layersRepainted == 0)
            #expect(wallet.tester.statistics.layersChanged <= 4)
        }
        await touch.cancel()
    }

    @Test("two fingers drag two cards")
    func twoFingers() async throws {
        let wallet = try await WalletFixture()
        let places = try (wallet.card("a").frame.minY, wallet.card("e").frame.minY)
        let first = try await wallet.hold("a")
        let second = try await wallet.hold("e")
        await first.move(by: CGSize(width: 0, height: -60), over: 0.2)
        await second.move(by: CGSize(width: 0, height: 30), over: 0.2)
        #expect(abs(try wallet.card("a").frame.minY - places.0 + 60 + 20) < 0.01)
        #expect(abs(try wallet.card("e").frame.minY - places.1 - 30 + 20) < 0.01)
        await first.lift()
        await second.lift()
        try await wallet.tester.settle()
        #expect(try wallet.order() == "bacde")
    }

    @Test("a card that is removed while it is dragged leaves, and the finger does nothing more")
    func vanishing() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold("b")
        await touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
        wallet.remote.change { $0.remove(at: 1) }
        await touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
        await touch.lift()
        try await wallet.tester.settle()
        #expect(try wallet.order("acde") == "acde")
        #expect(wallet.tester.findAll(.id("b")).isEmpty)
        #expect(wallet.tester.issues.isEmpty)
    }

    @Test("a card whose place changes while it is dragged stays under the finger, and drops from its new place")
    func changing() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold("b")
        await touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
        wallet.remote.change { $0.insert(TestCard(id: 9, name: "z"), at: 0) }
        try await wallet.tester.settle()
        await touch.lift()
        try await wallet.tester.settle()
        #expect(try wallet.order("zabcde") == "zacbde")
    }

    @Test("a card that is renamed while it is dragged goes on", arguments: [true, false])
    func renamed(isOpenAfterwards: Bool) async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold("b")
        await touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
        wallet.remote.change { $0[1].name = "x" }
        if isOpenAfterwards { wallet.remote.setOpen(0) }
        await touch.lift()
        try await wallet.tester.settle()
        if isOpenAfterwards { wallet.remote.setOpen(nil) }
        try await wallet.tester.settle()
        #expect(try wallet.order("axcde") == (isOpenAfterwards ? "axcde" : "acxde"))
    }

    @Test("a deck of none takes no room, a deck of one can be opened and not reordered")
    func few() async throws {
        _ = try await WalletFixture("")
        let wallet = try await WalletFixture("a")
        let touch = try await wallet.hold("a")
        await touch.move(by: CGSize(width: 0, height: -200), over: 0.2)
        await touch.lift()
        try await wallet.tester.settle()
        try await wallet.tap("a")
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == 0)
    }

    @Test("cards with equal ids are all there, each can be moved, and the mistake is reported")
    func equalIDs() async throws {
        let cards = [TestCard(id: 1, name: "a"), TestCard(id: 1, name: "b"), TestCard(id: 2, name: "c")]
        let wallet = try await WalletFixture(cards: cards)
        #expect(wallet.tester.issues.map(\.kind) == [.duplicateID])
        try await wallet.tester.perform("Move back", on: wallet.card("b"))
        try await wallet.tester.settle()
        #expect(try wallet.order("abc") == "acb")
        try await wallet.tap("c")
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == 2)
    }

    @Test("the actions move a card one place, and not beyond the ends")
    func actions() async throws {
        let wallet = try await WalletFixture(modify: { $0.walletActionNames(open: "Look", moveBack: "Hide") })
        try await wallet.tester.perform("Hide", on: wallet.card("a"))
        try await wallet.tester.settle()
        #expect(try wallet.order() == "bacde")
        try await wallet.tester.perform("Move forward", on: wallet.card("b"))
        try await wallet.tester.settle()
        #expect(try wallet.order() == "bacde")
        try await wallet.tester.perform("Look", on: wallet.card("a"))
        #expect(wallet.remote.open() == 0)
        try await wallet.tester.perform("Hide", on: wallet.card("a"))
        try await wallet.tester.perform("Look", on: wallet.card("a"))
        try await wallet.tester.settle()
        #expect(try wallet.order() == "bacde")
    }

    @Test("a card added later comes in with the animation of the change")
    func addition() async throws {
        let wallet = try await WalletFixture("ab")
        wallet.remote.change { $0.insert(TestCard(id: 9, name: "z"), at: 0) }
        await wallet.tester.pump()
        await wallet.tester.advance(by: 0.2)
        let coming = try wallet.card("z")
        #expect(coming.opacity > 0 && coming.opacity < 1)
        #expect(coming.frame.minX < 96)
        try await wallet.tester.settle()
        #expect(try wallet.order("zab") == "zab")
    }
}
