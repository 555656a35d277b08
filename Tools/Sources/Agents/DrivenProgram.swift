import Foundation

/// An app that runs with `--drive`. What is asked and answered are JSON objects, which Documentation/Driving.md describes.
final class DrivenProgram {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors: URL
    private var rest = Data()
    private var lastID = 0

    /// - Parameter data: a folder of the app's own.
    init(_ path: String, arguments: [String], data: URL) throws {
        errors = data.appendingPathComponent("errors.txt")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try Data().write(to: errors)
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--drive", "--data", data.path] + (arguments.isEmpty ? [] : ["--"] + arguments)
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = data.path
        environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none"
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        let hello = try read()
        guard hello["version"] as? Int == 1 else {
            throw AgentError("\(path) speaks another version of --drive: build it with this Riffle.")
        }
    }

    deinit { try? input.fileHandleForWriting.close() }

    /// Ends the app.
    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Asks, and waits for the answer.
    func ask(_ request: [String: Any]) throws -> [String: Any] {
        lastID += 1
        var request = request
        request["id"] = lastID
        let line = try JSONSerialization.data(withJSONObject: request)
        try input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
        while true {
            let answer = try read()
            let id = answer["id"] as? Int ?? 0
            if id == lastID || id == 0 { return answer }
        }
    }

    private func read() throws -> [String: Any] {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
                return try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw AgentError(ending()) }
            rest += more
        }
    }

    /// Why there are no more answers: what the app said last, and its own code in the stack.
    private func ending() -> String {
        process.waitUntilExit()
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        let fatal = lines.last { $0.contains("Fatal error") || $0.hasPrefix("riffle: no answer") } ?? "It said nothing."
        let frames = lines.filter { line in
            line.contains(" at /") && line.first.map { $0.isNumber || $0 == " " } == true
                && !["/swift/", "/usr/", "/Sources/SwiftUICore/", "/Sources/Driving/", "[system]"].contains {
                    line.contains($0)
                }
        }
        return (["The app has ended. \(fatal)"] + frames.prefix(8)).joined(separator: "\n")
    }
}

/// Something that an agent asked for and did not get.
struct AgentError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
