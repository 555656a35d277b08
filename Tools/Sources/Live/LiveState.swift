import Foundation
import Importing

/// All that the page shows, as it is told.
struct LiveState: Encodable, Sendable {
    /// What is going on.
    enum Phase: String, Encodable, Sendable { case building, compiling, starting, running, failed }

    /// Lines of a file around one.
    struct Excerpt: Encodable, Hashable, Sendable {
        /// The number of the first, from 1.
        var first: Int
        var lines: [String]
    }

    struct Fault: Encodable, Hashable, Sendable {
        /// From the package's folder.
        var file: String
        var line: Int
        var column: Int
        var message: String
        var excerpt: Excerpt?
    }

    struct Crash: Encodable, Hashable, Sendable {
        var message: String
        var function: String?
        var file: String?
        var line: Int?
        var excerpt: Excerpt?
        /// The end of what the program printed.
        var output: String
        /// Whether the version before still runs.
        var keepsOld: Bool
    }

    /// Seconds.
    struct Times: Encodable, Hashable, Sendable {
        var noticing = 0.0
        var compiling = 0.0
        var linking = 0.0
        var starting = 0.0
        var frame: Double?
        var total: Double { noticing + compiling + linking + starting + (frame ?? 0) }

        private enum CodingKeys: String, CodingKey { case noticing, compiling, linking, starting, frame, total }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(noticing, forKey: .noticing)
            try container.encode(compiling, forKey: .compiling)
            try container.encode(linking, forKey: .linking)
            try container.encode(starting, forKey: .starting)
            try container.encodeIfPresent(frame, forKey: .frame)
            try container.encode(total, forKey: .total)
        }
    }

    var app: String
    /// Whether there is an app to show, besides previews.
    var hasApp = true
    /// The origin of the program's own pages; nil until it has been started once.
    var origin: String?
    var phase = Phase.building
    /// What is done, in words.
    var activity = ""
    /// Counts the programs that were shown.
    var version = 0
    var errors: [Fault] = []
    /// What a build printed that ended badly without naming a line.
    var output = ""
    var crash: Crash?
    var previews: [Preview] = []
    /// Where the program's types are declared, as `Views/Row.swift:12`, by their names; see `TypePlaces`.
    var types: [String: String] = [:]
    var times: Times?

    /// The lines around one, two above and two below.
    static func excerpt(_ file: String, _ line: Int) -> Excerpt? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), line > 0 else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard line <= lines.count else { return nil }
        let range = max(1, line - 2)...min(lines.count, line + 2)
        return Excerpt(first: range.lowerBound, lines: range.map { String(lines[$0 - 1].prefix(400)) })
    }
}
