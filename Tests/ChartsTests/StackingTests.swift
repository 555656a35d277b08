import Testing

@testable import Charts

@Suite struct StackingTests {
    private func spans(_ values: [(String, Double)], _ method: MarkStackingMethod) -> [[Double]] {
        Stacking.spans(of: values.map { Stacking.Item(key: $0.0, value: $0.1, method: method) }).map {
            [$0.from, $0.to]
        }
    }

    @Test("marks of a place stand on each other, and those of another place do not")
    func standard() {
        #expect(spans([("a", 2), ("b", 5), ("a", 3)], .standard) == [[0, 2], [0, 5], [2, 5]])
    }

    @Test("negative values grow down from zero")
    func negative() {
        #expect(
            spans([("a", 2), ("a", -1), ("a", 3), ("a", -2)], .standard) == [[0, 2], [0, -1], [2, 5], [-1, -3]])
    }

    @Test("shares of a sum end at one")
    func normalized() {
        #expect(spans([("a", 1), ("a", 3)], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(spans([("a", 0)], .normalized) == [[0, 0]])
    }

    @Test("a centered stack lies around zero")
    func center() {
        #expect(spans([("a", 1), ("a", 3)], .center) == [[-2, -1], [-1, 2]])
    }

    @Test("without stacking all begin at zero")
    func unstacked() {
        #expect(spans([("a", 1), ("a", 3)], .unstacked) == [[0, 1], [0, 3]])
    }
}
