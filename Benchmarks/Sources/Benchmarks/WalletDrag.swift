import SwiftUI
@_spi(Benchmarking) import SwiftUITesting
import WalletScene

/// One card of five is dragged for 240 frames: event, app's code, update, layout, layers, and pixels or none.
@MainActor
struct WalletDrag {
    let pictures: CardPictures
    let paints: Bool

    /// The work of the last frames, for a look at what a frame does.
    struct Work {
        var bodies = 0
        var layouts = 0
        var repaintedLayers = 0
        var changedLayers = 0
    }

    /// Runs the drag once on a new tester, and half a second more: the card is then far from where it was.
    func run(_ work: inout Work) throws -> (durations: Durations, tester: ViewTester) {
        let tester = ViewTester(WalletScene(pictures: pictures), size: WalletScene.size, scale: 2)
        if paints { try tester.paint() }
        tester.pointerDown(at: DragPath.start)
        for frame in 0..<10 { try show(frame, on: tester) }
        guard tester.statistics.layersChanged > 0 else { throw NothingMoved(workload: "wallet.drag") }
        var durations = Durations()
        for frame in 0..<DragPath.frameCount {
            try durations.measure { try show(frame, on: tester) }
            let statistics = tester.statistics
            work.bodies += statistics.bodiesEvaluated
            work.layouts += statistics.nodesLaidOut
            work.repaintedLayers += statistics.layersRepainted
            work.changedLayers += statistics.layersChanged
        }
        for frame in 0..<30 { try show(frame, on: tester) }
        return (durations, tester)
    }

    private func show(_ frame: Int, on tester: ViewTester) throws {
        tester.pointerMove(to: DragPath.point(at: frame))
        tester.step()
        if paints { try tester.paint() }
    }
}

/// The frame that was measured is not the frame that should be there.
struct WrongPixels: Error, CustomStringConvertible {
    var description: String { "wallet.drag: painting only what changed gave other pixels than painting everything." }
}

extension Workloads {
    /// The drag with and without pixels, and by hand with Cairo, in turns so that all meet the same machine.
    @MainActor
    func walletDrag() throws {
        var painted = Durations()
        var unpainted = Durations()
        var work = WalletDrag.Work()
        var ratios: [String: [Double]] = [:]
        let modes = ["w1damage", "w1live"]
        for _ in 0..<rounds {
            let round = try WalletDrag(pictures: pictures, paints: true).run(&work)
            painted += round.durations
            let blind = try WalletDrag(pictures: pictures, paints: false).run(&work)
            unpainted += blind.durations
            // One painted what changed in each frame, the other paints everything now.
            guard try round.tester.snapshot().pngData == blind.tester.snapshot().pngData else { throw WrongPixels() }
            guard let cairo else { continue }
            let mean = round.durations.processor.reduce(0, +) / Double(DragPath.frameCount)
            for mode in modes { ratios[mode, default: []].append(mean / 1e6 / (try cairo.frame(mode))) }
        }
        report("wallet.drag.frame", painted)
        report("wallet.drag.frame.nopixels", unpainted)
        for mode in modes {
            Measurement("wallet.drag.frame.cpu/cairo.\(mode)", unit: "ratio", ratios[mode] ?? []).report()
        }
        let frames = Double(2 * rounds * DragPath.frameCount)
        for (name, count) in [
            ("bodies", work.bodies), ("layouts", work.layouts), ("repainted", work.repaintedLayers),
            ("changed", work.changedLayers),
        ] { Measurement("wallet.drag.frame.\(name)", unit: "count", [Double(count) / frames]).report() }
    }

    private func report(_ name: String, _ durations: Durations) {
        Measurement(name, unit: "us", durations.wall, scale: 1e-3).report()
        Measurement(name + ".cpu", unit: "us", durations.processor, scale: 1e-3).report()
    }
}
