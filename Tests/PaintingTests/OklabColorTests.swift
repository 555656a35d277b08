import Facts
import Testing

@testable import RifflePainting

@Suite("Oklab")
struct OklabColorTests {
    @Test("System red and system blue meet where Apple's gradients meet", .fact("gradient.perceptual"))
    func redToBlue() {
        let red = OklabColor(ResolvedColor(bytes: 255, 56, 60))
        let blue = OklabColor(ResolvedColor(bytes: 0, 136, 255))
        let middle = red.mixed(with: blue, by: 0.5).resolved
        let bytes = [middle.red, middle.green, middle.blue].map { Int(($0 * 255).rounded()) }
        // Measured on Apple's: 170, 121, 168.
        #expect(abs(bytes[0] - 170) <= 2 && abs(bytes[1] - 121) <= 2 && abs(bytes[2] - 168) <= 2, "\(bytes)")
    }

    @Test("Every color comes back from Oklab", arguments: [0.0, 0.02, 0.2, 0.5, 0.8, 1.0] as [Float])
    func roundTrip(level: Float) {
        for color in [
            ResolvedColor(red: level, green: 0, blue: 1), ResolvedColor(red: 1, green: level, blue: level),
            ResolvedColor(red: level, green: level, blue: level, alpha: level),
        ] {
            let back = OklabColor(color).resolved
            #expect(abs(back.red - color.red) < 1e-3 && abs(back.green - color.green) < 1e-3)
            #expect(abs(back.blue - color.blue) < 1e-3 && back.alpha == color.alpha)
        }
    }

    @Test("A transparent end lends only its alpha")
    func transparentEnd() {
        let red = OklabColor(ResolvedColor(red: 1, green: 0, blue: 0))
        let middle = red.mixed(with: OklabColor(.clear), by: 0.5).resolved
        #expect(abs(middle.red - 1) < 1e-3 && middle.green < 0.01 && middle.blue < 0.01)
        #expect(abs(middle.alpha - 0.5) < 1e-6)
    }
}
