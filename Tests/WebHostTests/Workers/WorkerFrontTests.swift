import Foundation
import RiffleWebHost
import Testing

/// The process that holds the port for others.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct WorkerFrontTests {
    private func start(
        _ environment: [String: String] = [:], arguments: [String] = ["--workers", "2"]
    ) throws -> ServedProgram {
        try ServedProgram(
            "ExampleProgram",
            environment: ["EXAMPLE": "faults", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 },
            arguments: arguments)
    }

    /// The processes that a process has started and that have not ended.
    private func workers(of program: ServedProgram) -> [Int32] {
        let path = "/proc/\(program.processIdentifier)/task/\(program.processIdentifier)/children"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
    }

    private func isThere(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }

    /// A visitor's cookie.
    private func visitor(_ port: Int) async throws -> String {
        let answer = try await RawConnection.request("/", port: port)
        let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("set-cookie: ") })
        return String(line.dropFirst("set-cookie: ".count).prefix { $0 != ";" })
    }

    private func requests(_ worker: Int, _ port: Int) async throws -> Int {
        let text = try await RawConnection.request("/metrics?worker=\(worker)", port: port)
        let line = text.split(separator: "\n").first { $0.hasPrefix("riffle_requests_total{status=\"2xx\"}") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    @Test("nobody gets to a worker that is somebody's by naming it")
    func strangers() async throws {
        let program = try start(arguments: ["--workers", "1", "--isolate"])
        defer { program.stop() }
        let port = try #require(program.port)
        let before = try await [requests(0, port), requests(1, port)]
        for _ in 0..<3 { _ = try await RawConnection.request("/?worker=1", port: port) }
        let after = try await [requests(0, port), requests(1, port)]
        // Each of them has been asked for its count since.
        #expect(after[0] == before[0] + 4 && after[1] == before[1] + 1)
    }

    @Test("visitors are spread, and a connection that carries requests of several goes to whose each of them is")
    func connections() async throws {
        let program = try start()
        defer { program.stop() }
        let port = try #require(program.port)
        var visitors: [String] = []
        for _ in 0..<2 { visitors.append(try await visitor(port)) }
        let before = try await [requests(0, port), requests(1, port)]
        let connection = try await RawConnection.open(port: port)
        for count in 0..<6 {
            connection.send(
                "GET /?\(count) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(visitors[count % 2])\r\n"
                    + (count == 5 ? "Connection: close\r\n" : "") + "\r\n")
            if count < 5 { _ = await connection.text(upTo: "</html>") }
        }
        _ = await connection.rest()
        let after = try await [requests(0, port), requests(1, port)]
        // Besides the three pages: the counts before, which each has answered once.
        #expect(zip(before, after).map { $1 - $0 } == [4, 4])
    }

    @Test("a request's head may come byte by byte, and what is none is answered or closed, and keeps nobody")
    func badRequests() async throws {
        let program = try start()
        defer { program.stop() }
        let port = try #require(program.port)
        let slow = try await RawConnection.open(port: port)
        for byte in Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8) {
            slow.send([byte])
        }
        #expect(String(decoding: await slow.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 200"))
        let long = try await RawConnection.open(port: port)
        long.send("GET / HTTP/1.1\r\nCookie: " + String(repeating: "x", count: 40_000) + "\r\n\r\n")
        #expect(String(decoding: await long.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 431"))
        let garbage = try await RawConnection.open(port: port)
        garbage.send([0, 1, 2, 3, 0xFF, 0x0A, 0x0A, 0x0D])
        #expect(String(decoding: await garbage.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 400"))
        #expect(try await RawConnection.request("/", port: port).hasPrefix("HTTP/1.1 200"))
        #expect(program.errors == "")
    }

    @Test("all end well when they are asked to", arguments: [SIGTERM, SIGINT])
    func end(signal: Int32) async throws {
        let program = try start()
        defer { program.stop() }
        _ = try #require(program.port)
        let workers = workers(of: program)
        #expect(workers.count == 2)
        kill(program.processIdentifier, signal)
        program.waitUntilExit()
        #expect(workers.filter(isThere) == [])
        #expect(program.errors == "")
    }

    @Test("no process goes on when the one that holds the port is killed")
    func killed() async throws {
        let program = try start()
        defer { program.stop() }
        _ = try #require(program.port)
        let workers = workers(of: program)
        kill(program.processIdentifier, SIGKILL)
        program.waitUntilExit()
        while workers.contains(where: isThere) { await Task.yield() }
    }

    @Test("a program that cannot start says so and ends")
    func neverStarts() async throws {
        let program = try start(["FAULT_AT_START": "1"])
        defer { program.stop() }
        #expect(program.url == nil)
        program.waitUntilExit()
        #expect(program.errors.contains("The app does not start: its process ended 3 times before it served anything."))
    }
}
