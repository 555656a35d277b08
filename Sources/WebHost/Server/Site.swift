import RiffleAssets
import RiffleHosting
import NIOHTTP1

/// What is behind each address. Only these exist: nothing is ever looked up in a folder.
package struct Site: Sendable {
    /// What an address stands for.
    enum Place: Hashable, Sendable {
        case page
        case script(Substring)
        case font(Substring)
        case image(Substring)
        /// Several of those.
        case pack(Substring)
        /// A file that a session offers its page.
        case file(Substring)
        case session
        case icon
        /// What browsers want to know of an app that is put on a home screen.
        case manifest
        /// Where browsers look for an icon that no page named.
        case noIcon
        /// The app, for those who are sent the page's address.
        case picture
        /// Whether the process is there; whether pages are taken; what it does. For whoever looks after the server.
        case health
        case readiness
        case metrics
    }

    /// Bytes with what a browser has to know of them.
    package struct Reply: Sendable {
        package var status: HTTPResponseStatus = .ok
        package var headers: [(name: String, value: String)] = []
        package var bytes: [UInt8] = []
    }

    private let files: StaticFiles
    let fonts: FontStore
    let images: any ImageProvider
    private let policy: RequestPolicy
    let person: PersonCookie
    let proxies: TrustedProxies
    private let picture: SharePicture?
    private let offered: OfferedFiles
    let status: ServerStatus?
    let newVisitors: NewVisitors?
    /// Which of several processes this is, each of which has visitors of its own; nil for the only one.
    private let share: WorkerShare?
    private let firstFrames: FirstFrames?
    let compression = Compression()
    let lightPictures = LightPictures()

    /// - Parameters:
    ///   - icon: the app's own; nil for one that is made of its title.
    ///   - person: what visitors are known by.
    ///   - proxies: who is believed about how a browser came here.
    ///   - picture: what is shown where the page's address is mentioned.
    ///   - live: where somebody works on the program.
    ///   - share: which of several processes this is.
    ///   - newVisitors: how many there may be of an address; nil for any number.
    ///   - firstFrames: what the app shows first at its addresses; nil where it has none.
    package init(
        title: String, icon: AppInformation.Icon? = nil, fonts: FontStore, images: any ImageProvider,
        policy: RequestPolicy, person: PersonCookie, proxies: TrustedProxies = .none, picture: SharePicture? = nil,
        offered: OfferedFiles = OfferedFiles(), live: LiveServing? = nil, status: ServerStatus? = nil,
        firstFrames: FirstFrames? = nil, newVisitors: NewVisitors? = nil, share: WorkerShare? = nil
    ) {
        self.share = share
        self.newVisitors = newVisitors
        self.status = status
        self.firstFrames = firstFrames
        self.offered = offered
        files = StaticFiles(title: title, icon: icon, hasPicture: picture != nil, live: live)
        self.picture = picture
        self.fonts = fonts
        self.images = images
        self.policy = policy
        self.person = person
        self.proxies = proxies
    }

    /// What a path stands for, in whatever folder the app is: a proxy may take the folder away, or leave it.
    static func place(_ path: Substring) -> Place? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last else { return .page }
        guard parts.first?.isEmpty ?? true else { return nil }
        let folders = parts.dropFirst().dropLast()
        guard folders.count <= WebLimits.folders, folders.allSatisfy(SiteAddress.isFolder) else { return nil }
        let folder = folders.last.flatMap { kinds[String($0)] }
        if let folder { return name.isEmpty ? nil : folder(name) }
        return name.isEmpty ? .page : names[String(name)]
    }

    private static let names: [String: Place] = [
        "session": .session, "icon.svg": .icon, "icon.png": .icon, "manifest.json": .manifest, "favicon.ico": .noIcon,
        "picture.png": .picture, "healthz": .health, "readyz": .readiness, "metrics": .metrics,
    ]

    private static let kinds: [String: @Sendable (Substring) -> Place] = [
        "client": { .script($0) }, "font": { .font($0) }, "image": { .image($0) }, "pack": { .pack($0) },
        "file": { .file($0) },
    ]

    /// Whether something else than a screen of the app is, or may be, where a component of a path is the first one.
    static func isReserved(_ component: String) -> Bool { names[component] != nil || kinds[component] != nil }

    /// Where a page is whose address lacks the slash at its end, as an address relative to it.
    static func folder(_ path: Substring) -> String? {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard SiteAddress.isFolder(name), !name.contains("."), kinds[String(name)] == nil else { return nil }
        return place(path + "/") == .page ? "\(name)/" : nil
    }

    /// Answers a request. Reads files, so it is for threads that may wait.
    package func reply(to request: PageRequest) -> Reply {
        let head = request.head
        let target = RequestTarget(head.uri)
        let spot = PageSpot(of: request, target.path, policy.sites)
        let place = spot?.place ?? Self.place(target.path)
        if let place, let reply = status(place, request) { return reply }
        if let refusal = policy.refusal(of: head, isSession: place == .session) {
            self.status?.counts.refused(.policy)
            return RefusalPage.reply(refusal, to: head)
        }
        let isRead = head.method == .GET || head.method == .HEAD
        if isRead, let spot, let page = page(request, at: spot) { return page }
        guard let place else {
            guard let folder = Self.folder(target.path) else { return .text(.notFound, "There is nothing here.") }
            let query = head.uri.dropFirst(target.path.count)
            return .text(.permanentRedirect, "The app is at \(folder).", [("location", folder + query)])
        }
        guard isRead else {
            return .text(.methodNotAllowed, "Only GET and HEAD are answered.", [("allow", "GET, HEAD")])
        }
        switch place {
        case .page: return page(request, in: target.path, firstFrames?.frame(for: request, at: []))
        case .script(let name): return script(name, head)
        case .font(let name): return contents(fonts.bytes(String(name)), named: String(target.path), to: head)
        case .image(let name): return picture(String(name), to: head)
        case .pack(let name): return pack(String(name), to: head)
        case .file(let name): return offered[name]?.reply ?? .text(.notFound, "This file is not offered any more.")
        case .session: return .noSocket(for: head)
        case .icon:
            return contents((files.icon.bytes, files.icon.mediaType), named: "icon", to: head, isNamedByDigest: false)
        case .manifest:
            return contents(
                (files.manifest.bytes, files.manifest.mediaType), named: "manifest", to: head, isNamedByDigest: false)
        case .noIcon: return Reply(status: .noContent)
        case .picture:
            return contents(
                picture?.bytes().map { ($0, "image/png") }, named: "picture", to: head, isNamedByDigest: false)
        case .health, .readiness, .metrics: return .text(.notFound, "There is nothing here.")
        }
    }

    /// What those who look after the server ask, who may know it by any host; nil for everything else.
    private func status(_ place: Place, _ request: PageRequest) -> Reply? {
        guard let status else { return nil }
        switch place {
        case .health: return .text(.ok, "The process is there.")
        case .readiness:
            let reason = status.reasonNotToBeReady
            return .text(reason == nil ? .ok : .serviceUnavailable, reason ?? "Pages are taken.")
        case .metrics:
            // For this machine only, and for nobody who came through a proxy.
            guard IPAddress(request.peer)?.isLoopback == true, request.head.headers["x-forwarded-for"].isEmpty else {
                return nil
            }
            var reply = Reply.text(.ok, status.counts.prometheus())
            reply.headers[0].value = "text/plain; version=0.0.4; charset=utf-8"
            return reply
        default: return nil
        }
    }

    /// The page of an app whose screens have addresses, at one of them; nil where that is not what the path leads to.
    private func page(_ request: PageRequest, at spot: PageSpot) -> Reply? {
        guard spot.place == nil || spot.place == .page, firstFrames?.hasAddresses(request) == true else { return nil }
        guard let path = spot.path else { return .text(.notFound, "There is nothing here.") }
        let frame = firstFrames?.frame(for: request, at: path)
        var page = page(request, in: spot.folder, to: spot.toFolder, frame)
        if frame?.isKnown == false { page.status = .notFound }
        return page
    }

    /// - Parameters:
    ///   - folder: what the app is in.
    ///   - toFolder: leads there from the page; nil where the app's screens have no addresses.
    ///   - frame: what is shown first.
    private func page(
        _ request: PageRequest, in folder: Substring, to toFolder: String? = nil, _ frame: FirstFrame?
    ) -> Reply {
        if let refusal = refusalOfNewVisitor(request) { return refusal }
        let head = request.head
        let isSecure = request.isSecure ?? proxies.isSecure(head, from: request.peer)
        var headers = [
            ("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store"),
            ("content-security-policy", files.policy.header),
            ("referrer-policy", "no-referrer"), ("x-content-type-options", "nosniff"),
            ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
            ("permissions-policy", Self.permissions),
        ]
        // Fonts and pictures are asked for by the browser itself, which knows no token but a cookie. Cookies without a path are
        // for the folder that the browser knows the page by, which a proxy may have taken away.
        if let token = policy.token {
            let age = Int(WebLimits.tokenCookieSeconds)
            let cookie = "\(RequestPolicy.cookieName(for: head))=\(token); Max-Age=\(age); HttpOnly; SameSite=Lax"
            headers.append(("set-cookie", cookie + (isSecure ? "; Secure" : "")))
        }
        // Known ones are told again, so that who comes back is remembered from that day on. Who has signed in needs no cookie.
        if request.user == nil {
            let visitor = person.person(in: head) ?? share?.newPerson() ?? .random()
            headers.append(("set-cookie", person.header(for: visitor, head, isSecure: isSecure)))
        }
        let address =
            policy.sites.first?.url
            ?? "\(isSecure ? "https" : "http")://\(head.headers["host"].first ?? "")\(folder.isEmpty ? "/" : folder)"
        let packs = fonts.packs.likelyNames()
        let language = RefusalLanguage(accepting: head.headers["accept-language"].joined(separator: ","))
        let words = PageHead.Words(
            address: address, toFolder: toFolder, packs: packs, language: language, frame: frame)
        let page = Reply(headers: headers, bytes: files.page(words))
        return compression.reply(page, named: words.name, to: head)
    }

    private func script(_ name: Substring, _ head: HTTPRequestHead) -> Reply {
        guard let file = files.script(name) else { return .text(.notFound, "There is no such file.") }
        let common = [
            ("cache-control", file.isForGood ? Self.forGood : "no-cache"), ("x-content-type-options", "nosniff"),
        ]
        let plain = Reply(headers: common + [("content-type", file.mediaType)], bytes: file.bytes)
        var reply = compression.reply(plain, named: file.tag, to: head)
        // Packed bytes are other bytes, and have another tag.
        let coding = reply.headers.first { $0.name == "content-encoding" }?.value
        let tag = "\"\(file.tag)\(coding.map { "-\($0)" } ?? "")\""
        reply.headers.append(("etag", tag))
        guard head.headers[canonicalForm: "if-none-match"].contains(where: { $0 == tag || $0 == "W/\(tag)" }) else {
            return reply
        }
        return Reply(status: .notModified, headers: reply.headers.filter { Self.keptHeaders.contains($0.name) })
    }

    /// What the client never asks the browser for, so that nothing that got into the page can either. What it does ask for (the
    /// clipboard, sharing, a display that stays on, full screen) is not among them, and neither is the location in a program that
    /// has the module CoreLocation.
    private static let permissions =
        ([
            "accelerometer", "camera", "display-capture", "gyroscope", "hid", "magnetometer", "microphone", "midi",
            "payment", "serial", "usb", "xr-spatial-tracking",
        ] + (hasCoreLocation ? [] : ["geolocation"])).map { "\($0)=()" }.joined(separator: ", ")

    /// By the name of a class of the module, which stands above this one.
    private static var hasCoreLocation: Bool { _typeByName("12CoreLocation17CLLocationManagerC") != nil }

    /// What is behind the address never changes. Not for caches that several people share: the token may be asked for.
    static let forGood = "private, max-age=31536000, immutable"

    /// What is said again of what has not changed.
    private static let keptHeaders: Set = ["cache-control", "x-content-type-options", "vary", "etag"]

    /// - Parameters:
    ///   - name: the same for the same contents only.
    ///   - isNamedByDigest: contents at this address never change.
    func contents(
        _ found: (bytes: [UInt8], mediaType: String)?, named name: String, to head: HTTPRequestHead,
        isNamedByDigest: Bool = true
    ) -> Reply {
        guard let found else { return .text(.notFound, "No session has shown this.") }
        let reply = Reply(
            headers: [
                ("content-type", found.mediaType),
                ("cache-control", isNamedByDigest ? Self.forGood : "private, max-age=3600"),
                ("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin"),
                // A picture that is opened by itself runs nothing.
                ("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
            ], bytes: found.bytes)
        return compression.reply(reply, named: name, to: head)
    }
}

extension Site.Reply {
    /// The server is about to end.
    package static let unavailable = text(.serviceUnavailable, "The server stops.")

    /// Something of the server's own went wrong.
    static let failed = text(.internalServerError, "The server could not find out who asks. Try again later.")

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
