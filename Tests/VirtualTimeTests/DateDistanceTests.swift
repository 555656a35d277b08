import SeededNumbers
import Testing
import RiffleVirtualTime

struct DateDistanceTests {
    @Test(
        "a span that was added to a date is found again, to the nanosecond",
        arguments: [0.5, 0.1, 0.3, 0.355, 0.123456, 0.0001, 1.0 / 60, 1.0 / 30, 1.0 / 120, 2.5, 3600, 86_400.25, 0, -4])
    func added(span: Double) {
        for start in [0, 1, 817_401_620.108_386_6, -3e8, 1_800_000_000.000_001] {
            #expect(DateDistance.nanoseconds(from: start, to: start + span) == Int64((span * 1e9).rounded()))
        }
    }

    @Test("any other span is as exact as dates are", arguments: 1...3 as ClosedRange<UInt64>)
    func others(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            let start = Double.random(in: 5e8...9e8, using: &numbers)
            let span = Double.random(in: -10...1000, using: &numbers)
            let found = Double(DateDistance.nanoseconds(from: start, to: start + span))
            #expect(abs(found - span * 1e9) < 650)
        }
    }

    @Test("what is far away or no date at all is brought to what can be counted")
    func extremes() {
        #expect(DateDistance.nanoseconds(from: 0, to: .infinity) == .max)
        #expect(DateDistance.nanoseconds(from: 0, to: -.infinity) == .min)
        #expect(DateDistance.nanoseconds(from: 0, to: .nan) == 0)
        #expect(DateDistance.nanoseconds(from: 0, to: 1e300) == .max)
    }
}
