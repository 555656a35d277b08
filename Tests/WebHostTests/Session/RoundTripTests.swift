import Testing
import RiffleWebHost

@Suite struct RoundTripTests {
    /// Takes in samples that come at 60 a second.
    private func feed(_ trip: inout RoundTrip, _ samples: [Double], from start: Double = 0, alone: Bool = false) -> Bool
    {
        var isQueueing = false
        for (index, sample) in samples.enumerated() {
            trip.take(sample, wasAlone: alone, now: start + Double(index) / 60)
            isQueueing = isQueueing || trip.ended?.isQueueing == true
        }
        return isQueueing
    }

    @Test("Nothing is known at first; one frame tells the way's length")
    func first() {
        var trip = RoundTrip()
        #expect(trip.least == nil && trip.patience == 0)
        trip.take(0.16, wasAlone: true, now: 1)
        #expect(trip.least == 0.16)
        #expect(trip.patience == 0.31)
    }

    @Test("Patience comes down to an even way's own time")
    func even() {
        var trip = RoundTrip()
        #expect(!feed(&trip, Array(repeating: 0.16, count: 60)))
        #expect(trip.patience > 0.16 && trip.patience < 0.17)
    }

    @Test("On an uneven way nothing waits in line: some frames are as fast as ever")
    func uneven() {
        var trip = RoundTrip()
        #expect(!feed(&trip, (0..<600).map { 0.12 + 0.03 * Double($0 * 7 % 5) }))
        #expect(trip.patience > 0.2 && trip.patience <= 0.12 + 0.15)
    }

    @Test("Where all frames of a period are slow they wait in line, and that is told once a period")
    func inLine() {
        var trip = RoundTrip()
        _ = feed(&trip, Array(repeating: 0.1, count: 60))
        #expect(feed(&trip, Array(repeating: 0.2, count: 60), from: 1))
        var told = 0
        for step in 0..<60 {
            trip.take(0.2, wasAlone: false, now: 2 + Double(step) / 60)
            told += trip.ended?.isQueueing == true ? 1 : 0
        }
        #expect(told >= 3 && told <= 9)
    }

    @Test("A slow frame that nothing was before tells that the way is longer now; a faster one that it is shorter")
    func otherWay() {
        var trip = RoundTrip()
        _ = feed(&trip, Array(repeating: 0.01, count: 60))
        trip.take(0.3, wasAlone: true, now: 2)
        #expect(trip.least == 0.3)
        trip.take(0.02, wasAlone: false, now: 2.1)
        #expect(trip.least == 0.02)
    }

    @Test("The least time is forgotten after ten seconds at most")
    func forgets() {
        var trip = RoundTrip()
        trip.take(0.05, wasAlone: false, now: 0)
        _ = feed(&trip, Array(repeating: 0.09, count: 660), from: 0.1)
        #expect(trip.least == 0.09)
    }

    @Test("Times that make no sense are left out")
    func strange() {
        var trip = RoundTrip()
        for sample in [-1.0, .nan, .infinity] { trip.take(sample, wasAlone: true, now: 1) }
        #expect(trip.least == nil)
    }
}
