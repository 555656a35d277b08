/// What one server gives its visitors, as those who run it can set it. What else pages and strangers may ask for is in
/// `WebLimits`.
package struct ServerLimits: Hashable, Sendable {
    /// Sessions at once, those included that wait for their page.
    package var sessions = WebLimits.sessions
    /// The same for one address.
    package var sessionsPerAddress = WebLimits.sessionsPerAddress
    /// Seconds that a session waits for its page.
    package var awaySeconds = Int(WebLimits.detachedSeconds)
    /// New visitors that one address may have in one go, and the seconds after which it may have another one.
    package var newVisitors = WebLimits.newVisitors
    package var newVisitorSeconds = WebLimits.newVisitorSeconds
    /// Bytes that count for a page, for all pages of a visitor, and bytes of the process.
    package var pageMemory = WebLimits.pageMemory
    package var visitorMemory = WebLimits.visitorMemory
    /// 0 stands for three quarters of what the machine, or its container, has.
    package var memory = 0
    /// Bytes of the values that one visitor stores, and that all do.
    package var visitorValues = WebLimits.personBytes
    package var allValues = WebLimits.allPersonsBytes
    /// Bytes of the files that an app keeps for one visitor, and for all.
    package var visitorFiles = WebLimits.personFilesBytes
    package var allFiles = WebLimits.allFilesBytes

    package init() {}

    /// One of the limits, with what it is called by `--limit`.
    package struct Entry: Sendable {
        package let name: String
        package let path: WritableKeyPath<ServerLimits, Int> & Sendable
        /// Whether it may be written with K, M or G.
        package let isBytes: Bool
        /// The least that makes sense.
        package let least: Int
    }

    /// All of them.
    package static let entries: [Entry] = [
        Entry(name: "sessions", path: \.sessions, isBytes: false, least: 1),
        Entry(name: "sessions-per-address", path: \.sessionsPerAddress, isBytes: false, least: 1),
        Entry(name: "away-seconds", path: \.awaySeconds, isBytes: false, least: 1),
        Entry(name: "new-visitors", path: \.newVisitors, isBytes: false, least: 1),
        Entry(name: "new-visitor-seconds", path: \.newVisitorSeconds, isBytes: false, least: 1),
        Entry(name: "page-memory", path: \.pageMemory, isBytes: true, least: 1 << 20),
        Entry(name: "visitor-memory", path: \.visitorMemory, isBytes: true, least: 1 << 20),
        Entry(name: "memory", path: \.memory, isBytes: true, least: 0),
        Entry(name: "visitor-values", path: \.visitorValues, isBytes: true, least: 0),
        Entry(name: "all-values", path: \.allValues, isBytes: true, least: 0),
        Entry(name: "visitor-files", path: \.visitorFiles, isBytes: true, least: 0),
        Entry(name: "all-files", path: \.allFiles, isBytes: true, least: 0),
    ]

    /// A text that sets no limit.
    package struct Invalid: Error, Hashable, CustomStringConvertible {
        package let text: String
        package var description: String {
            let names = ServerLimits.entries.map(\.name).joined(separator: ", ")
            return "--limit takes a name, = and a number, such as sessions=500 or page-memory=64M, and got \(text). "
                + "Names are \(names); bytes may be written with K, M or G."
        }
    }

    /// Sets limits as `--limit` names them; throws `Invalid` for what is none.
    package mutating func set(_ texts: [String]) throws {
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let entry = Self.entries.first(where: { $0.name == parts[0] }),
                let value = Self.number(parts[1], isBytes: entry.isBytes), value >= entry.least
            else { throw Invalid(text: text) }
            self[keyPath: entry.path] = value
        }
    }

    private static func number(_ text: Substring, isBytes: Bool) -> Int? {
        let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
        guard isBytes, let last = text.last, let shift = units[last] else { return Int(text) }
        guard let number = Int(text.dropLast()) else { return nil }
        let (value, isTooLarge) = number.multipliedReportingOverflow(by: 1 << shift)
        return isTooLarge ? nil : value
    }

    /// Bytes that a process may have, of so many that serve the app together.
    package func processMemory(among count: Int = 1) -> Int {
        memory > 0 ? memory : MachineMemory.bytes / 4 * 3 / max(1, count)
    }
}
