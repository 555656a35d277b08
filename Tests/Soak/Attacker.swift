import Foundation
import PageRecords
import SeededNumbers

/// Sends batches of hostile messages, one after the other.
struct Attacker {
    /// Connections that are left open: they say nothing more, or take nothing.
    private var kept: [RawLine] = []
    private let port: Int
    private(set) var connections = 0
    var random: SeededGenerator

    init(port: Int) {
        self.port = port
        random = SeededGenerator(seed: 0)
    }

    /// Sends a batch.
    ///
    /// - Returns: how many messages it was.
    mutating func send(_ kind: HostileKind) -> Int {
        var sent = 0
        while sent < kind.batchSize {
            guard let count = try? sendSome(kind) else {
                // The server had no place for it; that is an answer, too.
                sent += 1
                continue
            }
            sent += max(1, count)
        }
        return sent
    }

    private mutating func sendSome(_ kind: HostileKind) throws -> Int {
        switch kind {
        case .garbageBytes: try garbageBytes()
        case .garbageFrames: try single { $0.frame(2, [99] + $1.bytes(1...600)) }
        case .hugeLengths: try hugeLength()
        case .truncated: try truncated()
        case .wrongOrder: try wrongOrder()
        case .strangeNumbers: try strangeNumbers()
        case .unknownNames: try unknownNames()
        case .resizes:
            try flood { writer, random in
                writer.resize(
                    width: .random(in: 1...3000, using: &random), height: .random(in: 1...3000, using: &random), time: 1
                )
            }
        case .keys:
            try flood { writer, random in
                let key = random.pick(["\t", "a", "é", " ", "\r", "\u{1B}", "\u{7F}", "\u{F700}", "\u{F701}"])
                writer.key(
                    key, modifiers: random.pick([0, 0, 2, 4, 8, 16]), time: .random(in: 0...9000, using: &random))
            }
        case .touches:
            try flood { writer, random in
                let phase = random.pick([RecordWriter.Phase.began, .moved, .moved, .moved, .ended, .cancelled])
                writer.pointer(
                    phase, .random(in: 0...400, using: &random), .random(in: 0...900, using: &random),
                    id: .random(in: 0...30, using: &random), time: .random(in: 0...9000, using: &random))
            }
        case .neverReading: try neverReading()
        case .halfOpen: try halfOpen()
        case .handshakes: try handshake()
        case .closings: try closing()
        case .fragments: try fragments()
        }
    }

    // MARK: Connections

    private mutating func line() throws -> RawLine {
        connections += 1
        return try RawLine(port: port, source: .random(in: 1...200, using: &random))
    }

    private mutating func socket() throws -> RawLine {
        let line = try line()
        try line.upgrade()
        return line
    }

    private mutating func page() throws -> RawLine {
        let line = try socket()
        line.say { $0.hello(time: 0) }
        return line
    }

    /// One message on a connection of its own, with or without a session.
    private mutating func single(_ say: (RawLine, inout SeededGenerator) -> Void) throws -> Int {
        let line = random.chance(0.1) ? try page() : try socket()
        say(line, &random)
        line.drain()
        return 1
    }

    /// Leaves a connection as it is; of too many the first one goes.
    private mutating func keep(_ line: RawLine) {
        kept.append(line)
        if kept.count > 40 { kept.removeFirst().close() }
    }

    // MARK: What cannot be read

    private mutating func garbageBytes() throws -> Int {
        let line = random.chance(0.5) ? try socket() : try line()
        line.send(random.bytes(1...4000))
        return 1
    }

