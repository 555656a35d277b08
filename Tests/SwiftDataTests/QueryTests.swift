import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

// `SwiftUITesting` has a name like this as well.
private typealias Query = SwiftData.Query

@MainActor
struct QueryTests {
    private struct Shelves: View {
        @Environment(\.modelContext) private var context
        @Query(sort: \Book.title) private var books: [Book]

        var body: some View {
            VStack {
                ForEach(books) { Row(book: $0) }
                Button("Add") { context.insert(Book("new", title: "New")) }
                Button("Delete") { books.first.map { context.delete($0) } }
                Text("\(books.count) books")
            }
        }
    }

    private struct Row: View {
        @Bindable var book: Book

        var body: some View {
            HStack {
                Text("\(book.title), \(book.pages) pages")
                Toggle("Read \(book.title)", isOn: $book.isRead)
            }
        }
    }

    private struct Filtered: View {
        @Query private var books: [Book]

        init(_ text: String) {
            _books = Query(
                filter: #Predicate { text.isEmpty || $0.title.localizedStandardContains(text) }, sort: \.title,
                order: .reverse, animation: .default)
        }

        var body: some View { Text("Found " + books.map(\.title).joined(separator: " ")) }
    }

    private struct Search: View {
        @State private var text = ""

        var body: some View {
            Filtered(text)
            Button("Search") { text = "S" }
        }
    }

    @Test("a query follows what is added, changed and deleted")
    func follows() async throws {
        let container = try library()
        for index in 0..<5 { container.mainContext.insert(Book("\(index)", title: "Book \(index)")) }
        try container.mainContext.save()
        let tester = ViewTester(Shelves().modelContainer(container))
        _ = try tester.find(.text("5 books"))
        let books = try container.mainContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        books[2].pages = 100
        try await tester.settle()
        _ = try tester.find(.text("Book 2, 100 pages"))
        await tester.tap(try tester.find(.text("Add")))
        try await tester.settle()
        _ = try tester.find(.text("6 books"))
        _ = try tester.find(.text("New, 0 pages"))
        await tester.tap(try tester.find(.text("Delete")))
        try await tester.settle()
        _ = try tester.find(.text("5 books"))
        #expect(!container.mainContext.hasChanges)
        #expect(tester.issues.isEmpty)
    }

    @Test("a query follows what another context saves")
    func others() async throws {
        let container = try library()
        let tester = ViewTester(Shelves().modelContainer(container))
        _ = try tester.find(.text("0 books"))
        let other = ModelContext(container)
        other.insert(Book("1", title: "Far"))
        try other.save()
        try await tester.settle()
        _ = try tester.find(.text("Far, 0 pages"))
    }

    @Test("a query that is made by an initializer asks anew when its argument changes")
    func filtered() async throws {
        let container = try library()
        for title in ["Sea", "Sun", "Moon"] { container.mainContext.insert(Book(title, title: title)) }
        let tester = ViewTester(Search().modelContainer(container))
        _ = try tester.find(.text("Found Sun Sea Moon"))
        await tester.tap(try tester.find(.text("Search")))
        try await tester.settle()
        _ = try tester.find(.text("Found Sun Sea"))
    }

    private struct Made: View {
        @Query private var books: [Book]
        @Environment(\.modelContext) private var context
        var body: some View {
            Button("Books: \(books.count)") { context.insert(Book("1", title: "A")) }
        }
    }

    @Test("a container is made for the types of models, and stays while the views change")
    func made() async throws {
        let tester = ViewTester(Made().modelContainer(for: [Book.self, Writer.self], inMemory: true))
        await tester.tap(try tester.find(.text("Books: 0")))
        try await tester.settle()
        _ = try tester.find(.text("Books: 1"))
        #expect(tester.issues.isEmpty)
    }
}
