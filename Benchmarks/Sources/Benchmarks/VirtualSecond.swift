import SwiftUITesting
import WalletCards

extension Workloads {
    /// The wallet's launch on the virtual clock: one second of it, without pixels.
    @MainActor
    func virtualSecond() async throws {
        var start = Durations()
        var wall: [Double] = []
        var processor: [Double] = []
        // The first loads fonts and pictures.
        for round in 0...(4 * rounds) {
            var durations = Durations()
            let tester = durations.measure { ViewTester(WalletScreen()) }
            let launching = tester.layersDescription
            let startOfWork = Stopwatch.processor()
            let startOfWall = Stopwatch.wall()
            await tester.advance(by: 1)
            let endOfWall = Stopwatch.wall()
            let endOfWork = Stopwatch.processor()
            guard tester.layersDescription != launching else { throw NothingMoved(workload: "virtual.second") }
            guard round > 0 else { continue }
            start += durations
            wall.append(endOfWall - startOfWall)
            processor.append(endOfWork - startOfWork)
        }
        Measurement("virtual.second", unit: "ms", wall, scale: 1e-6).report()
        Measurement("virtual.second.cpu", unit: "ms", processor, scale: 1e-6).report()
        Measurement("virtual.second.speed", unit: "x", processor.map { 1e9 / $0 }).report()
        Measurement("virtual.second.first.frame", unit: "ms", start.processor, scale: 1e-6).report()
    }
}
