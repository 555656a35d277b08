import Testing
import VirtualTime

struct ClockReadingsTests {
    @Test(
        "a wait is as long as it was from when the clock was read, however long ago that is",
        arguments: [1, 0.5, 0.3, 0.016, 0.001, 1.0 / 60, 2.5, 3600])
    func longAgo(seconds: Double) {
        let meant = Int64((seconds * 1e9).rounded())
        for lost: Int64 in [80, 900_000, 26_300_017, 4_003_300_017] {
            var readings = ClockReadings()
            readings.note(0, 1_000)
            // Read on the way, and when the wait is asked for.
            readings.note(0, 1_000 + lost / 3)
            readings.note(0, 1_000 + lost)
            for error: Int64 in [-200, 0, 200] { #expect(readings.meant(left: meant - lost + error) == meant) }
        }
    }

    @Test("what is round from none of the readings is nobody's")
    func notRound() {
        var readings = ClockReadings()
        #expect(readings.meant(left: 500_000_000) == nil)
        readings.note(0, 5_000)
        readings.note(0, 777_777)
        #expect(readings.meant(left: 123_456_789) == nil)
        #expect(readings.meant(left: .max) == nil)
        readings.forget()
        #expect(readings.meant(left: 500_000_000) == nil)
    }

    @Test("readings of another clock do not count, nor do those long before")
    func others() {
        var readings = ClockReadings()
        readings.note(1, 0)
        readings.note(0, 26_300_017)
        #expect(readings.meant(left: 500_000_000 - 26_300_017) == nil)
        readings.forget()
        readings.note(0, 0)
        for step in 1...8 { readings.note(0, Int64(step) * 3_300_017) }
        #expect(readings.meant(left: 500_000_000 - 8 * 3_300_017) == nil)
    }
}
