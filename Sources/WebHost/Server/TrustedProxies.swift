import NIOCore
import NIOHTTP1

/// The proxies that are believed when they say for whom they ask.
///
/// Anybody can write `X-Forwarded-For`, so that it counts only where the connection comes from one of these.
package struct TrustedProxies: Hashable, Sendable {
    /// A text that names no address.
    package struct Invalid: Error, CustomStringConvertible {
        package let text: String
        package var description: String {
            "--trusted-proxy takes an address such as 10.0.0.5 or 10.0.0.0/24, and got \(text)."
        }
    }

    private struct Network: Hashable {
        var address: IPAddress
        /// Bits that addresses have in common.
        var bits: Int

        func contains(_ other: IPAddress) -> Bool {
            guard address.bytes.count == other.bytes.count else { return false }
            return address.bytes.indices.allSatisfy { index in
                let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(max(bits - index * 8, 0), 8))
                return (address.bytes[index] ^ other.bytes[index]) & mask == 0
            }
        }
    }

    private let networks: [Network]

    /// Nobody is believed.
    package static let none = TrustedProxies(networks: [])

    private init(networks: [Network]) { self.networks = networks }

    /// - Parameter texts: addresses, or networks as an address and a number of bits. Throws `Invalid` for others.
    package init(_ texts: [String]) throws {
        networks = try texts.map { text in
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard let address = IPAddress(parts[0]) else { throw Invalid(text: text) }
            let most = address.bytes.count * 8
            let bits = parts.count == 1 ? most : Int(parts[1]) ?? -1
            guard (0...most).contains(bits) else { throw Invalid(text: text) }
            return Network(address: address, bits: bits)
        }
    }

    package func trusts(_ address: IPAddress?) -> Bool {
        address.map { address in networks.contains { $0.contains(address) } } ?? false
    }

    /// Whom a connection counts for before it has said anything.
    package func peer(_ address: SocketAddress?) -> ClientAddress {
        let address = IPAddress(address)
        return trusts(address) ? .proxy : ClientAddress(address)
    }

    /// For whom a request is made: the last one on the way here that is no proxy of ours.
    package func client(of head: HTTPRequestHead, from peer: SocketAddress?) -> ClientAddress {
        guard trusts(IPAddress(peer)) else { return ClientAddress(IPAddress(peer)) }
        switch sender(of: head) {
        case .named(let address): return ClientAddress(address)
        case .ours: return .proxy
        case .unreadable: return .unknown
        }
    }

    /// The visitor's address as text, without a port; nil where nobody who is believed knows it.
    package func visitor(of head: HTTPRequestHead, from peer: SocketAddress?) -> String? {
        guard trusts(IPAddress(peer)) else { return peer?.ipAddress }
        switch sender(of: head) {
        case .named(let address): return address.description
        case .ours: return peer?.ipAddress
        case .unreadable: return nil
        }
    }

    private enum Sender {
        case named(IPAddress)
        /// Only proxies of ours were on the way.
        case ours
        /// What a trusted proxy was told and is no address, nobody stands up for.
        case unreadable
    }

    /// Whom a trusted proxy names.
    private func sender(of head: HTTPRequestHead) -> Sender {
        let way = head.headers["x-forwarded-for"].flatMap { $0.split(separator: ",") }
        for step in way.reversed() {
            guard let address = Self.address(step) else { return .unreadable }
            if !trusts(address) { return .named(address) }
        }
        return .ours
    }

    /// An address as proxies write it: some add a port, which puts version 6 in brackets.
    private static func address(_ text: Substring) -> IPAddress? {
        let text = text.drop { $0 == " " }.prefix { $0 != " " }
        if text.hasPrefix("[") { return IPAddress(text.dropFirst().prefix { $0 != "]" }) }
        let colons = text.count { $0 == ":" }
        return IPAddress(colons == 1 ? text.prefix { $0 != ":" } : text)
    }
}
