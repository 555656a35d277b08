public import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import RiffleWebHost

/// What a browser has asked the server for, and what the server knows of it.
///
/// A server makes one of each request that is for a `WebInterface`, and adds who asks. Views read the one of their page:
///
///     @Environment(\.webRequest) private var request
///
///     Text(request?[TenantKey.self].name ?? "Nobody")
///
/// A page's request is the one that opened its WebSocket. When the connection breaks and the page comes back, it is the new one.
public struct WebRequest: Sendable {
    var request: PageRequest

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - method: such as `GET`.
    ///   - uri: path and query, percent-encoded, as in the request's first line. A folder that the app is in may stand in it or
    ///     not; a path that does not begin with a slash leads nowhere.
    ///   - headers: names and values in order; a name may come several times.
    ///   - peer: the address of the internet protocol at the other end of the connection, as `203.0.113.9`: the visitor's, or a
    ///     proxy's, which is believed about visitors where the interface trusts it. Nil where it is not known.
    public init(method: String, uri: String, headers: [(name: String, value: String)], peer: String? = nil) {
        let head = HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: method), uri: uri,
            headers: HTTPHeaders(headers.map { ($0.name, $0.value) }))
        request = PageRequest(head, from: peer.flatMap { try? SocketAddress(ipAddress: $0, port: 0) })
    }

    init(_ request: PageRequest) { self.request = request }

    // MARK: What the browser said

    /// Such as `GET`.
    public var method: String { request.head.method.rawValue }

    /// Path and query of the page, percent-encoded, as its browser knows them: with the folder that the app is in.
    public var uri: String { request.pageAddress }

    /// The page's path as its browser knows it, percent-encoded.
    public var path: String { String(uri.prefix { $0 != "?" }) }

    /// The items of the page's query in order, decoded.
    public var queryItems: [URLQueryItem] { URLComponents(string: uri)?.queryItems ?? [] }

    /// All headers of the request in order.
    public var headers: [(name: String, value: String)] { request.head.headers.map { ($0.name, $0.value) } }

    /// The values of a header, in order.
    ///
    /// - Parameter name: in any case.
    public func headers(named name: String) -> [String] { request.head.headers[name] }

    /// The cookies that the browser has shown, by name; of several with one name the first.
    public var cookies: [String: String] {
        var cookies: [String: String] = [:]
        for line in headers(named: "cookie") {
            for cookie in line.split(separator: ";") {
                let parts = cookie.split(separator: "=", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let name = parts[0].drop { $0 == " " }
                if cookies[String(name)] == nil { cookies[String(name)] = String(parts[1]) }
            }
        }
        return cookies
    }

    /// The visitor's address of the internet protocol, for which limits for one address count: what the server sets, else what a
    /// trusted proxy says of a page, else the one at the other end of the connection. Nil where nobody knows.
    public var remoteAddress: String? {
        get { request.remoteAddress ?? request.peer?.ipAddress }
        set { request.remoteAddress = newValue }
    }

    /// Whether the browser came by TLS, as far as the server says so. Cookies are marked so that they go back the same way only. A
    /// trusted proxy's `X-Forwarded-Proto` counts where the server does not say.
    public var isSecure: Bool {
        get { request.isSecure ?? false }
        set { request.isSecure = newValue }
    }

    // MARK: What the server knows

    /// The folder that the interface is in, as the server's own addresses have it, such as `/admin/`: what comes behind it is the
    /// address of a screen. Routers set it. Nil where the interface has the server to itself, but for the paths of its sites.
    public var folder: String? {
        get { request.folder }
        set { request.folder = newValue.map { $0.hasSuffix("/") ? $0 : $0 + "/" } }
    }

    /// A name for the one who has signed in that never changes and nobody else gets, such as the key of a row; nil where nobody
    /// has, or the server does not say.
    ///
    /// What the app stores (`AppStorage`, `UserDefaults`, the folders of Foundation) is theirs then, in whichever browser. Without a
    /// name it is the browser's, which is known by a cookie of the interface's own.
    public var user: String? {
        get { request.user }
        set { request.user = newValue }
    }

    /// What the server has found out, by key.
    public subscript<Key: WebRequestKey>(key: Key.Type) -> Key.Value {
        get { request.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { request.values[ObjectIdentifier(key)] = newValue }
    }

    // MARK: Going elsewhere

    /// An address of the server that leads back to the page: for a login.
    ///
    ///     openURL(request.address("/login", returningBy: "next"))
    ///
    /// Such an address, which names no scheme and no host, opens in place of the page.
    ///
    /// - Parameters:
    ///   - path: of the server, from its root.
    ///   - item: the item of the query that says where to go afterwards: path and query of the page. Check there that it begins with
    ///     one slash, since anybody can write a link.
    public func address(_ path: String, returningBy item: String) -> URL {
        var components = URLComponents()
        components.path = path.hasPrefix("/") ? path : "/" + path
        // A plus sign would be a space to who reads the query of a form.
        let plain = CharacterSet(charactersIn: "-._~").union(CharacterSet(charactersIn: "a"..."z"))
            .union(CharacterSet(charactersIn: "A"..."Z")).union(CharacterSet(charactersIn: "0"..."9"))
        func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
        components.percentEncodedQuery = "\(encoded(item))=\(encoded(uri))"
        return components.url ?? URL(fileURLWithPath: "/")
    }
}

/// A name for something that a server knows of a request, such as a tenant or a pool of connections to a database.
///
///     struct TenantKey: WebRequestKey {
///         static let defaultValue = Tenant.none
///     }
public protocol WebRequestKey {
    associatedtype Value: Sendable
    /// What a request has that the server has said nothing about.
    static var defaultValue: Value { get }
}
