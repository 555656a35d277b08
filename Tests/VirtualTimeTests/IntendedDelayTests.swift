import Testing
import VirtualTime

struct IntendedDelayTests {
    @Test(
        "a wait of which some microseconds are past is the one that was meant",
        arguments: [1, 0.5, 0.25, 0.3, 0.355, 0.1, 0.016, 0.001, 1.0 / 60, 1.0 / 30, 1.0 / 120, 2.5, 3600])
    func usual(seconds: Double) {
        let meant = Int64((seconds * 1e9).rounded())
        for lost: Int64 in [0, 80, 900, 12_000, 150_000] {
            #expect(IntendedDelay.nanoseconds(left: meant - lost, elapsed: lost + 300) == meant)
        }
    }

    @Test("of a thread that was interrupted for milliseconds, a round wait is still found")
    func interrupted() {
        #expect(IntendedDelay.nanoseconds(left: 296_300_000, elapsed: 4_000_000) == 300_000_000)
        #expect(IntendedDelay.nanoseconds(left: 992_600_000, elapsed: 9_000_000) == 1_000_000_000)
    }

    @Test("a wait is never made longer than what can have been lost")
    func bounds() {
        #expect(IntendedDelay.nanoseconds(left: 123_456_789, elapsed: 0) == 123_456_789)
        #expect(IntendedDelay.nanoseconds(left: 999_000_500, elapsed: 0) == 999_000_500)
        for left: Int64 in [1, 4_321, 777_777, 123_456_789, 987_654_321] {
            for elapsed: Int64 in [0, 500, 60_000, 3_000_000] {
                let meant = IntendedDelay.nanoseconds(left: left, elapsed: elapsed)
                // Sums of dates are a tenth of a microsecond off.
                #expect(meant >= left - 100 && meant <= left + elapsed + 200)
            }
        }
    }

    @Test("a time that has just passed is now, and one that is long past stays so")
    func past() {
        #expect(IntendedDelay.nanoseconds(left: 0, elapsed: 10) == 0)
        #expect(IntendedDelay.nanoseconds(left: -1_000, elapsed: 2_000) == 0)
        #expect(IntendedDelay.nanoseconds(left: -5_000_000_000, elapsed: 10) == -5_000_000_000)
    }
}
