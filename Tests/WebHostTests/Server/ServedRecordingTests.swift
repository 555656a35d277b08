import Foundation
import Testing

/// `--record` and `--replay` of a whole program, by a page that speaks to it as a browser does.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ServedRecordingTests {
    private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    private func program(_ example: String, _ arguments: [String], _ output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = Self.folder.appendingPathComponent("ExampleProgram")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["EXAMPLE": example]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        return process
    }

    /// What a program says and how it ends.
    private func run(_ example: String, _ arguments: String...) throws -> (status: Int32, said: String) {
        let output = Pipe()
        let process = try program(example, arguments, output)
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    /// Serves a program that records, has a page do something to it, and ends it.
    private func record(_ example: String, to file: String, _ act: (PlayedPage) async throws -> Void) async throws {
        let output = Pipe()
        let process = try program(
            example, ["--web", "--port", "0", "--data", file + "-data", "--record", file], output)
        defer {
            if process.isRunning { process.terminate() }
            try? FileManager.default.removeItem(atPath: file + "-data")
        }
        var line: [UInt8] = []
        while line.last != 0x0A, let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            line.append(byte)
        }
        let url = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ").last.map(String.init) ?? ""
        let page = try await PlayedPage.open(port: try #require(URL(string: url)?.port))
        try await act(page)
        try await page.settle()
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
    }

    /// Taps, and waits for the frame that shows what comes of it: on a busy machine others are still on their way, and keys
    /// that the server has before the frame go to nobody.
    private func tap(_ page: PlayedPage, _ x: Float, _ y: Float, at time: Double) async throws {
        try await page.settle()
        page.acknowledge()
        let before = page.framesReceived
        page.send {
            $0.pointer(.began, x, y, time: time)
            $0.pointer(.ended, x, y, time: time + 60)
        }
        repeat {
            try await page.settle()
            page.acknowledge()
        } while page.framesReceived == before
    }

    /// Taps and drags the dial.
    private func turn(_ page: PlayedPage) async throws {
        for step in 0..<3 { try await tap(page, 196, 370, at: 100 + Double(step) * 200) }
        page.send { $0.pointer(.began, 196, 478, time: 1000) }
        for step in 1...4 {
            page.send { $0.pointer(.moved, 196 + Float(step) * 12, 478, time: 1000 + Double(step) * 16) }
            try await page.settle()
            page.acknowledge()
        }
        page.send { $0.pointer(.ended, 244, 478, time: 1080) }
        try await page.settle()
        page.acknowledge()
    }

    /// A file for a recording, which goes with its folder.
    private func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("page.txt").path)
    }

    @Test("what happens to a served page is recorded, and played again it shows the same, byte for byte")
    func roundTrip() async throws {
        try await inFolder { file in
            try await record("dial", to: file, turn)
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.count { $0 == "\n" } > 20, "\(text)")
            let replay = try run("dial", "--replay", file)
            #expect(
                replay.status == 0 && replay.said.contains("show the same, byte for byte"), "\(replay.said)\n\(text)")
            // Another program shows something else, and is found out.
            let other = try run("timers", "--replay", file)
            #expect(other.status != 0, "\(other.said)")
        }
    }

    @Test("passwords and pasted texts are not in a recording, and what a task brought is marked as from outside")
    func redaction() async throws {
        try await inFolder { file in
            try await record("login", to: file) { page in
                try await tap(page, 196, 170, at: 100)
                page.send {
                    for (step, key) in ["h", "u", "s", "h"].enumerated() { $0.key(key, time: 300 + Double(step) * 20) }
                    $0.replace(4..<4, with: "swordfish", target: 0, version: 4, time: 400)
                }
                try await page.settle()
                page.acknowledge()
                try await tap(page, 196, 110, at: 600)
                page.send {
                    $0.key("Q", time: 800)
                    $0.replace(1..<1, with: "zebra", target: 0, version: 1, time: 900)
                }
                try await page.settle()
                page.acknowledge()
            }
            let text = try String(contentsOfFile: file, encoding: .utf8)
            // What is typed where everybody sees it is there.
            #expect(text.contains("\"characters\":\"Q\""), "\(text)")
            #expect(text.contains("\"characters\":\"•\""), "\(text)")
            for secret in ["swordfish", "zebra", "\"h\"", "\"u\""] { #expect(!text.contains(secret), "\(text)") }
            #expect(text.contains("\"isRedacted\":true"))
            #expect(text.contains("{\"outside\":{}}"))
            let replay = try run("login", "--replay", file)
            #expect(replay.said.contains("from outside") || replay.said.contains("came from outside"), "\(replay.said)")
            #expect(replay.said.contains("left out"), "\(replay.said)")
        }
    }

    @Test("a recording that is not there is said to be missing")
    func missing() throws {
        let result = try run("dial", "--replay", "/nowhere/page.txt")
        #expect(result.status != 0 && result.said.contains("--replay /nowhere/page.txt"), "\(result.said)")
    }
}
