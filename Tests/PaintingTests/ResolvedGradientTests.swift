import Facts
import Testing

@testable import RifflePainting

@Suite("Resolved gradient")
struct ResolvedGradientTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    @Test("Stops are sorted by location, equal ones stay in order, and those that are nowhere go")
    func sorting() {
        let gradient = ResolvedGradient(
            [
                .init(color: .white, location: 1), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
                .init(color: .black, location: .nan), .init(color: .black, location: 0),
            ], interpolatesPerceptually: false)
        #expect(gradient.stops.map(\.color) == [.black, red, blue, .white])
    }

    @Test("A gradient is never empty")
    func empty() {
        #expect(ResolvedGradient([]).stops == [.init(color: .clear, location: 0)])
    }

    @Test("Stops of one color, or at one location, get none between them")
    func nothingToMix() {
        #expect(ResolvedGradient([.init(color: red, location: 0), .init(color: red, location: 1)]).stops.count == 2)
        #expect(
            ResolvedGradient([.init(color: red, location: 0.5), .init(color: blue, location: 0.5)]).stops.count == 2)
    }

    @Test("A color that fades to clear keeps its hue to the end")
    func fading() {
        for gradient in [
            ResolvedGradient([.init(color: red, location: 0), .init(color: .clear, location: 1)]),
            ResolvedGradient([.init(color: .clear, location: 0), .init(color: red, location: 1)]),
        ] {
            let visible = gradient.stops.filter { $0.color != .clear }
            #expect(visible.contains { $0.color.alpha == 0 })
            for stop in visible { #expect(stop.color.red > 0.99 && stop.color.green < 0.01) }
        }
    }

    @Test("Interpolating the dense stops in sRGB stays near the exact Oklab mix", .fact("gradient.perceptual"))
    func density() {
        let pairs: [(ResolvedColor, ResolvedColor)] = [
            (red, blue), (.black, .white), (ResolvedColor(bytes: 255, 204, 0), ResolvedColor(bytes: 0, 122, 255)),
            (ResolvedColor(red: 0, green: 1, blue: 0), ResolvedColor(red: 1, green: 0, blue: 1)),
        ]
        var worst: Float = 0
        for (from, to) in pairs {
            let gradient = ResolvedGradient([.init(color: from, location: 0), .init(color: to, location: 1)])
            #expect(gradient.stops.count <= 48, "\(gradient.stops.count) stops")
            for step in 0...200 {
                let place = Double(step) / 200
                let exact = OklabColor(from).mixed(with: OklabColor(to), by: place).resolved
                let after = gradient.stops.firstIndex { $0.location >= place } ?? gradient.stops.count - 1
                let high = gradient.stops[after]
                let low = gradient.stops[max(0, after - 1)]
                let span = high.location - low.location
                let share = span > 0 ? Float((place - low.location) / span) : 0
                for (a, b, c) in [
                    (low.color.red, high.color.red, exact.red), (low.color.green, high.color.green, exact.green),
                    (low.color.blue, high.color.blue, exact.blue),
                ] {
                    worst = max(worst, abs(a + (b - a) * share - c) * 255)
                }
            }
        }
        #expect(worst < 1, "\(worst) of 255")
    }
}
