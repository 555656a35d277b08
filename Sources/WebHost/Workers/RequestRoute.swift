import Foundation
import NIOCore
import NIOHTTP1

#if canImport(Glibc)
    import Glibc
#endif

/// What the first bytes of a connection say of whose it is.
struct RequestRoute {
    /// Whether a request's head is all there, or too long to wait for.
    ///
    /// - Parameter known: bytes at the beginning that were looked at before, and were no whole head.
    /// - Complexity: O(n) for the bytes that were not, so that a head that comes byte by byte costs no more than another.
    static func isWhole(_ bytes: [UInt8], after known: Int = 0) -> Bool {
        guard bytes.count >= 4 else { return false }
        if bytes.count >= WebLimits.requestHeadBytes { return true }
        // Lines may end without a carriage return; who writes so gets an answer as well.
        var ends = 0
        for byte in bytes[max(0, known - 3)...] {
            switch byte {
            case 0x0A: ends += 1
            case 0x0D: continue
            default: ends = 0
            }
            if ends == 2 { return true }
        }
        return false
    }

    /// What can be read of a head: its target, and the headers that matter here.
    static func head(of bytes: [UInt8]) -> HTTPRequestHead {
        let lines = bytes.split(separator: 0x0A)
        let words = (lines.first ?? []).split(separator: 0x20)
        let uri = words.count > 1 ? String(decoding: words[1], as: UTF8.self) : "/"
        var headers = HTTPHeaders()
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: 0x3A) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            guard ["host", "cookie", "x-forwarded-for", "upgrade"].contains(name) else { continue }
            let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
            headers.add(name: name, value: value.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: headers)
    }

    /// Whether a request is for a page's WebSocket.
    static func isForPage(_ head: HTTPRequestHead) -> Bool {
        head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
    }

    /// Who is at the other end of a socket; nil where it cannot be told.
    static func peer(of descriptor: Int32) -> SocketAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
        }
        guard isKnown else { return nil }
        return withUnsafePointer(to: storage) { pointer -> SocketAddress? in
            switch Int32(storage.ss_family) {
            case AF_INET:
                pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { SocketAddress($0.pointee) }
            case AF_INET6:
                pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { SocketAddress($0.pointee) }
            default: nil
            }
        }
    }
}
