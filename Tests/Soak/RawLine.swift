import Foundation
import PageRecords

/// A connection that says exactly what it is told to, and may or may not listen.
final class RawLine {
    struct Refused: Error {}

    private let descriptor: Int32
    private let port: Int
    private var input: [UInt8] = []
    private(set) var isOpen = true

    /// Connects to a port of this machine.
    ///
    /// - Parameter source: the last byte of the loopback address that it comes from, so that no address runs out of ports.
    init(port: Int, source: UInt8 = 1) throws {
        self.port = port
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
        // What is closed is gone at once.
        var abrupt = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &abrupt, socklen_t(MemoryLayout<linger>.size))
        var patience = timeval(tv_sec: 2, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
        }
        var from = Self.address(0x7F00_0000 | UInt32(max(source, 1)), port: 0)
        _ = Self.withAddress(&from) { bind(descriptor, $0, $1) }
        var to = Self.address(0x7F00_0001, port: port)
        guard Self.withAddress(&to, { connect(descriptor, $0, $1) }) == 0 else {
            Glibc.close(descriptor)
            throw Refused()
        }
    }

    deinit { if isOpen { Glibc.close(descriptor) } }

    private static func address(_ host: UInt32, port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(host).bigEndian
        return address
    }

    private static func withAddress(
        _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        Glibc.close(descriptor)
    }

    // MARK: Saying

    /// Sends bytes; what a closed or full line does not take in two seconds is lost.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while isOpen, sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends a WebSocket frame, masked by zeros unless told otherwise.
    func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, isMasked: Bool = true) {
        var head: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        if payload.count < 126 {
            head.append(mask | UInt8(payload.count))
        } else if payload.count < 65_536 {
            head += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        } else {
            head += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        send(head + (isMasked ? [0, 0, 0, 0] : []) + payload)
    }

    /// Sends records in one message.
    func say(_ write: (inout RecordWriter) -> Void) {
        var writer = RecordWriter()
        write(&writer)
        frame(2, writer.bytes)
    }

    /// Asks for a WebSocket and waits for the answer.
    ///
    /// - Parameter cookie: says who asks; nil for nobody the server knows.
    func upgrade(cookie: String? = nil) throws {
        let person = cookie.map { "Cookie: \($0)\r\n" } ?? ""
        send(
            """
            GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
            \(person)Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
            """)
        guard try head().hasPrefix("HTTP/1.1 101") else { throw Refused() }
    }

    /// Asks for what is at an address, and waits for the head of the answer.
    func ask(_ address: String) throws -> String {
        send("GET \(address) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return try head()
    }

    private func head() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = input.firstRange(of: end) {
                let head = String(decoding: input[..<range.upperBound], as: UTF8.self)
                input.removeSubrange(..<range.upperBound)
                return head
            }
            guard receive() else { throw Refused() }
        }
    }

    // MARK: Hearing

    /// Reads what there is, or waits for something.
    ///
    /// - Returns: false at the connection's end, or where nothing came in two seconds.
    func receive(waiting: Bool = true) -> Bool {
        guard isOpen else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, waiting ? 0 : Int32(MSG_DONTWAIT))
        // The other end has closed it.
        if count == 0 { close() }
        guard count > 0 else { return false }
        input += buffer[..<count]
        return true
    }

    /// Reads and throws away what there is, so that nothing waits for this line.
    func drain() {
        while receive(waiting: false) { input = [] }
    }

    /// The next whole frame of the server among what was read, but for the question whether anybody is there, which is answered.
    func nextFrame() -> (opcode: UInt8, payload: [UInt8])? {
        while let frame = takeFrame() {
            guard frame.opcode == 9 else { return frame }
            self.frame(10, frame.payload)
        }
        return nil
    }

    private func takeFrame() -> (opcode: UInt8, payload: [UInt8])? {
        guard input.count >= 2 else { return nil }
        var start = 2
        var length = Int(input[1] & 0x7F)
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
        let frame = (input[0] & 0xF, Array(input[start..<start + length]))
        input.removeSubrange(..<(start + length))
        return frame
    }

    /// The number at the start of bytes, seven bits each.
    static func unsigned(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var value: UInt32 = 0
        for (index, byte) in bytes.prefix(5).enumerated() {
            value |= UInt32(byte & 0x7F) << UInt32(index * 7)
            if byte < 0x80 { break }
        }
        return value
    }
}
