import Foundation
import SwiftData

enum Status: Int, Codable, CaseIterable, Identifiable {
    case wanted, reading, finished

    var id: Int { rawValue }

    var title: String {
        switch self {
        case .wanted: return "Wanted"
        case .reading: return "Reading"
        case .finished: return "Finished"
        }
    }

    var symbol: String {
        switch self {
        case .wanted: return "bookmark"
        case .reading: return "book"
        case .finished: return "checkmark.circle"
        }
    }

    var next: Status { Status(rawValue: (rawValue + 1) % Status.allCases.count)! }
}

@Model
final class Book {
    #Index<Book>([\.title], [\.author])

    @Attribute(.unique) var id: UUID
    var title: String
    var author: String
    var added: Date
    var statusValue: Int
    var rating: Int?
    var finished: Date?
    var notes: String = ""
    @Attribute(.externalStorage) var cover: Data?
    @Relationship(inverse: \Tag.books) var tags: [Tag] = []

    var status: Status {
        get { Status(rawValue: statusValue) ?? .wanted }
        set {
            if newValue == .finished, statusValue != newValue.rawValue { finished = .now }
            if newValue != .finished { finished = nil }
            statusValue = newValue.rawValue
        }
    }

    init(title: String, author: String, status: Status = .wanted, tags: [Tag] = []) {
        id = UUID()
        self.title = title
        self.author = author
        added = .now
        statusValue = status.rawValue
        finished = status == .finished ? .now : nil
        self.tags = tags
    }
}

/// A book that somebody suggests to everybody.
@Model
final class Suggestion {
    var title: String
    var made: Date

    init(title: String) {
        self.title = title
        made = .now
    }

    /// The suggestions of all who use the program: what a static makes is nobody's own.
    static let everybodys: ModelContainer? = try? ModelContainer(
        for: Suggestion.self, configurations: ModelConfiguration("Suggestions"))
}

@Model
final class Tag {
    @Attribute(.unique) var name: String
    var books: [Book] = []

    init(name: String) { self.name = name }
}
