import Foundation
import Testing
import RiffleWebHost

/// A whole program that serves itself, and is asked to end.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DrainTests {
    /// The example program, served on a port of the system's choice.
    private final class ServedProgram {
        let process = Process()
        let url: String
        var port: Int { URL(string: url)?.port ?? 0 }

        init(_ folder: StorageFolder, _ arguments: String...) throws {
            let place = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            process.executableURL = place.appendingPathComponent("ExampleProgram")
            process.arguments = ["--web", "--port", "0"] + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": folder.url.path]) { $1 }
            process.standardError = FileHandle.nullDevice
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            var line: [UInt8] = []
            while line.last != 0x0A, let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
                line.append(byte)
            }
            let words = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ")
            url = words.last.map(String.init) ?? ""
        }

        deinit { if process.isRunning { process.terminate() } }

        /// Asks the program to end, and waits until it has.
        func end(by signal: Int32) -> Int32 {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test(
        "a program that is asked to end tells its pages, writes what they stored, and ends well",
        arguments: [SIGTERM, SIGINT])
    func end(signal: Int32) async throws {
        let folder = StorageFolder()
        let program = try ServedProgram(folder)
        let answer = try await RawConnection.request("/", port: program.port)
        let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("set-cookie: ") })
        let cookie = try #require(line.dropFirst("set-cookie: ".count).split(separator: ";").first)
        let page = try await PlayedPage(port: program.port, headers: [("Cookie", String(cookie))])
        page.send { $0.hello() }
        try await page.settle()
        async let code = page.end()
        #expect(program.end(by: signal) == 0)
        #expect(await code == 1012)
        let id = cookie.split(separator: "=")[1].prefix(32)
        let person = "ExampleProgram/web/persons/\(id).plist"
        let others = folder.files.filter { !$0.hasPrefix("ExampleProgram/web/sessions/\(id)/") }
        #expect(others == ["ExampleProgram/web/key", "ExampleProgram/web/lock", person])
        #expect(folder.files.count == others.count + 1)
    }

    @Test("a token in a file is the same after a restart, and asked for on loopback, too")
    func token() async throws {
        let folder = StorageFolder()
        var urls: [String] = []
        for _ in 0..<2 {
            let program = try ServedProgram(folder, "--token-file", folder.url.path + "/token")
            urls.append(String(program.url.drop { $0 != "?" }))
            #expect(try await RawConnection.request("/", port: program.port).hasPrefix("HTTP/1.1 403"))
            #expect(try await RawConnection.request("/\(urls[0])", port: program.port).hasPrefix("HTTP/1.1 200"))
            #expect(program.end(by: SIGTERM) == 0)
        }
        #expect(urls[0] == urls[1] && urls[0].hasPrefix("?token=") && urls[0].utf8.count == 39)
    }
}