    private mutating func hugeLength() throws -> Int {
        try single { line, random in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: line.send([0x82, 0xFF, 0x40] + Array(repeating: 0, count: 7) + [1, 2, 3, 4])
            case 1: line.send([0x82, 0xFF, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0] + Array(repeating: 7, count: 4000))
            // A text of four billion bytes.
            default: line.frame(2, [9, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F] + random.bytes(0...40))
            }
        }
    }

    private mutating func truncated() throws -> Int {
        try single { line, random in
            var writer = RecordWriter()
            writer.hello(session: "abc", time: 1)
            writer.pointer(.began, 1, 1, time: 1)
            writer.perform("Activate", node: 7, time: 1)
            let bytes = Array(writer.bytes.prefix(.random(in: 1..<writer.bytes.count, using: &random)))
            if random.chance(0.5) {
                line.frame(2, bytes)
            } else {
                // The frame itself ends in its middle.
                line.send([0x82, 0x80 | 125, 0, 0, 0, 0] + bytes.prefix(100))
            }
        }
    }

    private mutating func wrongOrder() throws -> Int {
        let line = random.chance(0.5) ? try page() : try socket()
        switch Int.random(in: 0..<5, using: &random) {
        case 0: line.say { $0.tick(1) }
        case 1:
            line.say {
                $0.hello(time: 0)
                $0.hello(time: 0)
            }
        case 2: line.frame(0, [1, 2, 3])
        case 3:
            line.frame(2, Array(repeating: 1, count: 64), isLast: false)
            line.frame(2, [7])
        default: line.frame(random.pick([1, 3, 5, 7, 11, 15]), random.bytes(0...20), isMasked: random.chance(0.5))
        }
        line.drain()
        return 1
    }

    private mutating func fragments() throws -> Int {
        let line = try page()
        let count = Int.random(in: 1...80, using: &random)
        line.frame(2, Array(repeating: 7, count: Int.random(in: 1...2000, using: &random)), isLast: false)
        for _ in 1..<max(2, count) {
            if random.chance(0.2) { line.frame(9, random.bytes(0...125)) }
            line.frame(0, Array(repeating: 7, count: Int.random(in: 1...200, using: &random)), isLast: false)
        }
        line.drain()
        return count
    }

    // MARK: What makes no sense

    private mutating func strangeNumbers() throws -> Int {
        let line = try page()
        let count = Int.random(in: 20...60, using: &random)
        for _ in 0..<count {
            line.say { writer in
                let values: [Float] = [.nan, .infinity, -.infinity, 3e38, -0.0, .leastNonzeroMagnitude, 1e30, -7]
                let times: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 5]
                let (x, y, z) = (random.pick(values), random.pick(values), random.pick(values))
                let time = random.pick(times)
                writer.pointer(random.pick([.began, .moved, .ended]), x, y, id: 1, time: time)
                writer.wheel(x, y, dx: z, dy: x, time: time)
                writer.resize(width: x, height: y, scale: z, time: time)
                writer.tick(time)
            }
            line.drain()
        }
        return count
    }

    private mutating func unknownNames() throws -> Int {
        let line = try page()
        let count = Int.random(in: 20...60, using: &random)
        for _ in 0..<count {
            line.say { writer in
                let node = UInt32.random(in: 0...UInt32.max, using: &random)
                writer.perform(random.pick(["Activate", "", "Delete", "\u{0}", "Increment"]), node: node, time: 1)
                writer.focus(node, time: 1)
                writer.acknowledge(node)
                writer.pointer(.moved, 1, 1, id: node, time: 1)
                writer.lose(time: 1)
                writer.tick(2)
            }
            line.drain()
        }
        return count
    }

    // MARK: Too much

    private mutating func flood(_ write: (inout RecordWriter, inout SeededGenerator) -> Void) throws -> Int {
        let line = try page()
        let count = Int.random(in: 50...150, using: &random)
        for index in 0..<count {
            // Mostly one by one, and now and then 12 KB of them.
            let records = index % 50 == 49 ? 300 : 1
            line.say { writer in for _ in 0..<records { write(&writer, &random) } }
            line.drain()
        }
        return count
    }

    private mutating func neverReading() throws -> Int {
        let line = try page()
        let count = Int.random(in: 30...60, using: &random)
        for index in 1...count {
            line.say { writer in
                writer.acknowledge(UInt32(index))
                writer.resize(width: Float(300 + index * 3), height: 800, time: Double(index) * 16)
                writer.tick(Double(index) * 16)
            }
        }
        keep(line)
        return count
    }

    private mutating func halfOpen() throws -> Int {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: keep(try page())
        case 1: keep(try socket())
        case 2: keep(try line())
        default:
            let line = try line()
            line.send("GET / HT")
            keep(line)
        }
        return 1
    }

    // MARK: Beginnings and ends

    private mutating func handshake() throws -> Int {
        let line = try line()
        let host = "Host: 127.0.0.1:\(port)\r\n"
        let socket = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        let requests = [
            "GET /session HTTP/1.1\r\n\(host)\(socket)\r\n",
            "GET /session HTTP/1.1\r\n\(host)\(socket)Sec-WebSocket-Key: short\r\n\r\n",
            "GET /session HTTP/1.1\r\nHost: evil.example\r\n\(socket)Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            "GET /session HTTP/1.1\r\n\(host)\(socket)Origin: http://evil.example\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            "GET / HTTP/1.1\r\n\(host)\(host)\r\n",
            "GET /../../etc/passwd HTTP/1.1\r\n\(host)\r\n",
            "GET /font/\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n\(host)\r\n",
            "POST / HTTP/1.1\r\n\(host)Content-Length: 999999999999\r\n\r\n",
            "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nfffffffffffffffff\r\n",
            "GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "x", count: 40_000))\r\n\r\n",
            String(repeating: "GET /favicon.ico HTTP/1.1\r\n\(host)\r\n", count: 100),
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\r\n\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
        ]
        line.send(random.pick(requests))
        if random.chance(0.3) { _ = line.receive() }
        return 1
    }

    private mutating func closing() throws -> Int {
        let line = random.chance(0.5) ? try page() : try socket()
        let code = UInt16.random(in: 0...6000, using: &random)
        let payloads: [[UInt8]] = [
            [], [3], [UInt8(code >> 8), UInt8(code & 0xFF)], [3, 0xE8] + random.bytes(1...123), random.bytes(126...300),
        ]
        line.frame(8, random.pick(payloads))
        // More after the end.
        if random.chance(0.5) { line.say { $0.tick(1) } }
        if random.chance(0.5) { _ = line.receive() }
        return 1
    }
}

extension SeededGenerator {
    mutating func bytes(_ count: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: count, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}
