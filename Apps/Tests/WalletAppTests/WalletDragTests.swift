import SwiftUITesting
import Testing

@testable import WalletCards

@MainActor
struct WalletDragTests {
    @Test("a card lifts by 20 on touch")
    func lift() async throws {
        let wallet = try await WalletFixture()
        let before = try wallet.card(2).frame
        let touch = try await wallet.hold(2)
        #expect(isClose(before.minY - (try wallet.card(2).frame.minY), 20))
        await touch.cancel()
    }

    @Test("a card follows the finger's height exactly")
    func follows() async throws {
        let wallet = try await WalletFixture()
        let before = try wallet.card(2).frame
        let touch = try await wallet.hold(2)
        for height in [-40.0, -137, 12.5, 200] {
            await touch.move(to: CGPoint(x: before.midX, y: before.minY + 25 + height), over: 0.1)
            #expect(isClose(try wallet.card(2).frame.minY, before.minY - 20 + height), "at \(height)")
        }
        await touch.cancel()
    }

    @Test("beyond 10 points of sideways movement a card shifts by 20, no more")
    func sideways() async throws {
        let wallet = try await WalletFixture()
        let before = try wallet.card(2).frame
        let touch = try await wallet.hold(2)
        for (movement, shift) in [(11.0, 20.0), (90, 20), (10, 0), (-10, 0), (-10.5, -20), (-60, -20)] {
            await touch.move(to: CGPoint(x: before.midX + movement, y: before.minY + 25), over: 0)
            await touch.move(to: CGPoint(x: before.midX + movement, y: before.minY - 25), over: 0.05)
            #expect(isClose(try wallet.card(2).frame.minX, before.minX + shift), "at \(movement)")
        }
        await touch.cancel()
    }

    @Test("its z-index is -i + dy/50, so it passes between its neighbors")
    func depth() async throws {
        let wallet = try await WalletFixture()
        let start = try wallet.handle(2)
        let touch = try await wallet.hold(2)
        await touch.move(to: CGPoint(x: start.x, y: start.y - 45), over: 0.1)
        #expect(try wallet.card(2).isInFront(of: wallet.card(3)))
        await touch.move(to: CGPoint(x: start.x, y: start.y - 55), over: 0.1)
        #expect(try wallet.card(3).isInFront(of: wallet.card(2)))
        #expect(try wallet.card(2).isInFront(of: wallet.card(4)))
        await touch.move(to: CGPoint(x: start.x, y: start.y + 55), over: 0.1)
        #expect(try wallet.card(2).isInFront(of: wallet.card(1)))
        #expect(try wallet.card(0).isInFront(of: wallet.card(2)))
        await touch.cancel()
    }

