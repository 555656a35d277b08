import SwiftData
import SwiftUI

@main
struct ReadingListApp: App {
    let container: ModelContainer

    init() {
        do {
            let schema = Schema([Book.self, Tag.self])
            let configuration = ModelConfiguration("Reading", schema: schema)
            container = try ModelContainer(for: schema, configurations: [configuration])
        } catch {
            fatalError("Could not create the container: \(error)")
        }
    }

    var body: some Scene {
        WindowGroup { LibraryView() }
            .modelContainer(container)
    }
}

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
    @Attribute(.externalStorage) var cover: Data?
    @Relationship(inverse: \Tag.books) var tags: [Tag] = []

    var status: Status {
        get { Status(rawValue: statusValue) ?? .wanted }
        set { statusValue = newValue.rawValue }
    }

    init(title: String, author: String, status: Status = .wanted, tags: [Tag] = []) {
        id = UUID()
        self.title = title
        self.author = author
        added = .now
        statusValue = status.rawValue
        self.tags = tags
    }
}

@Model
final class Tag {
    @Attribute(.unique) var name: String
    var books: [Book] = []

    init(name: String) { self.name = name }
}

extension ModelContainer {
    /// For previews and tests.
    @MainActor
    static var sample: ModelContainer {
        let container = try! ModelContainer(
            for: Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        let (sea, short) = (Tag(name: "sea"), Tag(name: "short"))
        context.insert(Book(title: "Moby-Dick", author: "Melville", status: .reading, tags: [sea]))
        context.insert(Book(title: "Bartleby", author: "Melville", status: .finished, tags: [short]))
        context.insert(Book(title: "The Waves", author: "Woolf", tags: [sea, short]))
        context.insert(Book(title: "Orlando", author: "Woolf"))
        return container
    }
}
