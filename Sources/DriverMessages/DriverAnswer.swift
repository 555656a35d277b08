import Foundation

/// What an app answers to a command, or says when it has started: a line of JSON on its standard output.
package struct DriverAnswer: Codable, Sendable {
    /// The version of commands and answers.
    package static let version = 1

    /// That of the command; 0 where none was understood, and for what the app says first.
    package var id: Int
    /// Only in what the app says first.
    package var version: Int?
    /// The program's name; only in what the app says first.
    package var program: String?
    /// Nil where the command was done.
    package var error: DriverError?
    /// The app's time, in seconds since its first frame.
    package var time: Double?
    /// The screen in at most twelve lines.
    package var digest: [String]?
    /// The element that was found.
    package var element: DriverElement?
    /// The elements there are, in reading order; as a tree it is the application.
    package var elements: [DriverElement]?
    /// Grows whenever the app may show something else.
    package var screen: Int?
    /// A PNG file.
    package var png: Data?
    /// Of the picture, in pixels.
    package var width: Int?
    /// Of the picture, in pixels.
    package var height: Int?
    /// Of the picture, in pixels per point.
    package var scale: Double?
    /// Mistakes found in the app's views since the last answer that named any.
    package var issues: [String]?
    /// Views that still move.
    package var moving: [String]?
    /// Work that waits for virtual time.
    package var waiting: [String]?
    /// Work that goes on outside of virtual time and was not waited for any longer.
    package var working: [String]?
    /// Files that the app has saved, by their names.
    package var files: [String: Data]?
    /// What the app has left to the system: addresses, shared texts, announcements.
    package var requests: [String]?
    /// The names of the program's previews.
    package var previews: [String]?
    /// A film that has ended.
    package var film: [DriverFilmFrame]?
    /// Findings of an audit.
    package var findings: [DriverFinding]?

    package init(id: Int = 0) { self.id = id }
}

/// Why a command was not done.
package struct DriverError: Codable, Hashable, Sendable, Error, CustomStringConvertible {
    package enum Kind: String, Codable, Sendable {
        /// The line is no command, or a field is missing or cannot be read.
        case badRequest
        /// No element is what was looked for.
        case notFound
        /// Several elements are.
        case ambiguous
        /// The element cannot be touched.
        case notHittable
        /// What was waited for did not come in time.
        case timeout
        /// The element, or the app as it is, has nothing that does this.
        case notPossible
        /// The app has ended by a mistake; the client says so.
        case crashed
        /// The app gave no answer; the client says so.
        case hung
        /// The app has ended without a mistake; the client says so.
        case ended
    }

    package var kind: Kind
    /// What happened, why it is wrong, and what to try.
    package var message: String
    /// Elements that may be meant.
    package var candidates: [String]?

    package init(_ kind: Kind, _ message: String, candidates: [String]? = nil) {
        self.kind = kind
        self.message = message
        self.candidates = candidates
    }

    package var description: String {
        message + (candidates.map { $0.isEmpty ? "" : "\n" + $0.map { "  " + $0 }.joined(separator: "\n") } ?? "")
    }
}

/// A picture of a film, of those that differ from the one before.
package struct DriverFilmFrame: Codable, Hashable, Sendable {
    /// A PNG file.
    package var png: Data
    /// When it came, in seconds since the film began.
    package var time: Double
    /// How long it was seen, in seconds.
    package var duration: Double

    package init(png: Data, time: Double, duration: Double) {
        (self.png, self.time, self.duration) = (png, time, duration)
    }
}

/// Something that an audit found.
package struct DriverFinding: Codable, Hashable, Sendable {
    /// Which rule it breaks.
    package var rule: AuditRule
    /// The element, as in a list of elements.
    package var element: String
    /// Its number.
    package var number: UInt32
    /// What is wrong, and by how much.
    package var message: String
    /// What to do.
    package var remedy: String

    package init(rule: AuditRule, element: String, number: UInt32, message: String, remedy: String) {
        self.rule = rule
        self.element = element
        self.number = number
        self.message = message
        self.remedy = remedy
    }
}
