import Foundation
import SwiftData
import Testing

@MainActor
struct StoreTests {
    private func place() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/books.store")
    }

    @Test("models are in the file when it is opened again")
    func reopened() throws {
        let url = place()
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        func container() throws -> ModelContainer {
            try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
        }
        try {
            let context = ModelContext(try container())
            let book = Book("1", title: "A")
            book.chapters = [Chapter(number: 1)]
            context.insert(book)
            try context.save()
        }()
        let books = try ModelContext(try container()).fetch(FetchDescriptor<Book>())
        #expect(books.map(\.title) == ["A"])
    }

    @Test("a property that a later version adds has its default, and one of another name keeps its values")
    func migration() throws {
        let url = place()
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        try {
            let container = try ModelContainer(for: Old.Habit.self, configurations: ModelConfiguration(url: url))
            let context = ModelContext(container)
            context.insert(Old.Habit(name: "Run"))
            try context.save()
        }()
        let container = try ModelContainer(for: New.Habit.self, configurations: ModelConfiguration(url: url))
        let habit = try #require(try ModelContext(container).fetch(FetchDescriptor<New.Habit>()).first)
        #expect(habit.title == "Run" && habit.goal == 7 && habit.icon == nil)
    }

    @Test("a file that is no store gives an error and stays as it is")
    func corrupt() throws {
        let url = place()
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let bytes = Data(repeating: 7, count: 5000)
        try bytes.write(to: url)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
        }
        #expect(try Data(contentsOf: url) == bytes)
    }
}

enum Old {
    @Model final class Habit {
        var name: String
        init(name: String) { self.name = name }
    }
}

enum New {
    @Model final class Habit {
        @Attribute(originalName: "name") var title: String
        var goal = 7
        var icon: String?
        init(title: String) { self.title = title }
    }
}
