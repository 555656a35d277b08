import CRiffleSockets
import NIOCore

#if canImport(Glibc)
    import Glibc
#endif

/// A socket that listens, and gives connections as the system does.
final class FrontSocket {
    let descriptor: Int32
    /// The port listened on, which the system chose where 0 was asked for.
    let port: Int

    /// Throws `WebListenerError` where it cannot listen.
    init(host: String, port: Int) throws {
        do {
            let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
            let family = address.protocol == .inet6 ? AF_INET6 : AF_INET
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            let descriptor = socket(family, kind, 0)
            guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
            let isBound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) == 0 }
            guard isBound, listen(descriptor, 512) == 0 else {
                let code = errno
                Glibc.close(descriptor)
                throw IOError(errnoCode: code, reason: "bind")
            }
            self.descriptor = descriptor
            self.port = Self.port(of: descriptor) ?? port
        } catch {
            throw WebListenerError(host: host, port: port, cause: error)
        }
    }

    private static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        guard isKnown else { return nil }
        // At the same place in addresses of both versions.
        return withUnsafePointer(to: storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
        }
    }

    /// The next connection; nil where none waits.
    func accept() -> Int32? {
        let connection = riffle_accept(descriptor)
        return connection >= 0 ? connection : nil
    }

    func close() { Glibc.close(descriptor) }
}
