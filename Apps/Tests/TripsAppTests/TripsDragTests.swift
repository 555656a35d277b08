import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsDragTests {
    private func scale(of element: Element) -> CGFloat {
        (element.transform.a * element.transform.a + element.transform.b * element.transform.b).squareRoot()
    }

    @Test("holding for 0.01 s counts as dragging: the card is 0.95 of its size and the bottom bar fades, until let go")
    func hold() async throws {
        let trips = try await TripsFixture()
        let touch = trips.tester.touch(at: TripsFixture.handle)
        await touch.hold(for: 0.009)
        await trips.tester.pump(by: 0)
        #expect(try trips.tester.find(.role(.button, "BOOK IT NOW")).opacity == 1)
        await touch.hold(for: 4)
        #expect(isClose(scale(of: try trips.label("Yosemite, USA")), 0.95, within: 0.001))
        #expect(trips.tester.findAll(.role(.button, "BOOK IT NOW")).allSatisfy { $0.opacity == 0 })
        await touch.lift()
        try await trips.tester.settle()
        #expect(isClose(scale(of: try trips.label("Yosemite, USA")), 1))
        #expect(try trips.tester.find(.role(.button, "BOOK IT NOW")).opacity == 1)
        #expect(trips.cards == ["Yosemite, USA"])
    }

    @Test(
        "the card on top is drawn moved by R(dx/10°) · 0.95 · (dx, dy) about its resting center, at once",
        arguments: [(100.0, 0.0), (-60, 90), (140, -120)])
    func follows(dx: Double, dy: Double) async throws {
        let trips = try await TripsFixture()
        let center = try trips.cardCenter()
        let rest = try trips.label("Yosemite, USA").transform
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: dx, height: dy), over: 0.2)

        let angle = dx / 10 * .pi / 180
        let (sine, cosine) = (sin(angle) * 0.95, cos(angle) * 0.95)
        func moved(_ point: CGPoint) -> CGPoint {
            let (x, y) = (point.x - center.x + dx, point.y - center.y + dy)
            return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
        }
        let now = try trips.label("Yosemite, USA").transform
        for corner in [CGPoint.zero, CGPoint(x: 100, y: 20)] {
            let expected = moved(corner.applying(rest))
            let found = corner.applying(now)
            #expect(isClose(found.x, expected.x, within: 0.05) && isClose(found.y, expected.y, within: 0.05))
        }
        await touch.cancel()
    }

    @Test("it is where the finger has it in every frame, and a jump of the finger is a jump of the card")
    func oneToOne() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.hold(for: 0.2)
        let start = try trips.label("Yosemite, USA").frame.midY
        for y in stride(from: 12.0, through: 72, by: 12) {
            await touch.move(to: CGPoint(x: TripsFixture.handle.x, y: TripsFixture.handle.y + y), over: 1.0 / 60)
            #expect(isClose(try trips.label("Yosemite, USA").frame.midY - start, 0.95 * y), "at \(y)")
        }
        await touch.move(by: CGSize(width: 0, height: -200), over: 0)
        #expect(isClose(try trips.label("Yosemite, USA").frame.midY - start, 0.95 * -128))
        await touch.cancel()
    }

    @Test("the way back is interpolatingSpring(stiffness: 180, damping: 100)")
    func spring() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: 0, height: 100), over: 0.2)
        // Long enough for the finger's speed to be forgotten.
        await touch.hold(for: 0.5)
        let rest = try trips.label("Yosemite, USA").transform.ty
        await touch.lift()
        #expect(isClose(try trips.label("Yosemite, USA").transform.ty, rest), "from where the finger left it")
        let center = try trips.cardCenter().y
        let label = try trips.label("Yosemite, USA").frame.height
        _ = (center, label)
        var last = rest
        for step in 1...5 {
            await trips.tester.advance(by: 0.1)
            // x'' = -180 x - 100 x', from rest.
            let t = 0.1 * Double(step)
            let root = (50.0 * 50 - 180).squareRoot()
            let (slow, fast) = (-50 + root, -50 - root)
            let left = (fast * exp(slow * t) - slow * exp(fast * t)) / (fast - slow)
            let now = try trips.label("Yosemite, USA").transform
            // The scale comes back along the same spring.
            let scale = 1 - 0.05 * left
            #expect(isClose(now.a, scale, within: 0.001), "at \(t) s")
            #expect(now.ty < last)
            last = now.ty
        }
        await touch.cancel()
    }

    @Test("let go in motion the card goes on at the finger's speed before it turns back")
    func velocity() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: 0, height: 150), over: 0.1)
        let start = try trips.label("Yosemite, USA").frame.midY
        await touch.lift()
        await trips.tester.pump()
        #expect(try trips.label("Yosemite, USA").frame.midY > start + 2)
        try await trips.tester.settle()
        #expect(trips.cards == ["Yosemite, USA"])
    }

    @Test("past ±80 points, and not before, a symbol of 100 points shows on the card: x left, heart right")
    func marks() async throws {
        let mark = MarkPixels(try await TripsFixture.picture(dx: 0))
        for (dx, isShown) in [(79.5, false), (80.5, true), (-80, false), (-81, true)] {
            #expect(mark.isShown(in: try await TripsFixture.picture(dx: dx)) == isShown, "at \(dx)")
        }
    }

    @Test("released within ±80 it springs back", arguments: [80.0, -80, 12])
    func springsBack(dx: Double) async throws {
        let trips = try await TripsFixture()
        let before = try trips.label("Yosemite, USA").frame
        try await trips.swipe(dx, 30)
        #expect(trips.cards == ["Yosemite, USA"])
        #expect(try trips.label("Yosemite, USA").frame == before)
    }

    @Test("a cancelled touch leaves the deck as it was")
    func cancel() async throws {
        let trips = try await TripsFixture()
        let before = try trips.label("Yosemite, USA").frame
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: 200, height: 30), over: 0.3)
        await touch.cancel()
        try await trips.tester.settle()
        #expect(try trips.label("Yosemite, USA").frame == before)
        #expect(try trips.tester.find(.role(.button, "BOOK IT NOW")).opacity == 1)
    }

    @Test("while a card is dragged one body runs, nothing is laid out or painted again")
    func counters() async throws {
        let trips = try await TripsFixture()
        let touch = await trips.hold()
        await touch.move(by: CGSize(width: 20, height: 0), over: 0.1)
        for _ in 0..<30 {
            await touch.move(by: CGSize(width: 1, height: 1), over: 1.0 / 60)
            #expect(trips.tester.statistics.bodiesEvaluated == 1)
            #expect(trips.tester.statistics.nodesLaidOut == 0)
            #expect(trips.tester.statistics.layersRepainted == 0)
        }
        await touch.cancel()
    }
}
