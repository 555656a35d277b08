import NIOCore
import NIOHTTP1

/// Says which worker a connection is for.
final class WorkerRouter {
    let cookie: PersonCookie
    private let proxies: TrustedProxies
    private let count: Int
    /// The worker that has had somebody new last.
    private var last = 0

    init(cookie: PersonCookie, proxies: TrustedProxies, count: Int) {
        self.cookie = cookie
        self.proxies = proxies
        self.count = count
    }

    /// Whose the connection is, as those say who are believed.
    func address(of head: HTTPRequestHead, from peer: SocketAddress?) -> ClientAddress {
        proxies.client(of: head, from: peer)
    }

    /// The worker that somebody who looks after the server asks about; nil for what others ask for.
    func workerAsked(about head: HTTPRequestHead, isReady: (Int) -> Bool) -> Int? {
        let target = RequestTarget(head.uri)
        switch Site.place(target.path) {
        case .health?, .readiness?, .metrics?:
            let named = target.query.first { $0.name == "worker" }.flatMap { Int($0.value) }
            return named.flatMap { (0..<count).contains($0) ? $0 : nil } ?? (0..<count).first(where: isReady) ?? 0
        default: return nil
        }
    }

    /// The worker that has the pages of whoever asks: the one of the cookie's person. Without a cookie, a page that is opened goes
    /// to the next worker, which has its visitor from then on; everything else to one worker for all of an address, so that a
    /// browser that takes no cookies comes back to where it was. `?worker=N` of an address for those who look after the server names
    /// one.
    ///
    /// - Parameter isReady: asked where any worker will do.
    func worker(for read: [UInt8], from peer: SocketAddress?, isReady: (Int) -> Bool) -> Int {
        let head = RequestRoute.head(of: read)
        if let owner = cookie.worker(of: head, among: count) { return owner }
        if let asked = workerAsked(about: head, isReady: isReady) { return asked }
        switch Site.place(RequestTarget(head.uri).path) {
        case .page?, nil:
            let order = (1...count).map { (last + $0) % count }
            last = order.first(where: isReady) ?? order[0]
            return last
        default:
            return Int(UInt(bitPattern: proxies.client(of: head, from: peer).hashValue) % UInt(count))
        }
    }
}

extension PersonCookie {
    /// The worker of the person whose cookie a request shows; nil for a stranger.
    func worker(of head: HTTPRequestHead, among count: Int) -> Int? {
        person(in: head).map { WorkerShare.owner(of: $0, among: count) }
    }
}
