import Testing

@testable import RiffleContainers

@Suite struct LazyEstimateTests {
    private func line(_ index: Int, _ length: CGFloat) -> LazyLine {
        var line = LazyLine(index: index, role: .item, section: 0)
        line.length = length
        return line
    }

    @Test("a line counts once, however often and in whatever order lines are measured")
    func once() {
        var estimate = LazyEstimate()
        for index in [5, 7, 6, 5, 0, 6, 7, 4, 1, 5] { estimate.add(line(index, CGFloat(index)), gap: nil) }
        let mean = CGFloat(0 + 1 + 4 + 5 + 6 + 7) / 6
        #expect(estimate.length(of: .item) == mean)
    }

    @Test("when others have come, lines count anew")
    func anew() {
        var estimate = LazyEstimate()
        estimate.add(line(0, 10), gap: nil)
        estimate.forgetLines()
        estimate.add(line(0, 30), gap: nil)
        #expect(estimate.length(of: .item) == 20)
    }
}
