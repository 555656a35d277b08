import Foundation
import SwiftUITesting
import Testing

struct AsyncBytesTests {
    private func file(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func lines<Bytes: AsyncSequence>(of bytes: Bytes) async throws -> [String] where Bytes.Element == UInt8 {
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        return lines
    }

    @Test("a long file is read to its end, byte by byte")
    func longFile() async throws {
        let file = try file(String(repeating: "0123456789", count: 20_000))
        defer { try? FileManager.default.removeItem(at: file) }
        var (count, sum) = (0, 0)
        for try await byte in file.resourceBytes { (count, sum) = (count + 1, sum + Int(byte) - 48) }
        #expect(count == 200_000 && sum == 900_000)
    }

    @Test("a file that is not there is an error")
    func missing() async {
        await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/no/file").lines {} }
    }

    @Test("an answer's status is there before its bytes, which come as lines")
    func answer() async throws {
        let server = try LineServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\none\r\n")
            connection.send("two\r\n\r\n")
        }
        let (bytes, response) = try await URLSession.shared.bytes(from: server.url)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(try await lines(of: bytes) == ["one", "two"])
    }

    @Test("an answer without end is read as it comes, and stops when nobody reads it any more")
    func endless() async throws {
        let server = try LineServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
            // Until the reader has gone.
            var number = 0
            while connection.send("data: \(number)\n\n") { number += 1 }
        }
        var request = URLRequest(url: server.url)
        request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        var received: [String] = []
        do {
            let (bytes, _) = try await URLSession.shared.bytes(for: request)
            for try await line in bytes.lines {
                received.append(line)
                if received.count == 3 { break }
            }
        }
        #expect(received == ["data: 0", "data: 1", "data: 2"])
        await server.finish()
    }

    @Test("a task that is cancelled while it reads stops, and the server notices")
    func cancelled() async throws {
        let server = try LineServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send(String(repeating: "line\n", count: 100)) {}
        }
        let (first, began) = AsyncStream<Void>.makeStream()
        let task = Task {
            let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
            for try await _ in bytes.lines { began.yield() }
        }
        for await _ in first { break }
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        await server.finish()
    }

    @Test("what cannot be reached is an error, however early nobody waits for it any more")
    func refused() async {
        // Nobody listens there.
        let refused = URL(string: "http://127.0.0.1:9/")!
        await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: refused) }
        for turn in 0..<40 {
            let task = Task { for try await _ in refused.lines {} }
            for _ in 0..<turn { await Task.yield() }
            task.cancel()
            await #expect(throws: (any Error).self) { try await task.value }
        }
    }
}
