import Facts
import Testing

@testable import RiffleGestures

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
    private func pressFixture(_ gesture: LongPressGesture = LongPressGesture()) -> GestureFixture {
        let fixture = GestureFixture()
        fixture.add(gesture.logged("press", in: fixture))
        return fixture
    }

    @Test("The value is true from touch-down, and it ends after 0.5 s by itself", .fact("gesture.press"))
    func endsByTime() {
        let fixture = pressFixture()
        fixture.down(0, 0, at: 1)
        #expect(fixture.log == ["press true"])
        #expect(fixture.arena.deadline == 1.5)
        fixture.wait(until: 1.49)
        #expect(fixture.log == ["press true"])
        fixture.wait(until: 1.5)
        #expect(fixture.log == ["press true", "press end true"])
        fixture.up(at: 2)
        #expect(fixture.log.count == 2)
        #expect(fixture.arena.isIdle)
    }

    @Test("A lift before the time takes it back; at the time it is too late for that")
    func liftedEarly() {
        let fixture = pressFixture()
        fixture.down(0, 0, at: 0)
        fixture.up(at: 0.499)
        #expect(fixture.takeLog() == ["press true", "press reset"])
        fixture.down(0, 0, at: 1)
        fixture.up(at: 1.5)
        #expect(fixture.log == ["press true", "press end true"])
    }

    @Test("10 points of movement are allowed, more are not", .fact("gesture.press"))
    func movement() {
        let fixture = pressFixture()
        fixture.down(0, 0, at: 0)
        fixture.move(10, 0, at: 0.1)
        fixture.move(0, 10, at: 0.2)
        fixture.wait(until: 0.5)
        fixture.up(at: 0.6)
        #expect(fixture.takeLog() == ["press true", "press end true"])
        fixture.down(0, 0, at: 1)
        fixture.move(10.1, 0, at: 1.1)
        fixture.wait(until: 2)
        #expect(fixture.log == ["press true", "press reset"])
    }

    @Test("Its own duration and distance count; zero ends at touch-down, infinity never")
    func ownLimits() {
        let near = pressFixture(LongPressGesture(minimumDuration: 2, maximumDistance: 50))
        near.down(0, 0, at: 0)
        near.move(50, 0, at: 1.9)
        near.wait(until: 2)
        #expect(near.log == ["press true", "press end true"])
        for duration in [0.0, -1] {
            let instant = pressFixture(LongPressGesture(minimumDuration: duration))
            instant.down(0, 0, at: 0)
            #expect(instant.log == ["press true", "press end true"])
        }
        let endless = pressFixture(LongPressGesture(minimumDuration: .infinity))
        endless.down(0, 0, at: 0)
        #expect(endless.arena.deadline == nil)
        endless.up(at: 100)
        #expect(endless.log == ["press true", "press reset"])
    }

    @Test("A cancelled touch takes it back")
    func cancelled() {
        let fixture = pressFixture()
        fixture.down(0, 0, at: 0)
        fixture.cancel(at: 0.1)
        fixture.wait(until: 1)
        #expect(fixture.log == ["press true", "press reset"])
    }
}
