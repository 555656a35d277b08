import CardDecks
import SwiftUITesting
import Testing

/// How cards come and open, with motion and without.
@MainActor
@Suite struct WalletMotionTests {
    @Test("at first no card is seen; they come from the leading edge, the rearmost first, a tenth of a second apart")
    func entrance() async throws {
        let wallet = try await WalletFixture("abc", settled: false)
        for name in "abc" { #expect(try wallet.card(String(name)).opacity == 0) }
        await wallet.tester.advance(by: 0.13)
        #expect(try wallet.card("c").opacity > 0)
        #expect(try wallet.card("c").frame.minX < (393 - 200) / 2)
        #expect(try wallet.card("b").opacity == 0)
        try await wallet.tester.settle()
        #expect(try wallet.card("a").opacity == 1)
    }

    @Test("without an entrance the cards are there at once")
    func noEntrance() async throws {
        let wallet = try await WalletFixture("abc", settled: false, modify: { $0.walletEntrance(nil) })
        for name in "abc" { #expect(try wallet.card(String(name)).opacity == 1) }
        #expect(try wallet.order("abc") == "abc")
    }

    @Test("with Reduce Motion cards fade in where they stand")
    func reducedEntrance() async throws {
        let wallet = try await WalletFixture("abc", settled: false) { $0.accessibilityReduceMotion = true }
        let frames = try "abc".map { try wallet.card(String($0)).frame }
        #expect(try wallet.card("a").opacity == 0)
        await wallet.tester.advance(by: 0.15)
        for (name, frame) in zip("abc", frames) {
            let card = try wallet.card(String(name))
            #expect(card.opacity > 0 && card.opacity < 1)
            #expect(card.frame == frame)
        }
    }

    @Test("with Reduce Motion opening and closing fade, and no card is seen on its way")
    func reducedOpening() async throws {
        let wallet = try await WalletFixture("abc") { $0.accessibilityReduceMotion = true }
        let rest = try wallet.card("b").frame
        try await wallet.tap("b")
        var opacities: [Double] = []
        var places: Set<CGFloat> = []
        for _ in 0..<60 {
            await wallet.tester.pump()
            // While the deck is faded out entirely, there is nothing to find.
            let card = wallet.tester.findAll(.id("b")).first
            opacities.append(card?.opacity ?? 0)
            if let card { places.insert(card.frame.minY) }
        }
        #expect(places.count == 2, "where it stood and where it opens: \(places)")
        #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities.last == 1)
        _ = try wallet.tester.find(.text("Detail of b"))
        try await wallet.tap("b")
        // A change of mind on the way ends where it should.
        await wallet.tester.advance(by: 0.05)
        try await wallet.tap("b")
        await wallet.tester.advance(by: 0.02)
        try await wallet.tap("b")
        try await wallet.tester.settle()
        #expect(wallet.remote.open() == nil)
        #expect(try wallet.card("b").frame == rest)
        #expect(try wallet.card("b").opacity == 1)
    }

    @Test("distances and times can be others")
    func modifiers() async throws {
        let wallet = try await WalletFixture(
            "abc",
            modify: {
                $0.walletSpacing(30, horizontalPadding: 10, detail: 40)
                    .walletHold(after: 0.3, lift: 5, sidewaysShift: 8, beyond: 2, dropping: .linear(duration: 0.1))
                    .walletOpening(.linear(duration: 1), departure: 500)
            })
        let frame: CGRect = try wallet.card("c").frame
        #expect(try wallet.card("b").frame.minY - frame.minY == 30)
        let touch = wallet.tester.touch(at: CGPoint(x: frame.midX, y: frame.minY + 10))
        await touch.hold(for: 0.35)
        await touch.move(by: CGSize(width: 20, height: -12), over: 0.1)
        let held: CGRect = try wallet.card("c").frame
        #expect(abs(held.minX - frame.minX - 8) < 0.01)
        #expect(abs(held.minY - frame.minY + 12 + 5) < 0.01)
        await touch.lift()
        try await wallet.tester.settle()
        try await wallet.tap("b")
        await wallet.tester.advance(by: 0.5)
        let halfway = try wallet.card("b").frame.minY
        try await wallet.tester.settle()
        let open = try wallet.card("b").frame.minY
        #expect(halfway != open)
        #expect(wallet.remote.frames["a"].map { $0.minY - open } == 500)
    }

    @Test("distances that are not finite and times below 0 do no harm", arguments: [CGFloat.nan, .infinity, -1e300])
    func badNumbers(length: CGFloat) async throws {
        let wallet = try await WalletFixture(
            "abc",
            modify: {
                $0.walletSpacing(length, horizontalPadding: .nan, detail: length)
                    .walletHold(after: .nan, lift: length, sidewaysShift: length, beyond: length)
                    .walletOpening(departure: length)
                    .walletEntrance(.linear(duration: 0.1), delay: -.infinity)
            })
        let touch = wallet.tester.touch(at: CGPoint(x: 200, y: 350))
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 30, height: -50), over: 0.1)
        await touch.lift()
        try await wallet.tester.settle()
        #expect(wallet.tester.findAll(.id("a")).count == 1)
    }
}
