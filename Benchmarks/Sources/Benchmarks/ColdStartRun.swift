import Foundation
import WalletScene

extension Workloads {
    /// From a process's start to the scene's first frame as a PNG on disk, in turns with Cairo by hand and its encoder.
    func coldStart() throws {
        let program = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("ColdStart").path
        guard let program else { return note("cold.start: this program does not know where it is.") }
        let picture = folder.appendingPathComponent("frame.png").path
        let size = "\(Int(WalletScene.size.width))x\(Int(WalletScene.size.height))"
        var runs: [ChildProcess] = []
        var ratios: [Double] = []
        for round in 0...(2 * rounds) {
            try? FileManager.default.removeItem(atPath: picture)
            let run = try ChildProcess(
                program, ["--png", picture, "--size", size, "--scale", "2"],
                environment: ["CARD_PICTURES": folder.appendingPathComponent("assets").path])
            let peer = try cairo?.run(["w3", "15", picture + ".cairo"])
            // The first has the programs' files read from disk.
            guard round > 0 else { continue }
            runs.append(run)
            if let peer { ratios.append(run.processor / peer.processor) }
        }
        Measurement("cold.start", unit: "ms", runs.map(\.wall), scale: 1e-6).report()
        Measurement("cold.start.cpu", unit: "ms", runs.map(\.processor), scale: 1e-6).report()
        Measurement("cold.start.memory", unit: "MB", runs.map(\.peakMemory), scale: 1 / 1_048_576).report()
        Measurement("cold.start.cpu/cairo.w3", unit: "ratio", ratios).report()
    }
}
