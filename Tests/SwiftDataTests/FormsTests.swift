import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

// `SwiftUITesting` has a name like this as well.
private typealias Query = SwiftData.Query

/// The forms of queries and containers that public code has, side by side.
@MainActor
struct FormsTests {
    private static var latest: FetchDescriptor<Book> {
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
        descriptor.fetchLimit = 2
        return descriptor
    }

    private struct Forms: View {
        @Query private var all: [Book]
        @Query(sort: \Book.title) private var byTitle: [Book]
        @Query(sort: \Book.title, order: .reverse) private var backwards: [Book]
        @Query(sort: \Book.note, order: .forward, animation: .default) private var byNote: [Book]
        @Query(sort: [SortDescriptor(\Book.pages), SortDescriptor(\Book.title)]) private var byPages: [Book]
        @Query(filter: #Predicate<Book> { $0.pages > 1 }) private var long: [Book]
        @Query(filter: #Predicate<Book> { $0.pages > 1 }, sort: \.title, order: .reverse, animation: .spring)
        private var longBackwards: [Book]
        @Query(FormsTests.latest) private var latest: [Book]
        @Query(FormsTests.latest, animation: .easeIn) private var latestAgain: [Book]
        @Query(animation: .bouncy) private var animated: [Book]
        @Query(transaction: Transaction(animation: nil)) private var still: [Book]

        var body: some View {
            VStack {
                line("all", all.sorted { $0.title < $1.title })
                line("byTitle", byTitle)
                line("backwards", backwards)
                line("byNote", byNote)
                line("byPages", byPages)
                line("long", long.sorted { $0.title < $1.title })
                line("longBackwards", longBackwards)
                line("latest", latest)
                line("latestAgain", latestAgain)
                Text("\(animated.count) animated, \(still.count) still")
            }
        }

        private func line(_ name: String, _ books: [Book]) -> some View {
            Text("\(name): " + books.map(\.title).joined())
        }
    }

    @Test("every form of a query finds what it asks for")
    func queries() throws {
        let container = try library()
        for (title, pages, note) in [("A", 3, "z"), ("B", 1, nil), ("C", 2, "a")] {
            let book = Book(title, title: title, pages: pages)
            book.note = note
            container.mainContext.insert(book)
        }
        let tester = ViewTester(Forms().modelContainer(container), size: CGSize(width: 400, height: 800))
        for text in [
            "all: ABC", "byTitle: ABC", "backwards: CBA", "byNote: BCA", "byPages: BCA", "long: AC",
            "longBackwards: CA", "latest: AC", "latestAgain: AC", "3 animated, 3 still",
        ] { _ = try tester.find(.text(text)) }
        #expect(tester.issues.isEmpty)
    }

    private struct Counting: View {
        @Environment(\.modelContext) private var context
        @Query private var books: [Book]

        var body: some View {
            Button("Add") { context.insert(Book("\(books.count)", title: "A")) }
            Text("\(books.count) books, " + (context.autosaveEnabled ? "saved" : "to be saved"))
        }
    }

    @Test("a container that views make does as it is told, and is handed on")
    func setup() async throws {
        var made: ModelContainer?
        let tester = ViewTester(
            Counting().modelContainer(for: Book.self, inMemory: true, isAutosaveEnabled: false, isUndoEnabled: true) {
                made = try? $0.get()
            })
        await tester.tap(try tester.find(.text("Add")))
        try await tester.settle()
        _ = try tester.find(.text("1 books, to be saved"))
        let context = try #require(made).mainContext
        #expect(context.hasChanges && context.undoManager?.canUndo == true)
        context.undoManager?.undo()
        try await tester.settle()
        _ = try tester.find(.text("0 books, to be saved"))
    }

    @Test("a container that cannot be made says why, and its views have none")
    func failure() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("no database".utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: place))
        }
        let messages = heard {
            let tester = ViewTester(Counting())
            #expect((try? tester.find(.text("0 books, saved"))) != nil || !tester.issues.isEmpty)
        }
        #expect(messages.contains { $0.contains("There is no container for Book") })
    }
}
