import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Serves the page of `riffle dev` on loopback: some files, a stream of what happens, and what the page has to say.
///
/// A thread for each connection; a browser opens six.
package final class ShellServer: @unchecked Sendable {
    package let port: Int
    private let listener: Int32
    private let files: [String: (type: String, bytes: [UInt8])]
    private let lock = NSLock()
    /// The state of all there is, as JSON; pages that come are told it first.
    private var state = "{}"
    private var listeners: Set<Int32> = []
    private var connections = 0
    private let onMessage: @Sendable ([UInt8]) -> Void
    private let frames: String

    /// Connections at once, and seconds that one may say nothing.
    private static let connectionLimit = 64
    private static let patience = 60

    /// - Parameters:
    ///   - files: what there is, by path.
    ///   - frames: the origin of what the page shows in frames.
    ///   - onMessage: is given what the page says, on any thread.
    init(
        listener: (descriptor: Int32, port: Int), files: [String: (type: String, bytes: [UInt8])], frames: String,
        onMessage: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.listener = listener.descriptor
        port = listener.port
        self.files = files
        self.frames = frames
        self.onMessage = onMessage
    }

    func start() {
        Thread.detachNewThread { [self] in
            while true {
                let descriptor = LocalSocket.accept(listener)
                guard descriptor >= 0 else {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    if errno == EMFILE || errno == ENFILE {
                        usleep(100_000)
                        continue
                    }
                    return
                }
                let isRoom = lock.withLock { () -> Bool in
                    guard connections < Self.connectionLimit else { return false }
                    connections += 1
                    return true
                }
                guard isRoom else {
                    close(descriptor)
                    continue
                }
                Thread.detachNewThread { [self] in
                    serve(descriptor)
                    lock.withLock {
                        connections -= 1
                        listeners.remove(descriptor)
                        close(descriptor)
                    }
                }
            }
        }
    }

    /// Tells all pages.
    func tell(_ state: String) {
        lock.withLock {
            self.state = state
            for descriptor in listeners where !LocalSocket.write(Self.event(state), to: descriptor) {
                shutdown(descriptor, Int32(SHUT_RDWR))
            }
        }
    }

    private static func event(_ state: String) -> [UInt8] { Array("data: \(state)\n\n".utf8) }

    // MARK: A connection

    private func serve(_ descriptor: Int32) {
        var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        // A page that takes nothing must not hold up the others.
        var sending = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &sending, socklen_t(MemoryLayout<timeval>.size))
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        var bytes: [UInt8] = []
        while true {
            guard let request = next(&bytes, descriptor), answer(request.head, request.body, descriptor) else { return }
        }
    }

    /// Reads a request; nil where there is none, or one that is refused.
    private func next(_ bytes: inout [UInt8], _ descriptor: Int32) -> (head: HTTPRequest, body: [UInt8])? {
        let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        while true {
            if let mark = bytes.firstRange(of: end) {
                do {
                    let head = try HTTPRequest(head: bytes[..<mark.lowerBound])
                    if let refusal = head.refusal(port: port) { throw refusal }
                    while bytes.count - mark.upperBound < head.length {
                        let more = LocalSocket.read(descriptor)
                        guard !more.isEmpty else { return nil }
                        bytes += more
                    }
                    let body = Array(bytes[mark.upperBound..<(mark.upperBound + head.length)])
                    bytes.removeFirst(mark.upperBound + head.length)
                    return (head, body)
                } catch {
                    refuse(error as? HTTPRequest.Refusal, descriptor)
                    return nil
                }
            }
            guard bytes.count <= HTTPRequest.headLimit else {
                refuse(HTTPRequest.Refusal(status: 431, reason: "The head is too large."), descriptor)
                return nil
            }
            let more = LocalSocket.read(descriptor)
            guard !more.isEmpty else { return nil }
            bytes += more
        }
    }

    private func refuse(_ refusal: HTTPRequest.Refusal?, _ descriptor: Int32) {
        let refusal = refusal ?? HTTPRequest.Refusal(status: 400, reason: "This is no request.")
        send(refusal.status, "text/plain; charset=utf-8", Array((refusal.reason + "\n").utf8), descriptor, closes: true)
    }

    /// - Returns: whether the connection goes on.
    private func answer(_ head: HTTPRequest, _ body: [UInt8], _ descriptor: Int32) -> Bool {
        let closes = head.headers["connection"]?.lowercased() == "close"
        switch (head.method, head.path) {
        case ("POST", "/say"):
            onMessage(body)
            send(204, nil, [], descriptor, closes: closes)
        case ("GET", "/events"):
            stream(descriptor)
            return false
        case ("GET", let path), ("HEAD", let path):
            guard let file = files[path] else {
                send(
                    404, "text/plain; charset=utf-8", Array("There is nothing here.\n".utf8), descriptor, closes: closes
                )
                break
            }
            send(200, file.type, file.bytes, descriptor, closes: closes, isHead: head.method == "HEAD")
        default:
            send(
                405, "text/plain; charset=utf-8", Array("This is for other requests.\n".utf8), descriptor,
                closes: closes)
        }
        return !closes
    }

    private static let reasons = [
        200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 411: "Length Required", 413: "Content Too Large", 421: "Misdirected Request",
        431: "Request Header Fields Too Large", 501: "Not Implemented", 505: "HTTP Version Not Supported",
    ]

    private func send(
        _ status: Int, _ type: String?, _ bytes: [UInt8], _ descriptor: Int32, closes: Bool, isHead: Bool = false
    ) {
        var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r\n"
        if let type { head += "Content-Type: \(type)\r\n" }
        if status != 204 { head += "Content-Length: \(bytes.count)\r\n" }
        head += """
            Cache-Control: no-store\r
            Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
            connect-src 'self'; frame-src \(frames); base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
            X-Content-Type-Options: nosniff\r
            Referrer-Policy: no-referrer\r
            Cross-Origin-Opener-Policy: same-origin\r
            Cross-Origin-Resource-Policy: same-origin\r
            Connection: \(closes ? "close" : "keep-alive")\r
            \r

            """
        LocalSocket.write(Array(head.utf8) + (isHead ? [] : bytes), to: descriptor)
    }

    /// Tells the page what happens, until it goes.
    private func stream(_ descriptor: Int32) {
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
            + "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n\r\n"
        let isThere = lock.withLock { () -> Bool in
            listeners.insert(descriptor)
            return LocalSocket.write(Array(head.utf8) + Self.event(state), to: descriptor)
        }
        var isOpen = isThere
        while isOpen {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Nothing more is asked on this connection: what comes is its end.
            if poll(&request, 1, 20_000) > 0 { return }
            isOpen = lock.withLock { LocalSocket.write(Array(":\n\n".utf8), to: descriptor) }
        }
    }
}
