import ChipScene
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting

/// Chips wrapped in lines: made, laid out and painted for the first time; then one is chosen, twenty times.
@MainActor
struct Chips {
    static let counts = [10, 1000, 10_000]
    static let toggles = 20

    let labels: [String]
    let keepsState: Bool

    /// The work of the frames that toggle.
    struct Work {
        var bodies = 0
        var layouts = 0
        var repaintedLayers = 0
        var changedLayers = 0
    }

    /// - Returns: what the first picture took, and each toggled one.
    func run(_ work: inout Work) throws -> (first: Durations, toggles: Durations) {
        var first = Durations()
        let tester = try first.measure {
            let tester = ViewTester(
                ChipScene(labels: labels, keepsState: keepsState), size: ChipScene.size, scale: 2)
            try tester.paint()
            return tester
        }
        var toggles = Durations()
        for _ in 0..<Self.toggles {
            tester.step()
            tester.pointerDown(at: CGPoint(x: 40, y: 30))
            tester.pointerUp(at: CGPoint(x: 40, y: 30))
            try toggles.measure {
                tester.step()
                try tester.paint()
            }
            let statistics = tester.statistics
            guard statistics.layersRepainted > 0 else { throw NothingMoved(workload: "chips.toggle") }
            work.bodies += statistics.bodiesEvaluated
            work.layouts += statistics.nodesLaidOut
            work.repaintedLayers += statistics.layersRepainted
            work.changedLayers += statistics.layersChanged
        }
        return (first, toggles)
    }

    private static let words =
        "swim bike trek hiking sushi noodles museum harbour camp ski surf diving market temple garden coffee karaoke cycling gallery opera"
        .split(separator: " ").map(String.init)

    /// One or two words each, which repeat; or, numbered, which do not.
    static func labels(_ count: Int, areDifferent: Bool) -> [String] {
        var state: UInt64 = 7
        func next(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        return (0..<count).map { number in
            let first = words[next(20)]
            let label = next(10) < 4 ? first : first + " " + words[next(20)]
            return areDifferent ? label + " \(number)" : label
        }
    }
}

extension Workloads {
    /// Chips of labels that repeat and of labels that do not, chosen one by one, with Cairo and Pango by hand beside.
    @MainActor
    func chips(_ wants: (String) -> Bool) throws {
        for count in Chips.counts where wants("chips.\(count)") { try chips(count, areDifferent: false) }
        if wants("chips.different") { try chips(Chips.counts[2], areDifferent: true) }
    }

    @MainActor
    private func chips(_ count: Int, areDifferent: Bool) throws {
        let labels = Chips.labels(count, areDifferent: areDifferent)
        let name = areDifferent ? "chips.different.\(count)" : "chips.\(count)"
        var first = Durations()
        var own = Durations()
        var listed = Durations()
        var work = Chips.Work()
        var ratios: [Double] = []
        for _ in 0..<max(rounds / 2, 1) {
            let run = try Chips(labels: labels, keepsState: true).run(&work)
            first += run.first
            own += run.toggles
            var ignored = Chips.Work()
            listed += try Chips(labels: labels, keepsState: false).run(&ignored).toggles
            guard let cairo, !areDifferent else { continue }
            ratios.append((run.first.processor.reduce(0, +) / 1e6) / (try cairo.chips(labels)))
        }
        Measurement("\(name).first", unit: "ms", first.wall, scale: 1e-6).report()
        Measurement("\(name).first.cpu", unit: "ms", first.processor, scale: 1e-6).report()
        Measurement("\(name).first.cpu/cairo.w5", unit: "ratio", ratios).report()
        Measurement("\(name).toggle", unit: "us", own.wall, scale: 1e-3).report()
        Measurement("\(name).toggle.list", unit: "us", listed.wall, scale: 1e-3).report()
        let frames = Double(max(rounds / 2, 1) * Chips.toggles)
        for (counter, count) in [
            ("bodies", work.bodies), ("layouts", work.layouts), ("repainted", work.repaintedLayers),
            ("changed", work.changedLayers),
        ] { Measurement("\(name).toggle.\(counter)", unit: "count", [Double(count) / frames]).report() }
    }
}
