import SwiftUI
@_spi(Benchmarking) import SwiftUITesting
import WalletScene

/// One card of five is dragged for 240 frames: event, app's code, update, layout, layers, and pixels or none.
@MainActor
struct WalletDrag {
    let pictures: CardPictures
    let paints: Bool

    /// Runs the drag once on a new tester, and half a second more: the card is then far from where it was.
    func run(_ work: inout FrameWork) throws -> (durations: Durations, tester: ViewTester) {
        let tester = ViewTester(WalletScene(pictures: pictures), size: WalletScene.size, scale: 2)
        if paints { try tester.paint() }
        tester.pointerDown(at: DragPath.start)
        for frame in 0..<10 { try show(frame, on: tester) }
        guard tester.statistics.layersChanged > 0 else { throw NothingMoved(workload: "wallet.drag") }
        var durations = Durations()
        for frame in 0..<DragPath.frameCount {
            try durations.measure { try show(frame, on: tester) }
            work.add(tester)
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

extension Workloads {
    /// The drag with and without pixels, and by hand with Cairo, in turns so that all meet the same machine.
    @MainActor
    func walletDrag() throws {
        var painted = Durations()
        var unpainted = Durations()
        var work = FrameWork()
        var ratios: [String: [Double]] = [:]
        let modes = ["w1damage", "w1live"]
        for _ in 0..<rounds {
            let round = try WalletDrag(pictures: pictures, paints: true).run(&work)
            painted += round.durations
            let blind = try WalletDrag(pictures: pictures, paints: false).run(&work)
            unpainted += blind.durations
            // One painted what changed in each frame, the other paints everything now.
            guard try round.tester.snapshot().pngData == blind.tester.snapshot().pngData else {
                throw WrongPixels(workload: "wallet.drag")
            }
            guard let cairo else { continue }
            let mean = round.durations.processor.reduce(0, +) / Double(DragPath.frameCount)
            for mode in modes {
                let peer = try cairo.numbers([mode])
                ratios[mode, default: []].append(mean / 1e6 / peer["cpu_ms_per_frame", default: .nan])
            }
        }
        painted.report("wallet.drag.frame")
        unpainted.report("wallet.drag.frame.nopixels")
        for mode in modes {
            Measurement("wallet.drag.frame.cpu/cairo.\(mode)", unit: "ratio", ratios[mode] ?? []).report()
        }
        work.report("wallet.drag.frame")
    }
}
