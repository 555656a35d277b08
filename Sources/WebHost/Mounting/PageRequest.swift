import NIOCore
import NIOHTTP1

/// What a browser has asked for, with what the server in front of the app knows of it.
package struct PageRequest: Sendable {
    /// The request itself; of a page that is shown, its latest WebSocket's.
    package var head: HTTPRequestHead
    /// Who is at the other end of the connection.
    package var peer: SocketAddress?
    /// The name of the one who has signed in, as the server knows it; nil where it does not say.
    package var user: String?
    /// What the server has found out about the request, by the types of its keys.
    package var values: [ObjectIdentifier: any Sendable] = [:]
    /// For whom the connection is, where the server knows that better than the connection tells.
    package var remoteAddress: String?
    /// Whether the browser came by TLS, where the server knows.
    package var isSecure: Bool?

    package init(_ head: HTTPRequestHead, from peer: SocketAddress? = nil) {
        self.head = head
        self.peer = peer
    }

    /// Path and query of the page as its browser knows them: a WebSocket says of which page it is.
    package var pageAddress: String {
        let target = RequestTarget(head.uri)
        guard let said = target.query.first(where: { $0.name == Self.pageItem })?.value.removingPercentEncoding,
            said.hasPrefix("/"), !said.hasPrefix("//")
        else { return head.uri }
        return said
    }

    /// The item of a WebSocket's address that names its page.
    private static let pageItem = "page"
}
