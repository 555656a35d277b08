import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

// `SwiftUITesting` has a name like this as well.
private typealias Query = SwiftData.Query

/// Each form of SwiftData that public code uses, the most frequent first, as it is written there.
@MainActor
struct FrequentFormsTests {
    @Test("models are inserted, saved, described, fetched, counted and deleted")
    func contexts() throws {
        let config = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: Book.self, Writer.self, configurations: config)
        let context = container.mainContext
        let book = Book("1", title: "One", pages: 3)
        context.insert(book)
        context.insert(Book("2", title: "Two", pages: 2))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Book>()).count == 2)
        let title = "One"
        let predicate = #Predicate<Book> { $0.title == title }
        #expect(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.pages) == [3])
        let sorted = FetchDescriptor<Book>(
            predicate: #Predicate { book in book.pages > 0 }, sortBy: [SortDescriptor(\.pages)])
        #expect(try context.fetch(sorted).map(\.title) == ["Two", "One"])
        var limited = FetchDescriptor<Book>(sortBy: [SortDescriptor(\Book.pages, order: .reverse)])
        limited.fetchLimit = 1
        #expect(try context.fetch(limited).first === book)
        #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: predicate)) == 1)
        let id = book.persistentModelID
        #expect((context.model(for: id) as? Book)?.title == "One")
        context.delete(book)
        try? context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
        try context.delete(model: Book.self, where: #Predicate { $0.title == "nowhere" })
        try context.delete(model: Book.self)
        #expect(try context.fetch(FetchDescriptor<Book>()).isEmpty)
    }

    @Test("containers are made of schemas and configurations, and contexts of containers")
    func containers() throws {
        let schema = Schema([Book.self, Writer.self, Tag.self])
        let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: schema, configurations: [modelConfiguration])
        let context = ModelContext(container)
        context.autosaveEnabled = false
        context.insert(Writer(name: "Ann"))
        #expect(context.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        try context.transaction { context.insert(Writer(name: "Ben")) }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Writer>()) == 1)
        #expect(container.schema == schema && container.configurations.first?.isStoredInMemoryOnly == true)
    }

    private struct Shelves: View {
        @Environment(\.modelContext) private var modelContext
        @Query private var books: [Book]
        @Query(sort: \Book.title) private var byTitle: [Book]
        @Query(sort: \Book.pages, order: .reverse) private var byPages: [Book]
        @Query(filter: #Predicate<Book> { $0.isRead }, sort: \Book.title) private var read: [Book]
        @Query(filter: #Predicate<Book> { $0.isRead }, sort: [SortDescriptor(\Book.title)]) private var readAgain:
            [Book]

        var body: some View {
            VStack {
                Text("\(books.count) \(byTitle.map(\.title).joined()) \(byPages.map(\.title).joined())")
                Text("read \(read.count) \(readAgain.count)")
                ForEach(byTitle) { Editor(book: $0) }
                Found(text: "Tw")
                Button("Add") {
                    let book = Book("3", title: "Three")
                    modelContext.insert(book)
                    try? modelContext.save()
                }
                Button("Remove") { for book in books { modelContext.delete(book) } }
            }
        }
    }

    private struct Editor: View {
        @Bindable var book: Book
        var body: some View { Toggle(book.title, isOn: $book.isRead) }
    }

    private struct Found: View {
        @Query private var found: [Book]

        init(text: String) {
            _found = Query(
                filter: #Predicate<Book> { text.isEmpty || $0.title.localizedStandardContains(text) },
                sort: \Book.title)
        }

        var body: some View { Text("found \(found.map(\.title).joined())") }
    }

    @Test("views query, edit, add and remove")
    func views() async throws {
        let container = try ModelContainer(
            for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Book("1", title: "One", pages: 1))
        container.mainContext.insert(Book("2", title: "Two", pages: 2))
        let tester = ViewTester(Shelves().modelContainer(container))
        _ = try tester.find(.text("2 OneTwo TwoOne"))
        _ = try tester.find(.text("found Two"))
        try await tester.perform("Activate", on: tester.find(.role(.toggle, "One")))
        try await tester.settle()
        _ = try tester.find(.text("read 1 1"))
        await tester.tap(try tester.find(.role(.button, "Add")))
        try await tester.settle()
        _ = try tester.find(.text("3 OneThreeTwo TwoOneThree"))
        await tester.tap(try tester.find(.role(.button, "Remove")))
        try await tester.settle()
        _ = try tester.find(.text("found "))
        let made = ViewTester(Shelves().modelContainer(for: [Book.self, Writer.self], inMemory: true))
        _ = try made.find(.text("read 0 0"))
        #expect(tester.issues.isEmpty && made.issues.isEmpty)
    }

    @Test("an actor of models works beside the main one")
    func actors() async throws {
        let container = try library()
        let importer = BookImporter(modelContainer: container)
        let id = try await importer.add("Zero")
        #expect(try container.mainContext.fetch(FetchDescriptor<Book>()).map(\.title) == ["Zero"])
        #expect((container.mainContext.model(for: id) as? Book)?.visits == 0)
    }

    @Test("a container of a versioned schema goes through its plan")
    func versions() throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self,
            configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        container.mainContext.insert(Second.Entry(text: "a"))
        try container.mainContext.save()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Second.Entry>()) == 1)
    }
}

@ModelActor
private actor BookImporter {
    func add(_ title: String) throws -> PersistentIdentifier {
        let book = Book(title, title: title)
        modelContext.insert(book)
        try modelContext.save()
        return book.persistentModelID
    }
}

private enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Entry.self] }

    @Model final class Entry {
        var text: String
        init(text: String) { self.text = text }
    }
}

private enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Entry.self] }

    @Model final class Entry {
        @Attribute(.unique) var id: UUID = UUID()
        var text: String
        @Attribute(originalName: "when") var date: Date?
        @Transient var isOpen = false
        init(text: String) { self.text = text }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: First.self, toVersion: Second.self)] }
}
