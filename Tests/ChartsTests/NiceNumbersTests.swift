import Testing

@testable import Charts

@Suite struct NiceNumbersTests {
    @Test(
        "steps are 1, 2 or 5 times a power of ten",
        arguments: [
            (0.0, 100.0, 5, 20.0), (0, 6, 3, 2), (0, 1, 4, 0.2), (0, 137, 6, 20), (-0.5, 0.4, 6, 0.2),
            (0, 0.0007, 3, 0.0002),
        ])
    func steps(lower: Double, upper: Double, count: Int, step: Double) {
        #expect(abs(NiceNumbers.step(lower, upper, count: count) - step) < step * 1e-9)
    }

    @Test("a range without length and one that is not finite have a step all the same")
    func noRange() {
        #expect(NiceNumbers.step(3, 3, count: 5) == 1)
        #expect(NiceNumbers.step(0, .infinity, count: 5) == 1)
    }

    @Test("multiples are written as they are spelled, and the ends are among them")
    func multiples() {
        #expect(NiceNumbers.multiples(of: 0.1, from: 0, through: 0.3) == [0, 0.1, 0.2, 0.3])
        #expect(NiceNumbers.multiples(of: 5, from: -7, through: 10) == [-5, 0, 5, 10])
        #expect(NiceNumbers.multiples(of: 0, from: 0, through: 1).isEmpty)
        #expect(NiceNumbers.multiples(of: 1e-9, from: 0, through: 1).isEmpty)
    }

    @Test("logarithmic axes have powers of ten")
    func powers() {
        #expect(NiceNumbers.powers(from: 10, through: 100_000, count: 6) == [10, 100, 1_000, 10_000, 100_000])
        #expect(NiceNumbers.powers(from: 1, through: 10, count: 6) == [1, 2, 5, 10])
        #expect(NiceNumbers.powers(from: -1, through: 10, count: 6).isEmpty)
    }
}
