import Foundation

/// Takes down what happens to a server.
package struct ServerLog: Sendable {
    /// How much something matters, the least first.
    package enum Level: Int, Comparable, Sendable {
        case debug, info, warning, error

        package static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }

    private let write: @Sendable (Level, String, [String: String]) -> Void

    /// - Parameter write: takes a level, a sentence, and what it is about by name. Called from any thread.
    package init(_ write: @escaping @Sendable (Level, String, [String: String]) -> Void) { self.write = write }

    /// Writes what matters to standard error, a line each.
    package static let standardError = ServerLog { level, text, details in
        guard level >= .warning else { return }
        let about = details.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        try? FileHandle.standardError.write(contentsOf: Data((text + about + "\n").utf8))
    }

    package func callAsFunction(_ level: Level, _ text: String, _ details: [String: String] = [:]) {
        write(level, text, details)
    }
}
