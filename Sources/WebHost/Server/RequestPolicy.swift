import NIOHTTP1

/// Decides who may ask for what.
///
/// A server on loopback serves whoever sits at the machine, and nobody else: it refuses names that are not loopback's,
/// which is how a page on the web would reach it through a domain of its own. A server on any other address asks for a
/// token. On both, a page of another origin gets no WebSocket.
package struct RequestPolicy: Sendable {
    /// What every address has to carry; nil on loopback.
    package let token: String?

    package init(token: String?) { self.token = token }

    /// Why a request is refused.
    package struct Refusal: Hashable, Sendable {
        package var status: HTTPResponseStatus
        package var reason: String
    }

    /// nil where the request may pass.
    package func refusal(of head: HTTPRequestHead, isSession: Bool) -> Refusal? {
        let hosts = head.headers["host"]
        guard hosts.count == 1, let host = hosts.first else {
            return Refusal(status: .badRequest, reason: "A request names one host.")
        }
        if let token {
            guard Self.tokens(in: head).contains(where: { AccessToken.matches($0, token) }) else {
                return Refusal(
                    status: .forbidden, reason: "This server asks for the token that it printed when it started.")
            }
        } else if !Self.isLoopback(host) {
            return Refusal(
                status: .misdirectedRequest,
                reason: "This server is for this machine only. Open it as http://127.0.0.1, or start it with --host.")
        }
        guard isSession else { return nil }
        let origins = head.headers["origin"]
        guard origins.count <= 1 else { return Refusal(status: .badRequest, reason: "A request has one origin.") }
        // Browsers always send one; what is no browser does not act for a page that its user happens to visit.
        if let origin = origins.first, !Self.isOrigin(origin, of: host) {
            return Refusal(status: .forbidden, reason: "Pages of \(origin.prefix(200)) may not use this server.")
        }
        return nil
    }

    /// The tokens that a request shows: in its address, or in the cookie that the page was given.
    private static func tokens(in head: HTTPRequestHead) -> [String] {
        var tokens = RequestTarget(head.uri).query.filter { $0.name == "token" }.map(\.value)
        tokens += head.cookies(named: cookieName(for: head)).map { String($0) }
        return tokens
    }

    /// The cookie that carries the token. Cookies know no ports, so that servers on one host tell theirs apart by name.
    static func cookieName(for head: HTTPRequestHead) -> String { head.cookieName("riffle-token") }

    static func isLoopback(_ host: String) -> Bool {
        let name = Self.name(ofHost: host).lowercased()
        if name == "localhost" || name == "[::1]" || name.hasSuffix(".localhost") { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    private static func isOrigin(_ origin: String, of host: String) -> Bool {
        let origin = origin.lowercased()
        let host = host.lowercased()
        return origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// A host header without its port.
    private static func name(ofHost host: String) -> Substring {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end] }
        return host.prefix { $0 != ":" }
    }
}

/// The path and query of a request.
struct RequestTarget {
    let path: Substring
    let query: [(name: String, value: String)]

    init(_ uri: String) {
        let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts[0]
        query =
            parts.count < 2
            ? []
            : parts[1].split(separator: "&").map { item in
                let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
            }
    }
}
