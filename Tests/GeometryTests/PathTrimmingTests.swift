import Facts
import Testing

@testable import RiffleGeometry

@Suite struct PathTrimmingTests {
    private let blob = Path("0 0 m 0 100 100 100 100 0 c 50 -80 0 0 q h 10 10 m 20 10 l 20 20 l h")!

    @Test(
        "a part's length is its share of the whole", .fact("shape.trim"),
        arguments: [(0, 0.3), (0.1, 0.9), (0.45, 0.55), (0.7, 1)])
    func shares(from: Double, to: Double) {
        let length = blob.trimmedPath(from: from, to: to).arcLength
        #expect(abs(length - blob.arcLength * (to - from)) < 1e-5)
    }

    @Test("nothing is left where the end is not above the start, or NaN", .fact("shape.trim"))
    func empty() {
        #expect(blob.trimmedPath(from: 0.5, to: 0.5).isEmpty && blob.trimmedPath(from: 0.6, to: 0.2).isEmpty)
        #expect(blob.trimmedPath(from: .nan, to: 1).isEmpty && Path().trimmedPath(from: 0, to: 0.5).isEmpty)
        #expect(Path("1 1 m")!.trimmedPath(from: 0, to: 0.5).isEmpty)
    }
}
