import RifflePainting
import Testing

@Suite("Gradients of very many stops")
struct ManyStopsTests {
    private func gradient(_ count: Int, perceptual: Bool) -> ResolvedGradient {
        ResolvedGradient(
            (0..<count).map { index in
                ResolvedGradient.Stop(
                    color: index % 2 == 0 ? .white : .black, location: Double(index) / Double(count - 1))
            }, interpolatesPerceptually: perceptual)
    }

    @Test("become as many as can be told apart, whatever is mixed between them", arguments: [5_000, 50_000])
    func bounded(count: Int) {
        #expect(gradient(count, perceptual: false).stops.count <= ResolvedGradient.mostStops)
        #expect(gradient(count, perceptual: true).stops.count <= ResolvedGradient.mostStops)
    }

    @Test("begin and end with their own colors, in order, and are gray between black and white")
    func colors() {
        let stops = gradient(10_000, perceptual: false).stops
        #expect(stops.first?.color == .white)
        #expect(stops.first?.location == 0)
        #expect(stops.last?.color == .black)
        #expect(stops.last?.location == 1)
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location })
        #expect(stops.dropFirst().dropLast().allSatisfy { abs($0.color.red - 0.5) < 0.1 })
    }

    @Test("Those of fewer stay as they are")
    func few() {
        #expect(gradient(1_000, perceptual: false).stops.count == 1_000)
    }
}
