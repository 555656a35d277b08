import SeededNumbers
import Testing

@testable import RiffleMotion

@Suite struct SineAndCosineTests {
    @Test("agrees with the C library to the last digits, in every quadrant and far out", arguments: 1...3)
    func agreement(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for bound in [0.001, 1, 10, 1000, 90_000, 1e7] {
            for _ in 0..<2000 {
                let x = Double.random(in: -bound...bound, using: &random)
                let (sine, cosine) = x.sineAndCosine
                #expect(abs(sine - sin(x)) < 3e-16 && abs(cosine - cos(x)) < 3e-16, "seed \(seed), \(x)")
            }
        }
    }

    @Test("zero is exact, and what is not finite gives NaN")
    func ends() {
        #expect(0.0.sineAndCosine == (0, 1))
        #expect(Double.infinity.sineAndCosine.sine.isNaN && Double.nan.sineAndCosine.cosine.isNaN)
    }
}
