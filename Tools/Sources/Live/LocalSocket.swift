import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Sockets on this machine.
enum LocalSocket {
    /// A socket of loopback that listens.
    ///
    /// - Parameter port: 0 lets the system choose.
    /// - Returns: nil where the port is taken.
    static func listener(port: Int) throws -> (descriptor: Int32, port: Int)? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw LiveError("No socket can be made: \(reason)") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = loopback(port)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, listen(descriptor, 128) == 0 else {
            let number = errno
            close(descriptor)
            if number == EADDRINUSE { return nil }
            throw LiveError(
                "Port \(port) cannot be listened on: \(String(cString: strerror(number))). Choose one above 1023.")
        }
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func loopback(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(clamping: port)).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return address
    }

    private typealias PipeFunction = @convention(c) (UnsafeMutablePointer<Int32>?, Int32) -> Int32
    private typealias AcceptFunction =
        @convention(c) (
            Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?, Int32
        ) -> Int32

    // Functions of Linux that Glibc's module does not show. The others would hand descriptors on to programs that another
    // thread starts at the same time, and a pipe ends only when nobody has it any more.
    private static let pipe2 = unsafeBitCast(dlsym(nil, "pipe2"), to: PipeFunction.self)
    private static let accept4 = unsafeBitCast(dlsym(nil, "accept4"), to: AcceptFunction.self)

    /// A pipe that other programs do not get.
    static func pipe(_ ends: inout [Int32]) -> Bool { pipe2(&ends, O_CLOEXEC) == 0 }

    /// Waits for a connection.
    static func accept(_ listener: Int32) -> Int32 {
        accept4(listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue))
    }

    /// Two ends of one line.
    static func pair() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw LiveError("No sockets can be made: \(reason)")
        }
        return (ends[0], ends[1])
    }

    private static var reason: String { String(cString: strerror(errno)) }

    /// Writes all of it; false where the other end is gone.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Reads some bytes; empty where the other end is gone, or says nothing for as long as the socket waits.
    static func read(_ descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Array(buffer[..<count]) : []
        }
    }
}

/// Something that the user can do something about.
package struct LiveError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
