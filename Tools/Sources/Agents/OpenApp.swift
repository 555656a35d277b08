import Foundation
import RiffleDriverClient
import RiffleDriverMessages

/// The program that is open: it runs with `--drive`, with a home of its own.
final class OpenApp {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "riffle-drive-\(UUID().uuidString)")
    private var process: DriverProcess?
    private var launches = 0

    deinit { end() }

    /// Ends the program, and forgets what it has stored.
    func end() {
        process?.terminate()
        process = nil
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts a program, as on a new device.
    func open(_ path: String, _ settings: DriverSettings, arguments: [String] = []) throws -> DriverAnswer {
        process?.terminate()
        process = nil
        launches += 1
        let data = folder.appendingPathComponent("\(launches)")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        process = try DriverProcess(
            program: path, flags: ["--data", data.path], arguments: arguments, environment: ["HOME": data.path])
        var launch = DriverRequest("launch")
        launch.settings = settings
        return try ask(launch)
    }

    /// Asks, and waits for the answer.
    func ask(_ request: DriverRequest) throws -> DriverAnswer {
        guard let process else { throw AgentError("No app is open: open one first.") }
        do { return try process.ask(request) } catch {
            self.process = nil
            throw error
        }
    }
}

/// Something that was asked for and not done.
struct AgentError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
