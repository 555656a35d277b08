import NIOCore
import NIOHTTP1

extension TrustedProxies {
    /// Whether a browser came by TLS, as far as a proxy that is believed says so: the server itself knows none.
    ///
    /// Of several values the first counts, which the proxy next to the browser has written.
    package func isSecure(_ head: HTTPRequestHead, from peer: SocketAddress?) -> Bool {
        guard trusts(IPAddress(peer)) else { return false }
        let scheme = head.headers[canonicalForm: "x-forwarded-proto"].first ?? ""
        return scheme.lowercased() == "https"
    }
}
