import Foundation
import PageRecords

/// A page without a browser, over a socket of its own: says what `Documentation/WebHost.md` has pages say.
final class PlayedPage {
    /// What the server said, as far as a page that draws nothing has to know.
    enum Received {
        case welcome
        case frame(number: UInt32, isMoving: Bool)
        case pong
        case other
    }

    private(set) var session = ""
    /// With WebSocket's own, both ways.
    private(set) var bytesReceived = 0
    private(set) var bytesSent = 0
    /// The frame that is to be acknowledged with the next message.
    var unacknowledged: UInt32?
    /// The layers of the last frame as they came.
    private(set) var lastLayers: [UInt8] = []
    let descriptor: Int32
    private var input: [UInt8] = []
    private var output = RecordWriter()

    /// - Parameter isVisitor: whether the server is to know it by a cookie, as it does who has asked for the page before.
    init(port: Int, isVisitor: Bool = false) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
        // What waits for an answer longer than this would wait for good.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            throw ChildProcessFailure(path: "a page", reason: String(cString: strerror(errno)))
        }
        let cookie = try isVisitor ? Self.cookie(port: port).map { "Cookie: \($0)\r\n" } ?? "" : ""
        try write(
            Array(
                """
                GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                \(cookie)Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
                """.utf8))
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = input.firstRange(of: end) {
                input.removeSubrange(..<range.upperBound)
                return
            }
            try read()
        }
    }

    deinit { Glibc.close(descriptor) }

    /// That of a new visitor.
    private static func cookie(port: Int) throws -> String? {
        let head = try ChildProcess("/usr/bin/curl", ["-s", "-D", "-", "-o", "/dev/null", "http://127.0.0.1:\(port)/"])
            .output
        let line = head.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix("set-cookie: ") }
        return line.map { String($0.dropFirst("set-cookie: ".count).prefix { $0 != ";" }) }
    }

    // MARK: Saying

    func hello(session: String = "", time: Double) {
        output.hello(width: 390, height: 844, session: session, time: time)
    }

    func pointer(_ phase: RecordWriter.Phase, _ x: Float, _ y: Float, time: Double) {
        output.pointer(phase, x, y, time: time)
    }

    func tick(_ time: Double) { output.tick(time) }

    func resize(width: Float, height: Float, time: Double) {
        output.resize(width: width, height: height, time: time)
    }

    func key(_ key: String, time: Double) { output.key(key, time: time) }

    func ping() { output.ping(1) }

    /// What was said since the last call, as one message, with the acknowledgment that is due.
    func takeMessage() -> [UInt8] {
        if let number = unacknowledged {
            unacknowledged = nil
            output.acknowledge(number)
        }
        let bytes = output.bytes
        output = RecordWriter()
        let length =
            bytes.count < 126
            ? [0x80 | UInt8(bytes.count)] : [0xFE, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        // A mask of zeros leaves the bytes as they are.
        return [0x82] + length + [0, 0, 0, 0] + bytes
    }

    func send() throws { try write(takeMessage()) }

    func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { throw ChildProcessFailure(path: "a page", reason: "its connection was closed") }
            sent += count
        }
        bytesSent += bytes.count
    }

    // MARK: Hearing

    /// Reads what there is, or waits for something.
    func read() throws {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
            throw ChildProcessFailure(
                path: "a page", reason: count == 0 ? "its connection was closed" : String(cString: strerror(errno)))
        }
        input += buffer[..<count]
        bytesReceived += count
    }

    /// The next message among what was read.
    func next() -> Received? {
        guard input.count >= 2 else { return nil }
        var start = 2
        var length = Int(input[1])
        if length == 126 {
            guard input.count >= 4 else { return nil }
            length = Int(input[2]) << 8 | Int(input[3])
            start = 4
        } else if length == 127 {
            guard input.count >= 10 else { return nil }
            length = input[2..<10].reduce(0) { $0 << 8 | Int($1) }
            start = 10
        }
        guard input.count >= start + length else { return nil }
        let message = Array(input[start..<start + length])
        input.removeSubrange(..<(start + length))
        return take(message)
    }

    /// Waits for a message that is wanted, and leaves out the others.
    func wait(for isWanted: (Received) -> Bool) throws {
        while true {
            while let message = next() { if isWanted(message) { return } }
            try read()
        }
    }

    func waitForFrame() throws { try wait { if case .frame = $0 { true } else { false } } }

    private func take(_ message: [UInt8]) -> Received {
        switch message.first {
        case 1:
            // Between the flag and the name stands a number of seven bits a byte.
            session = String(decoding: message[2...].drop { $0 >= 0x80 }.dropFirst(), as: UTF8.self)
            return .welcome
        case 2:
            var number: UInt32 = 0
            var shift: UInt32 = 0
            var index = 1
            while message[index] >= 0x80 {
                number |= UInt32(message[index] & 0x7F) << shift
                shift += 7
                index += 1
            }
            number |= UInt32(message[index]) << shift
            unacknowledged = number
            let flags = message[index + 1]
            lastLayers = Array(message[(index + 2 + (flags & 2 != 0 ? 4 : 0))...])
            return .frame(number: number, isMoving: flags & 1 != 0)
        case 5: return .pong
        default: return .other
        }
    }
}
