import Foundation
import NIOCore

/// Whom a connection counts for.
package enum ClientAddress: Hashable, Sendable {
    /// Whoever sits at this machine: exempt from what one address may have.
    case loopback
    /// A proxy that is trusted, whose connections carry many people's requests: exempt too.
    case proxy
    /// Four bytes of IPv4; of IPv6 the eight bytes that name a network, since one customer has all addresses of it.
    case network([UInt8])
    /// It cannot be told. All of these count as one.
    case unknown

    package init(_ address: IPAddress?) {
        guard let address else {
            self = .unknown
            return
        }
        self = address.isLoopback ? .loopback : .network(Array(address.bytes.prefix(address.isShort ? 4 : 8)))
    }

    /// Whether limits for one address hold for it.
    package var isLimited: Bool { self != .loopback && self != .proxy }
}

/// An address of the internet protocol, version 4 or 6.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// Four or sixteen. What version 6 writes of version 4 (`::ffff:192.0.2.1`) has four.
    package let bytes: [UInt8]

    package var isShort: Bool { bytes.count == 4 }

    package var isLoopback: Bool { isShort ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1] }

    /// As people write it: `203.0.113.9`, `2001:db8::1`.
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isWritten = bytes.withUnsafeBytes {
            inet_ntop(isShort ? AF_INET : AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) != nil
        }
        return isWritten ? String(cString: text) : ""
    }

    /// nil for what is none, names included.
    package init?(_ text: some StringProtocol) {
        // Zones, as in fe80::1%eth0, are a machine's own.
        guard !text.isEmpty, text.utf8.count <= 64, !text.contains("%") else { return nil }
        guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
        self.init(address)
    }

    package init?(_ address: SocketAddress?) {
        switch address {
        case .v4(let address):
            var raw = address.address.sin_addr
            bytes = withUnsafeBytes(of: &raw) { Array($0) }
        case .v6(let address):
            var raw = address.address.sin6_addr
            let long = withUnsafeBytes(of: &raw) { Array($0) }
            let isMapped = long.prefix(10).allSatisfy { $0 == 0 } && long[10] == 0xFF && long[11] == 0xFF
            bytes = isMapped ? Array(long.suffix(4)) : long
        case .unixDomainSocket, nil: return nil
        }
    }
}
