import Foundation

/// A program that runs with `--drive`, and lines of JSON to and from it.
final class DrivenProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest: [UInt8] = []

    /// Starts a program, and reads what it says first.
    init(_ path: String) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--drive"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = try answer()
    }

    /// Has the program end, and waits for that.
    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Sends a command, and waits for its answer.
    func ask(_ line: String) throws -> String {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        return try answer()
    }

    private func answer() throws -> String {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else {
                throw ChildProcessFailure(path: process.executableURL?.path ?? "", reason: "it said nothing more")
            }
            rest += buffer[..<count]
        }
    }
}
