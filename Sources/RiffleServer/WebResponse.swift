internal import RiffleWebHost

/// What a `WebInterface` answers to a request.
public struct WebResponse: Sendable {
    /// A status of HTTP, such as 200.
    public var status: Int
    /// In order; a name may come several times. `content-length` is not among them.
    public var headers: [(name: String, value: String)]
    /// The bytes of the answer; for `HEAD`, those that `GET` would have had.
    public var body: [UInt8]

    init(_ reply: Site.Reply) {
        status = Int(reply.status.code)
        headers = reply.headers
        body = reply.bytes
    }
}
