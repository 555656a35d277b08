import Foundation

/// Prints one JSON object a line for each measurement. Arguments: `--rounds N` (5), and beginnings of names to run
/// only those.
@main
enum BenchmarkRun {
    @MainActor
    static func main() async throws {
        var names = Array(CommandLine.arguments.dropFirst())
        // How a run starts itself for pictures.
        if names.count == 2, names[0] == "--draw" {
            return try PictureFiles.write(to: URL(fileURLWithPath: names[1], isDirectory: true))
        }
        var rounds = 5
        if let flag = names.firstIndex(of: "--rounds") {
            guard flag + 1 < names.count, let count = Int(names[flag + 1]), count > 0 else {
                note("--rounds takes a number above 0.")
                exit(2)
            }
            rounds = count
            names.removeSubrange(flag...(flag + 1))
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Workloads(rounds: rounds, in: folder).run(names)
    }
}