    @Test(
        "on release a card goes to i + trunc(-dy/50), within the deck",
        arguments: [(0, -170.0, 3), (0, -140, 2), (4, 260, 0), (2, -49, 2), (2, 60, 1), (3, -400, 4), (1, 900, 0)])
    func release(card: Int, height: Double, place: Int) async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold(card)
        await touch.move(by: CGSize(width: 0, height: height), over: 0.4)
        await touch.lift()
        try await wallet.tester.settle()
        var expected = WalletFixture.names
        expected.insert(expected.remove(at: card), at: place)
        #expect(try wallet.order == expected)
    }

    @Test("after a release all cards start from where they were, without a jump")
    func continuity() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold(0)
        await touch.move(by: CGSize(width: 30, height: -160), over: 0.4)
        let before = try WalletFixture.names.map { try wallet.card(named: $0).frame }
        await touch.lift()
        for (name, frame) in zip(WalletFixture.names, before) {
            let now = try wallet.card(named: name).frame
            #expect(isClose(now.minY, frame.minY) && isClose(now.minX, frame.minX), "\(name)")
        }
    }

    @Test("a flicked card keeps the finger's speed at first")
    func velocity() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold(4)
        await touch.move(by: CGSize(width: 0, height: 150), over: 0.15)
        let before = try wallet.card(4).frame.minY
        await touch.lift()
        await wallet.tester.pump(by: 0.002)
        // 1,000 points a second: 2 points in two milliseconds, less what the spring takes.
        let moved = try wallet.card(4).frame.minY - before
        #expect(moved > 1.2 && moved < 2.1)
    }

    @Test("a drag never opens the history")
    func noHistory() async throws {
        let wallet = try await WalletFixture()
        for distance in [11.0, 20, 44, 120] {
            let touch = try await wallet.hold(1)
            await touch.move(by: CGSize(width: 0, height: -distance), over: 0.1)
            await touch.move(by: CGSize(width: 0, height: distance), over: 0.1)
            await touch.lift()
            try await wallet.tester.settle()
            #expect(wallet.tester.findAll(.label("Transaction History")).isEmpty, "after \(distance)")
        }
    }

    @Test("a cancelled touch leaves the deck as it was")
    func cancel() async throws {
        let wallet = try await WalletFixture()
        let before = try (0..<5).map { try wallet.card($0).frame }
        let touch = try await wallet.hold(0)
        await touch.move(by: CGSize(width: 40, height: -160), over: 0.3)
        await touch.cancel()
        try await wallet.tester.settle()
        for index in 0..<5 { #expect(try wallet.card(index).frame == before[index], "card \(index)") }
    }

    @Test("while the history is open a drag does nothing")
    func openDrag() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tap(2)
        try await wallet.tester.settle()
        let before = try wallet.card(2).frame
        let touch = wallet.tester.touch(at: CGPoint(x: before.midX, y: before.midY))
        await touch.hold(for: 0.1)
        await touch.move(by: CGSize(width: 0, height: -120), over: 0.3)
        #expect(try wallet.card(2).frame == before)
        await touch.lift()
        try await wallet.tester.settle()
        #expect(try wallet.card(2).frame == before)
    }

    @Test("a second and third finger do no harm")
    func fingers() async throws {
        let wallet = try await WalletFixture()
        let first = try await wallet.hold(0)
        await first.move(by: CGSize(width: 0, height: -160), over: 0.3)
        let second = wallet.tester.touch(at: try wallet.handle(4))
        let third = wallet.tester.touch(at: CGPoint(x: 5, y: 5))
        await second.move(by: CGSize(width: 0, height: 30), over: 0.1)
        await third.move(by: CGSize(width: 50, height: 30), over: 0.1)
        await third.lift()
        await second.cancel()
        await first.lift()
        try await wallet.tester.settle()
        #expect(try Set(wallet.order) == Set(WalletFixture.names))
        #expect(wallet.tester.issues == [])
        let front = try wallet.order.map { try wallet.card(named: $0).frame.minY }
        for (index, y) in front.enumerated() { #expect(isClose(front[0] - y, 50 * CGFloat(index))) }
    }

    @Test("neighbors open a gap where the card would land, and close it when the touch is cancelled")
    func gap() async throws {
        let wallet = try await WalletFixture()
        let before = try (0..<5).map { try wallet.card($0).frame.minY }
        let touch = try await wallet.hold(0)
        await touch.move(by: CGSize(width: 0, height: -110), over: 0.3)
        await wallet.tester.advance(by: 1)
        // Past two of them, which have moved to the places in front of theirs.
        #expect(isClose(try wallet.card(1).frame.minY, before[0]))
        #expect(isClose(try wallet.card(2).frame.minY, before[1]))
        #expect(isClose(try wallet.card(3).frame.minY, before[3]))
        await touch.move(by: CGSize(width: 0, height: 50), over: 0.2)
        await wallet.tester.advance(by: 1)
        #expect(isClose(try wallet.card(2).frame.minY, before[2]))
        await touch.cancel()
        try await wallet.tester.settle()
        for index in 0..<5 { #expect(isClose(try wallet.card(index).frame.minY, before[index]), "card \(index)") }
    }

    @Test("the open card follows a finger down and closes when it is let go of far enough")
    func pullDown() async throws {
        let wallet = try await WalletFixture()
        try await wallet.tap(2)
        try await wallet.tester.settle()
        let open = try wallet.card(2).frame
        let short = wallet.tester.touch(at: CGPoint(x: open.midX, y: open.midY))
        await short.hold(for: 0.1)
        await short.move(by: CGSize(width: 0, height: 40), over: 0.5)
        #expect(isClose(try wallet.card(2).frame.minY, open.minY + 40))
        await short.hold(for: 0.3)
        await short.lift()
        try await wallet.tester.settle()
        #expect(isClose(try wallet.card(2).frame.minY, open.minY))
        let long = wallet.tester.touch(at: CGPoint(x: open.midX, y: open.midY))
        await long.hold(for: 0.1)
        await long.move(by: CGSize(width: 0, height: 120), over: 0.3)
        await long.lift()
        try await wallet.tester.settle()
        #expect(wallet.tester.findAll(.label("Transaction History")).isEmpty)
        #expect(try wallet.order == WalletFixture.names)
    }

    @Test(
        "while a card is dragged its place's body runs, and a neighbor's as it is passed; nothing is laid out or painted"
    )
    func counters() async throws {
        let wallet = try await WalletFixture()
        let touch = try await wallet.hold(2)
        await touch.move(by: CGSize(width: 0, height: -20), over: 0.1)
        for _ in 0..<30 {
            await touch.move(by: CGSize(width: 0.5, height: -6), over: 1.0 / 60)
            let statistics = wallet.tester.statistics
            #expect(statistics.bodiesEvaluated <= 2, "those of places and no card's")
            #expect(statistics.nodesLaidOut == 0)
            #expect(statistics.layersRepainted == 0)
            #expect(statistics.layersChanged <= 5)
        }
        await touch.cancel()
    }
}
