import Foundation

/// A request that was answered, or a page's WebSocket that has ended.
package struct AccessEntry: Sendable {
    package var method: String
    /// Without the query, in which a token or a session's name may be.
    package var path: String
    /// Of HTTP; 101 for a WebSocket.
    package var status: Int
    /// Of the answer's body, or all that was sent to the page.
    package var bytes: Int
    /// Until there was an answer, or for which the WebSocket was open.
    package var seconds: Double
    /// Of the visitor, as far as it is known.
    package var address: String?
    /// The number of the session that a WebSocket was for.
    package var session: Int?

    package init(
        _ request: PageRequest, status: Int, bytes: Int, seconds: Double, address: String?, session: Int? = nil
    ) {
        method = request.head.method.rawValue
        path = Self.printable(request.head.uri.prefix { $0 != "?" })
        self.status = status
        self.bytes = bytes
        self.seconds = seconds
        self.address = address
        self.session = session
    }

    /// On one line, and not without end.
    private static func printable(_ path: Substring) -> String {
        let text = String(
            path.unicodeScalars.prefix(1024).map { $0.value > 32 && $0.value < 127 ? Character($0) : "?" })
        return text.isEmpty ? "/" : text
    }

    /// What the line says beside method, path and status.
    package var details: [String: String] {
        var details = ["bytes": "\(bytes)", "ms": String(format: "%.1f", seconds * 1000)]
        details["address"] = address
        details["session"] = session.map { "\($0)" }
        return details
    }

    package var line: String { "\(method) \(path) \(status)" }
}

/// Where accesses are written down.
package struct AccessLog: Sendable {
    private let write: @Sendable (AccessEntry) -> Void

    package init(_ write: @escaping @Sendable (AccessEntry) -> Void) { self.write = write }

    package func callAsFunction(_ entry: AccessEntry) { write(entry) }

    /// A line each on standard error, with the time.
    package static let standardError = AccessLog { entry in
        let time = Date().formatted(.iso8601)
        let about = entry.details.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        try? FileHandle.standardError.write(contentsOf: Data("\(time) \(entry.line)\(about)\n".utf8))
    }
}
