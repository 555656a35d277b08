import Foundation
import NIOHTTP1

/// Decides who may ask for what.
///
/// A server on loopback serves whoever sits at the machine, and nobody else: it refuses names that are not loopback's,
/// which is how a page on the web would reach it through a domain of its own. One that is known by addresses of its own
/// answers to their hosts and to loopback's. Whom it answers is another matter: it asks for a token, unless it is on loopback
/// only, or public. Wherever it is, a page of another origin gets no WebSocket.
package struct RequestPolicy: Sendable {
    /// What every address has to carry; nil where nothing is asked for.
    package let token: String?
    /// The addresses that visitors know.
    package let sites: [SiteAddress]
    /// Whether anybody may come.
    package let isPublic: Bool

    package init(token: String?, sites: [SiteAddress] = [], isPublic: Bool = false) {
        self.token = token
        self.sites = sites
        self.isPublic = isPublic
    }

    /// Why a request is refused.
    package struct Refusal: Hashable, Sendable {
        package var status: HTTPResponseStatus
        package var cause: RefusalCause
        /// Whether a token is what is missing.
        package var asksForToken: Bool { cause == .noToken }

        package init(_ status: HTTPResponseStatus, _ cause: RefusalCause) {
            self.status = status
            self.cause = cause
        }
    }

    /// nil where the request may pass.
    package func refusal(of head: HTTPRequestHead, isSession: Bool) -> Refusal? {
        let hosts = head.headers["host"]
        guard hosts.count == 1, let host = hosts.first else {
            return Refusal(.badRequest, .noHost)
        }
        if let refusal = refusal(ofHost: host) { return refusal }
        let target = RequestTarget(head.uri)
        if let token {
            guard Self.tokens(in: head, target).contains(where: { AccessToken.matches($0, token) }) else {
                return Refusal(.forbidden, .noToken)
            }
        }
        guard isSession else { return nil }
        let origins = head.headers["origin"]
        guard origins.count <= 1 else { return Refusal(.badRequest, .manyOrigins) }
        // Browsers always send one with a WebSocket; a page that asks why it gets none names its own. What is no browser does
        // not act for a page that its user happens to visit.
        let named = origins.first ?? target.query.first { $0.name == "origin" }?.value.removingPercentEncoding
        if let origin = named, !isOrigin(origin, of: host) {
            return Refusal(
                .forbidden, .otherOrigin(String(origin.prefix(200)), host: String(host.prefix(200))))
        }
        return nil
    }

    private func refusal(ofHost host: String) -> Refusal? {
        if Self.isLoopback(host) { return nil }
        guard !sites.isEmpty else {
            guard token == nil, !isPublic else { return nil }
            return Refusal(.misdirectedRequest, .otherMachine)
        }
        let name = SiteAddress.host(of: host).lowercased()
        guard !sites.contains(where: { $0.host.name == name }) else { return nil }
        return Refusal(
            .misdirectedRequest, .otherHost(String(host.prefix(200)), sites: sites.map(\.url)))
    }

    /// The tokens that a request shows: in its address, or in the cookie that the page was given.
    private static func tokens(in head: HTTPRequestHead, _ target: RequestTarget) -> [String] {
        var tokens = target.query.filter { $0.name == "token" }.map(\.value)
        tokens += head.cookies(named: cookieName(for: head)).map { String($0) }
        return tokens
    }

    /// The cookie that carries the token. Cookies know no ports, so that servers on one host tell theirs apart by name.
    static func cookieName(for head: HTTPRequestHead) -> String { head.cookieName("riffle-token") }

    static func isLoopback(_ host: String) -> Bool {
        let name = SiteAddress.host(of: host).lowercased()
        if name == "localhost" || name == "[::1]" || name.hasSuffix(".localhost") { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    private func isOrigin(_ origin: String, of host: String) -> Bool {
        let origin = origin.lowercased()
        let host = host.lowercased()
        return origin == "http://\(host)" || origin == "https://\(host)" || sites.contains { $0.origin == origin }
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
