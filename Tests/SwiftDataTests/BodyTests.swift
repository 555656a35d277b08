import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@testable import RiffleModels

private typealias Query = SwiftData.Query

/// What a change has run anew.
@MainActor
private final class Bodies {
    var lists = 0
    var rows: [String: Int] = [:]

    func take() -> (lists: Int, rows: [String: Int]) {
        defer { (lists, rows) = (0, [:]) }
        return (lists, rows)
    }
}

@MainActor
struct BodyTests {
    private struct Shelf: View {
        let bodies: Bodies
        @Query private var books: [Book]

        init(_ bodies: Bodies, _ query: SwiftData.Query<Book>) {
            self.bodies = bodies
            _books = query
        }

        var body: some View {
            bodies.lists += 1
            return List(books) { Row(bodies: bodies, book: $0) }
        }
    }

    private struct Row: View {
        let bodies: Bodies
        let book: Book

        var body: some View {
            bodies.rows[book.isbn, default: 0] += 1
            return Text("\(book.title), \(book.pages)")
        }
    }

    private static let queries: [(name: String, make: @MainActor () -> SwiftData.Query<Book>)] = [
        ("all", { SwiftData.Query() }),
        ("sorted", { SwiftData.Query(sort: \.title) }),
        ("filtered", { SwiftData.Query(filter: #Predicate { $0.pages < 100 && $0.title != "X" }, sort: \.title) }),
        ("sorted by what changes", { SwiftData.Query(sort: \.pages) }),
    ]

    @Test("changing one property runs the body of the row that reads it, and no other", arguments: [false, true])
    func one(saves: Bool) async throws {
        for query in Self.queries {
            let container = try library()
            let context = container.mainContext
            for index in 0..<5 { context.insert(Book("\(index)", title: "Book \(index)", pages: index * 10)) }
            if saves { try context.save() }
            let bodies = Bodies()
            let tester = ViewTester(Shelf(bodies, query.make()).modelContainer(container))
            try await tester.settle()
            let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn)]))
            _ = bodies.take()
            books[2].pages += 3
            try await tester.settle()
            let pages = bodies.take()
            #expect(pages.lists == 0 && pages.rows == ["2": 1], "\(query.name)")
            books[1].note = "unseen"
            try await tester.settle()
            let note = bodies.take()
            #expect(note.lists == 0 && note.rows.isEmpty, "\(query.name)")
            books[3].pages = 500
            books[3].title = "X"
            try await tester.settle()
            #expect(bodies.take().lists <= 1)
            _ = try tester.find(.text("Book 2, 23"))
            #expect((try? tester.find(.text("X, 500"))) != nil || query.name == "filtered")
            #expect(tester.issues.isEmpty)
        }
    }

    @Test("a list of many models loads the rows that it shows")
    func many() async throws {
        let container = try library()
        let context = ModelContext(container)
        for index in 0..<5000 { context.insert(Book("\(index)", title: "Book \(index)", pages: index)) }
        try context.save()
        let bodies = Bodies()
        let tester = ViewTester(Shelf(bodies, Query(sort: \.pages)).modelContainer(container))
        try await tester.settle()
        _ = try tester.find(.text("Book 3, 3"))
        let loaded = container.mainContext.registry.keys(0).count {
            container.mainContext.registered(ModelKey(0, $0))?._record.isLoaded == true
        }
        #expect(loaded <= 512)
        #expect(bodies.rows.count < 100)
    }

    private struct Bare: View {
        @Environment(\.modelContext) private var context
        @Query private var books: [Book]
        var body: some View {
            Text("\(books.count) books")
            Button("Add") { context.insert(Book("1", title: "A")) }
        }
    }

    @Test("without a container there is one context, and using it is an issue")
    func without() async throws {
        let tester = ViewTester(Bare())
        try await tester.settle()
        await tester.tap(try tester.find(.text("Add")))
        try await tester.settle()
        _ = try tester.find(.text("0 books"))
        #expect(tester.issues.map(\.message).count { $0.contains("There is no container for Book") } == 1)
        #expect(EnvironmentValues().modelContext === EnvironmentValues().modelContext)
    }
}
