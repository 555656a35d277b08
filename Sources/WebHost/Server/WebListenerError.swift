import NIOCore

#if canImport(Glibc)
    import Glibc
#endif

/// A server could not listen on an address.
package struct WebListenerError: Error, CustomStringConvertible {
    package let host: String
    package let port: Int
    package let cause: any Error

    package var description: String {
        switch (cause as? IOError)?.errnoCode {
        case EADDRINUSE:
            let owner = PortOwner.find(port).map { " by \($0)" } ?? ""
            return
                "Port \(port) on \(host) is taken\(owner). End that program, or choose another port: --port \(port + 1)"
        case EACCES:
            return "Port \(port) on \(host) needs rights this program has not. Choose one above 1023: --port 8080"
        case EADDRNOTAVAIL:
            return "This machine has no address \(host). Use 127.0.0.1, or 0.0.0.0 for all there are."
        default:
            return "The server cannot listen on \(host):\(port): \(cause)"
        }
    }
}
