import NIOHTTP1

/// What is behind each address. Only these exist: nothing is ever looked up in a folder.
package struct Site: Sendable {
    /// What an address stands for.
    enum Place: Hashable, Sendable {
        case page
        case script(Substring)
        case font(Substring)
        case image(Substring)
        case session
        /// Browsers ask for an icon; the page names none.
        case icon
    }

    /// Bytes with what a browser has to know of them.
    struct Reply: Sendable {
        var status: HTTPResponseStatus = .ok
        var headers: [(name: String, value: String)] = []
        var bytes: [UInt8] = []
    }

    private let files: StaticFiles
    private let fonts: FontStore
    private let images: any ImageProvider
    private let policy: RequestPolicy

    package init(title: String, fonts: FontStore, images: any ImageProvider, policy: RequestPolicy) {
        files = StaticFiles(title: title)
        self.fonts = fonts
        self.images = images
        self.policy = policy
    }

    static func place(_ path: Substring) -> Place? {
        switch path {
        case "/", "": return .page
        case "/session": return .session
        case "/favicon.ico": return .icon
        default: break
        }
        for (prefix, place) in [
            ("/client/", Place.script), ("/font/", Place.font), ("/image/", Place.image),
        ] where path.hasPrefix(prefix) {
            let name = path.dropFirst(prefix.count)
            return name.contains("/") ? nil : place(name)
        }
        return nil
    }

    /// Answers a request. Reads files, so it is for threads that may wait.
    func reply(to head: HTTPRequestHead) -> Reply {
        let target = RequestTarget(head.uri)
        let place = Self.place(target.path)
        if let refusal = policy.refusal(of: head, isSession: place == .session) {
            return .text(refusal.status, refusal.reason)
        }
        guard let place else { return .text(.notFound, "There is nothing here.") }
        guard head.method == .GET || head.method == .HEAD else {
            return .text(.methodNotAllowed, "Only GET and HEAD are answered.", [("allow", "GET, HEAD")])
        }
        switch place {
        case .page: return page(head)
        case .script(let name): return script(name, head)
        case .font(let name): return contents(fonts.bytes(String(name)))
        case .image(let name): return contents(images.encodedImage(String(name)))
        case .session: return .text(.upgradeRequired, "This address is for WebSockets.", [("upgrade", "websocket")])
        case .icon: return Reply(status: .noContent)
        }
    }

    private func page(_ head: HTTPRequestHead) -> Reply {
        var headers = [
            ("content-type", files.page.mediaType), ("cache-control", "no-store"),
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            ),
            ("referrer-policy", "no-referrer"), ("x-content-type-options", "nosniff"),
            ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
        ]
        // Fonts and pictures are asked for by the browser itself, which knows no token but a cookie.
        if let token = policy.token {
            let cookie = "\(RequestPolicy.cookieName(for: head))=\(token); Path=/; HttpOnly; SameSite=Strict"
            headers.append(("set-cookie", cookie))
        }
        return Reply(headers: headers, bytes: files.page.bytes)
    }

    private func script(_ name: Substring, _ head: HTTPRequestHead) -> Reply {
        guard let file = files.script(name) else { return .text(.notFound, "There is no such file.") }
        let headers = [("etag", file.tag), ("cache-control", "no-cache"), ("x-content-type-options", "nosniff")]
        if head.headers["if-none-match"].contains(file.tag) { return Reply(status: .notModified, headers: headers) }
        return Reply(headers: headers + [("content-type", file.mediaType)], bytes: file.bytes)
    }

    /// Contents that are named by their digest never change.
    private func contents(_ found: (bytes: [UInt8], mediaType: String)?) -> Reply {
        guard let found else { return .text(.notFound, "No session has shown this.") }
        return Reply(
            headers: [
                ("content-type", found.mediaType), ("cache-control", "private, max-age=31536000, immutable"),
                ("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin"),
                // A picture that is opened by itself runs nothing.
                ("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
            ], bytes: found.bytes)
    }
}

extension Site.Reply {
    static func text(
        _ status: HTTPResponseStatus, _ text: String, _ headers: [(name: String, value: String)] = []
    ) -> Site.Reply {
        Site.Reply(
            status: status,
            headers: headers + [
                ("content-type", "text/plain; charset=utf-8"), ("x-content-type-options", "nosniff"),
                ("cache-control", "no-store"),
            ], bytes: Array((text + "\n").utf8))
    }
}
