import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsDragTests {
    @Test("a tap shows the answer, another hides it")
    func tap() async throws {
        let app = try await FlashcardsFixture()
        for count in [1, 0, 1] {
            let touch = try await app.hold()
            await touch.hold(for: 0.05)
            await touch.lift()
            try await app.tester.settle()
            #expect(app.answer(of: 0).count == count)
        }
        #expect(try app.top == 0)
    }

    @Test(
        "a drag turns the card by dx/5 degrees and then moves it by 5·dx along the true horizontal",
        arguments: [20.0, -30, 60, -90])
    func drag(dx: Double) async throws {
        let app = try await FlashcardsFixture()
        let center = CGPoint(x: 426, y: 31.5 + 125)
        let rest = try app.prompt.transform
        let touch = try await app.hold()
        await touch.move(by: CGSize(width: dx, height: 40), over: 0.2)
        let (sine, cosine) = (sin(dx / 5 * .pi / 180), cos(dx / 5 * .pi / 180))
        for corner in [CGPoint.zero, CGPoint(x: 120, y: 20)] {
            let (x, y) = (corner.applying(rest).x - center.x, corner.applying(rest).y - center.y)
            let expected = CGPoint(x: center.x + cosine * x - sine * y + 5 * dx, y: center.y + sine * x + cosine * y)
            let found = corner.applying(try app.prompt.transform)
            #expect(isClose(found.x, expected.x) && isClose(found.y, expected.y))
        }
        await touch.cancel()
    }

    @Test("its opacity is 2 - |dx|/50: solid up to 50, gone at 100")
    func opacity() async throws {
        let app = try await FlashcardsFixture()
        let touch = try await app.hold()
        for (dx, opacity) in [(30.0, 1.0), (50, 1), (60, 0.8), (75, 0.5), (99, 0.02), (-75, 0.5)] {
            await touch.move(to: CGPoint(x: 426 + dx, y: 230), over: 0.1)
            #expect(isClose(try app.prompt.opacity, opacity), "at \(dx)")
        }
        let prompt = try app.prompt.text
        await touch.move(to: CGPoint(x: 526, y: 230), over: 0.1)
        #expect(app.tester.findAll(.text(prompt)).allSatisfy { $0.opacity == 0 })
        await touch.cancel()
    }

    @Test("released past 100 either way the card is gone and the others move up", arguments: [101.0, -101])
    func gone(dx: Double) async throws {
        let app = try await FlashcardsFixture()
        let place = try app.prompt.frame.midY
        try await app.swipe(dx)
        #expect(try app.top == 1)
        #expect(isClose(try app.prompt.frame.midY, place, within: 0.51))
    }

    @Test("otherwise it springs back with .spring()", arguments: [100.0, -100, 40])
    func springsBack(dx: Double) async throws {
        let app = try await FlashcardsFixture()
        let rest = try app.prompt.frame
        let touch = try await app.hold()
        await touch.move(by: CGSize(width: dx, height: 0), over: 0.3)
        await touch.hold(for: 0.5)
        // At 100 points the card is invisible, and cannot be found.
        let dragged = try abs(dx) < 100 ? app.prompt.transform.tx : nil
        await touch.lift()
        if let dragged { #expect(isClose(try app.prompt.transform.tx, dragged), "from where it was") }
        await app.tester.advance(by: 0.1)
        // spring(): 0.5 s without bounce, here from rest.
        let way = 2 * Double.pi / 0.5 * 0.1
        let left = (1 + way) * exp(-way)
        let angle = atan2(try app.prompt.transform.b, try app.prompt.transform.a) * 180 / .pi
        #expect(isClose(angle, dx / 5 * left, within: 0.02))
        try await app.tester.settle()
        #expect(try app.prompt.frame == rest)
        #expect(try app.top == 0)
    }

    @Test("while a card is dragged one body runs, nothing is laid out or painted again")
    func counters() async throws {
        let app = try await FlashcardsFixture()
        let touch = try await app.hold()
        await touch.move(by: CGSize(width: 15, height: 0), over: 0.1)
        for _ in 0..<30 {
            await touch.move(by: CGSize(width: 2, height: 1), over: 1.0 / 60)
            #expect(app.tester.statistics.bodiesEvaluated == 1)
            #expect(app.tester.statistics.nodesLaidOut == 0)
            #expect(app.tester.statistics.layersRepainted == 0)
        }
        await touch.cancel()
    }
}
