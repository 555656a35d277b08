import DeckScene
import ListScene
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting

/// A list of few and of many rows: opened, flung, sent to its middle, and a row put in and taken out again.
@MainActor
struct ListScrolling {
    static let counts = [1000, 1_000_000]
    /// Frames that are counted after the finger has let go.
    static let flingFrames = 240
    /// Frames that are counted after a row came or went.
    static let changeFrames = 30

    let count: Int
    let pictures: [Image]

    struct Result {
        var open = Durations()
        var fling = Durations()
        var jump = Durations()
        var change = Durations()
        var work = FrameWork()

        static func += (sum: inout Result, other: Result) {
            sum.open += other.open
            sum.fling += other.fling
            sum.jump += other.jump
            sum.change += other.change
            sum.work = other.work
        }
    }

    func run() throws -> Result {
        var result = Result()
        let catalog = Catalog(count: count)
        let tester = try result.open.measure {
            let tester = ViewTester(ListScene(catalog: catalog, pictures: pictures), size: ListScene.size, scale: 2)
            try tester.paint()
            return tester
        }
        try fling(tester, &result)
        try result.jump.measure {
            catalog.go(to: count / 2)
            try show(tester)
        }
        for index in [count / 2 + 3, count / 2 + 4] {
            catalog.insert(at: index)
            try change(tester, &result)
            catalog.remove(at: index)
            try change(tester, &result)
        }
        return result
    }

    /// The finger moves up at 1,500 points a second, and lets go.
    private func fling(_ tester: ViewTester, _ result: inout Result) throws {
        var point = CGPoint(x: 195, y: 700)
        tester.pointerDown(at: point)
        for _ in 0..<12 {
            point.y -= 25
            tester.pointerMove(to: point)
            try show(tester)
        }
        tester.pointerUp(at: point)
        for frame in 0..<Self.flingFrames {
            try result.fling.measure { try show(tester) }
            if frame == 0, tester.statistics.layersChanged == 0 { throw NothingMoved(workload: "list.fling") }
            result.work.add(tester)
        }
    }

    private func change(_ tester: ViewTester, _ result: inout Result) throws {
        for _ in 0..<Self.changeFrames { try result.change.measure { try show(tester) } }
    }

    private func show(_ tester: ViewTester) throws {
        tester.step()
        try tester.paint()
    }
}

extension Workloads {
    /// Lists of few and of many rows, with Qt Quick's beside them.
    @MainActor
    func lists(_ wants: (String) -> Bool) throws {
        let counts = ListScrolling.counts.filter { wants("list.\($0)") }
        guard !counts.isEmpty else { return }
        let pictures = (0..<12).map { TripPhotos.image($0, in: folder.appendingPathComponent("assets").path) }
        var results = counts.map { _ in ListScrolling.Result() }
        var ratios: [String: [Double]] = [:]
        for _ in 0..<max(rounds / 2, 1) {
            for (index, count) in counts.enumerated() {
                let run = try ListScrolling(count: count, pictures: pictures).run()
                results[index] += run
                try compare(run, count, &ratios)
            }
        }
        for (count, result) in zip(counts, results) {
            let name = "list.\(count)"
            result.open.report("\(name).open")
            result.fling.report("\(name).fling.frame")
            result.jump.report("\(name).jump")
            result.change.report("\(name).change.frame")
            result.work.report("\(name).fling.frame")
            for (peer, values) in ratios.sorted(by: { $0.key < $1.key }) where peer.hasPrefix(name + ".") {
                Measurement(peer, unit: "ratio", values).report()
            }
        }
    }

    @MainActor
    private func compare(_ run: ListScrolling.Result, _ count: Int, _ ratios: inout [String: [Double]]) throws {
        guard let qtLists else { return }
        let peer = try qtLists.numbers(["--rows", "\(count)", "--frames", "\(ListScrolling.flingFrames)"])
        func add(_ name: String, _ ours: Durations, _ key: String) {
            let mean = ours.processor.reduce(0, +) / Double(max(ours.processor.count, 1)) / 1e6
            ratios["list.\(count).\(name).cpu/qtquick", default: []].append(mean / peer[key, default: .nan])
        }
        add("open", run.open, "open_ms")
        add("fling.frame", run.fling, "fling_ms_per_frame")
        add("jump", run.jump, "jump_ms")
        add("change.frame", run.change, "change_ms_per_frame")
    }
}
