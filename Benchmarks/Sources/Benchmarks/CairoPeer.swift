import Foundation

/// The same scene drawn by hand with Cairo: a C program of the folder that the environment variable `RIFFLE_PEERS` names.
///
/// It is compiled here, with the C compiler, and draws the pictures that ours draws.
struct CairoPeer {
    private let program: String

    /// The program in a folder of temporary files that has the cards' pictures in `assets`; nil, with a note, where
    /// there is no such program or no compiler.
    init?(in folder: URL) {
        guard let peers = ProcessInfo.processInfo.environment["RIFFLE_PEERS"] else {
            note("RIFFLE_PEERS is not set: no ratios to Cairo drawn by hand.")
            return nil
        }
        program = folder.appendingPathComponent("cairo_direct").path
        let source = URL(fileURLWithPath: peers).appendingPathComponent("cairo_direct.c").path
        let command =
            "${CC:-cc} -O2 -march=native -o \"$1\" \"$2\" $(pkg-config --cflags --libs cairo pangocairo) -lz -lm"
        do {
            _ = try ChildProcess("/bin/sh", ["-c", command, "sh", program, source])
        } catch {
            note("no ratios to Cairo drawn by hand: \(source) could not be made ready: \(error)")
            return nil
        }
    }

    /// Runs the program in one of its modes.
    func run(_ mode: String, _ arguments: [String] = []) throws -> ChildProcess {
        try ChildProcess(program, [mode] + arguments)
    }

    /// Milliseconds of processor time for making, laying out and painting chips of given labels.
    func chips(_ labels: [String]) throws -> Double {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("assets")
        try labels.joined(separator: "\n").appending("\n").write(
            to: folder.appendingPathComponent("chips.txt"), atomically: true, encoding: .utf8)
        return try number("cpu_ms", in: try run("w5", ["\(labels.count)"]))
    }

    /// Milliseconds of processor time for a frame of a mode.
    func frame(_ mode: String) throws -> Double {
        try number("cpu_ms_per_frame", in: try run(mode))
    }

    private func number(_ key: String, in child: ChildProcess) throws -> Double {
        let result = try JSONSerialization.jsonObject(with: Data(child.output.utf8)) as? [String: Any]
        guard let time = result?[key] as? Double else {
            throw ChildProcessFailure(path: program, reason: "it printed \(child.output)")
        }
        return time
    }
}
