import SwiftUITesting

/// What frames did, summed, for a look at what one of them does.
struct FrameWork {
    private var frames = 0
    private var sum = FrameStatistics()

    @MainActor
    mutating func add(_ tester: ViewTester) {
        let statistics = tester.statistics
        frames += 1
        sum.bodiesEvaluated += statistics.bodiesEvaluated
        sum.nodesLaidOut += statistics.nodesLaidOut
        sum.layersRepainted += statistics.layersRepainted
        sum.layersChanged += statistics.layersChanged
    }

    /// Prints the mean of each counter.
    func report(_ name: String) {
        for (counter, count) in [
            ("bodies", sum.bodiesEvaluated), ("layouts", sum.nodesLaidOut), ("repainted", sum.layersRepainted),
            ("changed", sum.layersChanged),
        ] { Measurement("\(name).\(counter)", unit: "count", [Double(count) / Double(frames)]).report() }
    }
}
