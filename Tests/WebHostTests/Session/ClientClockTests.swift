import Testing
import RiffleWebHost

@Suite struct ClientClockTests {
    @Test("Events keep the distances they had on the page, however late they come")
    func keepsDistances() {
        var clock = ClientClock(startingAt: 1000)
        #expect(clock.time(of: 1000, elapsed: 0) == 0)
        #expect(clock.time(of: 1250, elapsed: 3) == 0.25)
        #expect(clock.time(of: 1300, elapsed: 3) == 0.3)
        #expect(clock.latest == 0.3)
    }

    @Test("Times that are not finite count as the latest, and those before the beginning as the beginning")
    func strangeTimes() {
        var clock = ClientClock(startingAt: .nan)
        #expect(clock.time(of: 2000, elapsed: 2) == 2)
        #expect(clock.time(of: .nan, elapsed: 2) == 2)
        #expect(clock.time(of: .infinity, elapsed: 2) == 2)
        #expect(clock.time(of: -5000, elapsed: 2) == 0)
        #expect(clock.latest == 2)
    }

    @Test("A page cannot run its session into the far future")
    func farFuture() {
        var clock = ClientClock(startingAt: 0)
        #expect(clock.time(of: 1e15, elapsed: 1) == 1 + WebLimits.clockLead)
    }

    @Test("The present is told by the message that came fastest, and never runs backwards")
    func present() {
        var clock = ClientClock(startingAt: 0)
        // The hello took 0.2 s, a tick 0.05 s: the page is 0.15 s ahead of the server.
        _ = clock.time(of: 0, elapsed: 0)
        _ = clock.time(of: 1150, elapsed: 1)
        #expect(abs(clock.now(elapsed: 2) - 2.15) < 1e-9)
        _ = clock.time(of: 1200, elapsed: 3)
        #expect(abs(clock.now(elapsed: 3) - 3.15) < 1e-9)
        #expect(clock.now(elapsed: 0) == clock.latest)
    }
}
