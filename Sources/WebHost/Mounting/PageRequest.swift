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
    /// The folder that the app is in, as the server's own addresses have it, such as `/admin/`; nil where the server does not say.
    package var folder: String?

    package init(_ head: HTTPRequestHead, from peer: SocketAddress? = nil) {
        self.head = head
        self.peer = peer
    }

    /// Whether the server knows something of the one who asks.
    var isSomebodys: Bool { user != nil || !values.isEmpty }

    /// Path and query of the page as its browser knows them: a WebSocket says of which page it is.
    package var pageAddress: String { said(Self.pageItem) ?? head.uri }

    /// The components of the address within the app that the page was opened at, as a WebSocket says; nil where the page has no
    /// such addresses, or what it says is none.
    package var path: [String]? {
        guard let folder = said(Self.folderItem), folder.hasSuffix("/") else { return nil }
        let path = pageAddress.prefix { $0 != "?" }
        guard path.hasPrefix(folder) else { return nil }
        return PagePath.components(of: path.dropFirst(folder.count))
    }

    private func said(_ name: String) -> String? {
        let items = RequestTarget(head.uri).query
        guard let said = items.first(where: { $0.name == name })?.value.removingPercentEncoding,
            said.hasPrefix("/"), !said.hasPrefix("//")
        else { return nil }
        return said
    }

    /// The items of a WebSocket's address that name its page, and the folder that the app is in.
    private static let pageItem = "page"
    private static let folderItem = "folder"
}
