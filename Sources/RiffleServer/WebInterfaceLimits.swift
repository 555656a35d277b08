internal import RiffleWebHost

/// What an interface gives its visitors. Each is set by `--limit` for programs that serve themselves (`App.main()`), under the same
/// name with hyphens: `--limit sessions-per-address=64`.
///
/// What is below the least that makes sense counts as that.
public struct WebInterfaceLimits: Hashable, Sendable {
    var limits = ServerLimits()

    /// The limits that programs have where nothing is said.
    public init() {}

    /// Pages at once, those included whose browser is away and may come back. From 1 on; 2048 by default.
    public var sessions: Int {
        get { limits.sessions }
        set { limits.sessions = max(1, newValue) }
    }

    /// The same for one address, of IPv6 one network. This machine and trusted proxies are exempt. From 1 on; 256 by default.
    public var sessionsPerAddress: Int {
        get { limits.sessionsPerAddress }
        set { limits.sessionsPerAddress = max(1, newValue) }
    }

    /// Seconds that what a page shows waits for its browser to come back. From 1 on; half an hour by default.
    public var awaySeconds: Int {
        get { limits.awaySeconds }
        set { limits.awaySeconds = max(1, newValue) }
    }

    /// New visitors that one address may have in one go; others are answered by status 429. Those whom the server knows by a name
    /// (`WebRequest.user`), this machine and trusted proxies are exempt. From 1 on; 256 by default.
    public var newVisitors: Int {
        get { limits.newVisitors }
        set { limits.newVisitors = max(1, newValue) }
    }

    /// Seconds after which an address may have one more of them. From 1 on; 10 by default.
    public var newVisitorSeconds: Int {
        get { limits.newVisitorSeconds }
        set { limits.newVisitorSeconds = max(1, newValue) }
    }

    /// Bytes that count for a page before it ends: what it shows and edits, files that it offers, and what waits on its connection.
    /// From 1 MB on; 128 MB by default.
    public var pageMemory: Int {
        get { limits.pageMemory }
        set { limits.pageMemory = max(1 << 20, newValue) }
    }

    /// The same for all pages of a visitor. From 1 MB on; 256 MB by default.
    public var visitorMemory: Int {
        get { limits.visitorMemory }
        set { limits.visitorMemory = max(1 << 20, newValue) }
    }

    /// Bytes that the whole process may have in memory. Beyond it there are no new pages, and those end that are large and were left
    /// alone for long. 0, as by default, stands for three quarters of what the machine, or its container, has.
    public var memory: Int {
        get { limits.memory }
        set { limits.memory = max(0, newValue) }
    }

    /// Bytes of what one visitor stores by `AppStorage` and `UserDefaults`; 256 KB by default.
    public var visitorValues: Int {
        get { limits.visitorValues }
        set { limits.visitorValues = max(0, newValue) }
    }

    /// The same for all visitors, each of whom counts for 4 KB at least; 256 MB by default.
    public var allValues: Int {
        get { limits.allValues }
        set { limits.allValues = max(0, newValue) }
    }

    /// Bytes of the files that the app keeps for one visitor; 32 MB by default.
    public var visitorFiles: Int {
        get { limits.visitorFiles }
        set { limits.visitorFiles = max(0, newValue) }
    }

    /// The same for all visitors, as of the last count; 1 GB by default.
    public var allFiles: Int {
        get { limits.allFiles }
        set { limits.allFiles = max(0, newValue) }
    }
}
