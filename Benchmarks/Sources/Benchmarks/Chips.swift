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

    /// - Returns: what the first picture took, and each toggled one.
    func run(_ work: inout FrameWork) throws -> (first: Durations, toggles: Durations) {
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
            guard tester.statistics.layersRepainted > 0 else { throw NothingMoved(workload: "chips.toggle") }
            work.add(tester)
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
    /// Chips of labels that repeat and of labels that do not, chosen one by one, with those beside who do the same by other means.
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
        var work = FrameWork()
        var ratios: [String: [Double]] = [:]
        for _ in 0..<max(rounds / 2, 1) {
            let run = try Chips(labels: labels, keepsState: true).run(&work)
            first += run.first
            own += run.toggles
            var ignored = FrameWork()
            listed += try Chips(labels: labels, keepsState: false).run(&ignored).toggles
            try compare(run, to: labels, &ratios)
        }
        first.report("\(name).first", unit: "ms", scale: 1e-6)
        own.report("\(name).toggle")
        listed.report("\(name).toggle.list")
        for (peer, values) in ratios.sorted(by: { $0.key < $1.key }) {
            Measurement("\(name).\(peer)", unit: "ratio", values).report()
        }
        work.report("\(name).toggle")
    }

    /// Has the peers do the same.
    private func compare(
        _ run: (first: Durations, toggles: Durations), to labels: [String], _ ratios: inout [String: [Double]]
    ) throws {
        let work = run.first.processor.reduce(0, +) / 1e6
        if let cairo {
            try cairo.setLabels(labels)
            let peer = try cairo.numbers(["w5", "\(labels.count)"])
            ratios["first.cpu/cairo.w5", default: []].append(work / peer["cpu_ms", default: .nan])
        }
        if let chromium {
            try chromium.setLabels(labels)
            let peer = try chromium.numbers(["--w", "w5", "--n", "\(labels.count)"])
            ratios["first.cpu/chromium", default: []].append(work / peer["cpu_ms", default: .nan])
            ratios["first/chromium", default: []].append(run.first.wall[0] / 1e6 / peer["total_ms", default: .nan])
            let toggle = Measurement("", unit: "ms", run.toggles.wall, scale: 1e-6).median
            ratios["toggle/chromium", default: []].append(toggle / peer["toggle_one.median", default: .nan])
        }
    }
}
