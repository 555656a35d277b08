import Testing

@testable import RiffleWindowHost

@Suite struct EventClockTests {
    @Test func eventsAreAsFarApartAsTheDisplaySays() {
        var clock = EventClock()
        // The program is late by 3, 20 and 1 milliseconds.
        let times = [(5000, 0.003), (5008, 0.028), (5016, 0.017)].map { clock.time(of: $0.0, now: $0.1) }
        #expect(abs(times[1] - times[0] - 0.008) < 1e-9)
        // The third came fastest, and says that the first two were late by 2 milliseconds more than was known.
        #expect(abs(times[2] - 0.017) < 1e-9)
    }

    @Test func timesNeverRunBackwards() {
        var clock = EventClock()
        let later = clock.time(of: 1000, now: 1)
        #expect(clock.time(of: 900, now: 1.01) == later)
        #expect(clock.time(of: 0, now: 0.5) == later)
    }

    @Test func anEventWithoutATimeIsOfNow() {
        var clock = EventClock()
        #expect(clock.time(of: 0, now: 2.5) == 2.5)
    }

    @Test func theDisplaysClockRunsOver() {
        var clock = EventClock()
        let before = clock.time(of: .max - 4, now: 10)
        #expect(abs(clock.time(of: 5, now: 10.01) - before - 0.010) < 1e-9)
    }

    @Test func aClockThatWasSetBackIsFollowed() {
        var clock = EventClock()
        _ = clock.time(of: 500_000, now: 1)
        #expect(abs(clock.time(of: 1000, now: 3) - 3) < 1e-9)
        #expect(abs(clock.time(of: 1100, now: 3.1) - 3.1) < 1e-9)
    }
}
