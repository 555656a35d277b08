import Foundation

/// A program beside this one that serves itself on a port of the system's choice.
final class ServedProgram {
    private let process = Process()
    /// What visitors store, where a test names no folder: programs side by side do not share one.
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    /// Where it is, as it says itself.
    let url: String?

    init(_ name: String, environment: [String: String], arguments: [String] = []) throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent(name)
        process.arguments = ["--web", "--port", "0"] + arguments
        let own = ["XDG_DATA_HOME": data.path].merging(environment) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        let output = Pipe()
        try Data().write(to: log)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += more
        }
        url = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map(String.init)
    }

    /// The port it listens on.
    var port: Int? { url.flatMap { URL(string: $0)?.port } }

    /// What it has said on standard error.
    var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// Whether it has not ended.
    var isRunning: Bool { process.isRunning }

    var processIdentifier: Int32 { process.processIdentifier }

    func waitUntilExit() { process.waitUntilExit() }

    func stop() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        for file in [log, data] { try? FileManager.default.removeItem(at: file) }
    }
}
