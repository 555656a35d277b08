import Facts
import Testing

@testable import RiffleGestures

@MainActor
@Suite("Taps")
struct TapGestureTests {
    private func tapFixture(count: Int = 1) -> GestureFixture {
        let fixture = GestureFixture()
        fixture.add(TapGesture(count: count).logged("tap", in: fixture, as: { _ in "" }))
        return fixture
    }

    @Test(
        "A tap ends when the finger is lifted within 0.75 s, the limit included", .fact("gesture.tap"),
        arguments: [0, 0.1, 0.75])
    func liftInTime(duration: Double) {
        let fixture = tapFixture()
        fixture.down(10, 10, at: 1)
        #expect(fixture.log.isEmpty)
        fixture.up(at: 1 + duration)
        #expect(fixture.log == ["tap end "])
        #expect(fixture.arena.isIdle)
    }

    @Test("A finger that stays longer than 0.75 s is no tap, lifted or not")
    func tooLong() {
        let fixture = tapFixture()
        fixture.down(10, 10, at: 1)
        #expect(fixture.arena.deadline == 1.75)
        fixture.up(at: 1.7501)
        fixture.down(10, 10, at: 2)
        fixture.wait(until: 2.75)
        #expect(fixture.arena.deadline == nil)
        fixture.up(at: 2.75)
        #expect(fixture.log.isEmpty)
        #expect(fixture.arena.isIdle)
    }

    @Test("45 points of movement are a tap, more are not, also on the way", .fact("gesture.tap"))
    func movement() {
        let fixture = tapFixture()
        fixture.down(0, 0, at: 0)
        fixture.move(45, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["tap end "])
        fixture.down(0, 0, at: 1)
        fixture.move(0, 45.1, at: 1.1)
        fixture.up(0, 0, at: 1.2)
        #expect(fixture.log.isEmpty)
    }

    @Test("The second tap of two may begin 0.35 s after the first was lifted, and not later", .fact("gesture.tap"))
    func doubleTap() {
        let fixture = tapFixture(count: 2)
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log.isEmpty)
        #expect(abs((fixture.arena.deadline ?? 0) - 0.45) < 1e-12)
        fixture.down(0, 0, at: 0.44, finger: 2)
        fixture.up(at: 0.5, finger: 2)
        #expect(fixture.takeLog() == ["tap end "])
        #expect(fixture.arena.isIdle)

        fixture.down(0, 0, at: 1)
        fixture.up(at: 1.1)
        fixture.down(0, 0, at: 1.46)
        fixture.up(at: 1.5)
        #expect(fixture.log.isEmpty)
        // That one was the first of another two.
        fixture.down(0, 0, at: 1.6)
        fixture.up(at: 1.7)
        #expect(fixture.log == ["tap end "])
    }

    @Test("The limit of 0.35 s itself is still good")
    func doubleTapAtLimit() {
        let fixture = tapFixture(count: 2)
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0)
        fixture.down(0, 0, at: 0.35)
        fixture.up(at: 0.4)
        #expect(fixture.log == ["tap end "])
    }

    @Test("A cancelled touch is no tap")
    func cancelled() {
        let fixture = tapFixture()
        fixture.down(0, 0, at: 0)
        fixture.cancel(at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log.isEmpty)
        #expect(fixture.arena.isIdle)
    }

    @Test("Taps counted as zero or fewer are one")
    func countBelowOne() {
        let fixture = tapFixture(count: -3)
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.1)
        #expect(fixture.log == ["tap end "])
    }

    @Test("A second finger neither makes nor breaks a tap")
    func secondFinger() {
        let fixture = tapFixture()
        fixture.down(0, 0, at: 0)
        fixture.down(50, 50, at: 0.1, finger: 2)
        fixture.up(at: 0.2, finger: 2)
        #expect(fixture.log.isEmpty)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["tap end "])
    }

    @Test("A spatial tap tells where it was lifted, in the space that was asked for")
    func spatial() {
        let space = GestureSpace(
            convert: { point, space in
                switch space {
                case .global: point
                case .named: CGPoint(x: point.x / 2, y: point.y)
                case .local: CGPoint(x: point.x - 100, y: point.y)
                }
            },
            bounds: { .zero })
        for (coordinateSpace, x) in [(CoordinateSpace.local, 20.0), (.global, 120), (.named("page"), 60)] {
            let fixture = GestureFixture()
            let tap = SpatialTapGesture(coordinateSpace: coordinateSpace)
            fixture.add(tap.logged("tap", in: fixture, as: { "\($0.location.x)" }), in: space)
            fixture.down(110, 0, at: 0)
            fixture.up(120, 0, at: 0.1)
            #expect(fixture.log == ["tap end \(x)"])
        }
    }
}
