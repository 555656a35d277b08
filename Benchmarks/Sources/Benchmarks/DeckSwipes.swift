import CMalloc
import DeckScene
import Foundation
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting

/// A deck that is swiped a hundred times, thirty frames each: event, app's code, update, layout, layers, and pixels or none.
@MainActor
struct DeckSwipes {
    static let counts = [15, 10_000, 100_000, 1_000_000]
    static let swipes = 100
    static let framesPerSwipe = 30

    let trips: [Trip]
    let photos: [Image]
    let paints: Bool

    struct Result {
        var frames = Durations()
        /// Those of the frames that show the next trip.
        var advances = Durations()
        /// What is taken from the heap at the end and was not at the beginning, in bytes.
        var memory = 0.0
    }

    /// Runs all swipes once on a new tester.
    func run(_ work: inout FrameWork) throws -> (result: Result, tester: ViewTester) {
        let before = Self.heap
        let tester = ViewTester(DeckScene(trips: trips, photos: photos), size: DeckScene.size, scale: 2)
        if paints { try tester.paint() }
        var result = Result()
        // Everything is shown once, as in the other programs.
        for swipe in 0..<12 { for frame in 1...2 { try show(frame, of: swipe, on: tester) } }
        for swipe in 12..<(12 + Self.swipes) {
            var durations = Durations()
            for frame in 1...Self.framesPerSwipe {
                try durations.measure { try show(frame, of: swipe, on: tester) }
                guard tester.statistics.layersChanged > 0 else { throw NothingMoved(workload: "deck") }
                work.add(tester)
            }
            result.frames += durations
            result.advances.wall.append(durations.wall[0])
            result.advances.processor.append(durations.processor[0])
        }
        result.memory = Self.heap - before
        return (result, tester)
    }

    private func show(_ frame: Int, of swipe: Int, on tester: ViewTester) throws {
        if frame == 1 {
            if swipe > 0 { tester.pointerUp(at: SwipePath.point(at: Self.framesPerSwipe, of: swipe - 1)) }
            tester.pointerDown(at: SwipePath.start)
        }
        tester.pointerMove(to: SwipePath.point(at: frame, of: swipe))
        tester.step()
        if paints { try tester.paint() }
    }

    private static var heap: Double {
        let information = mallinfo2()
        return Double(information.uordblks + information.hblkhd)
    }
}

extension Workloads {
    /// A deck of few and of many trips, with pixels and without, with those beside who do the same by other means.
    @MainActor
    func swipeDeck(_ wants: (String) -> Bool) throws {
        let counts = DeckSwipes.counts.filter { wants("deck.\($0)") }
        guard !counts.isEmpty else { return }
        let photos = (0..<TripPhotos.count).map {
            TripPhotos.image($0, in: folder.appendingPathComponent("assets").path)
        }
        var measured = counts.map { (count: $0, painted: DeckSwipes.Result(), unpainted: DeckSwipes.Result()) }
        var ratios: [String: [Double]] = [:]
        var work = counts.map { _ in FrameWork() }
        // All counts in turns, so that all meet the same machine.
        for _ in 0..<max(rounds / 2, 1) {
            for index in counts.indices {
                let count = counts[index]
                let trips = Trip.all(count)
                let round = try DeckSwipes(trips: trips, photos: photos, paints: true).run(&work[index])
                let blind = try DeckSwipes(trips: trips, photos: photos, paints: false).run(&work[index])
                // One painted what changed in each frame, the other paints everything now.
                guard try round.tester.snapshot().pngData == blind.tester.snapshot().pngData else {
                    throw WrongPixels(workload: "deck")
                }
                measured[index].painted.frames += round.result.frames
                measured[index].painted.advances += round.result.advances
                measured[index].unpainted.frames += blind.result.frames
                measured[index].unpainted.advances += blind.result.advances
                measured[index].unpainted.memory = blind.result.memory
                try compare(round.result, count, &ratios)
            }
        }
        for (index, result) in measured.enumerated() {
            let name = "deck.\(result.count)"
            result.painted.frames.report("\(name).frame")
            result.painted.advances.report("\(name).advance")
            result.unpainted.frames.report("\(name).frame.nopixels")
            result.unpainted.advances.report("\(name).advance.nopixels")
            Measurement("\(name).memory", unit: "KB", [result.unpainted.memory], scale: 1 / 1024).report()
            for (peer, values) in ratios.sorted(by: { $0.key < $1.key }) where peer.hasPrefix(name + ".") {
                Measurement(peer, unit: "ratio", values).report()
            }
            work[index].report("\(name).frame")
        }
    }

    /// Has the peers do the same.
    @MainActor
    private func compare(_ run: DeckSwipes.Result, _ count: Int, _ ratios: inout [String: [Double]]) throws {
        let name = "deck.\(count)"
        let mean = run.frames.processor.reduce(0, +) / Double(run.frames.processor.count) / 1e6
        if let cairo {
            let peer = try cairo.numbers(["w2", "\(count)"])
            ratios["\(name).frame.cpu/cairo.w2", default: []].append(mean / peer["cpu_ms_per_frame", default: .nan])
        }
        if let qt {
            let peer = try qt.numbers(["--w", "w2", "--n", "\(count)", "--swipes", "\(DeckSwipes.swipes)"])
            ratios["\(name).frame.cpu/qtquick", default: []].append(mean / peer["cpu_ms_per_frame", default: .nan])
            let advance = Measurement("", unit: "ms", run.advances.wall, scale: 1e-6).median
            ratios["\(name).advance/qtquick", default: []].append(advance / peer["advance_ms.median", default: .nan])
        }
    }
}
