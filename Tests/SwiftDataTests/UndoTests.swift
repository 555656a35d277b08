import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

private typealias Query = SwiftData.Query

@MainActor
struct UndoTests {
    private func context() throws -> (ModelContext, UndoManager) {
        let context = ModelContext(try library())
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        return (context, manager)
    }

    private func group(_ manager: UndoManager, _ body: () throws -> Void) rethrows {
        manager.beginUndoGrouping()
        try body()
        manager.endUndoGrouping()
    }

    @Test("a change, an insertion and a deletion are undone and done again, also once saved", arguments: [false, true])
    func all(saves: Bool) throws {
        let (context, manager) = try context()
        func save() throws { if saves { try context.save() } }
        let book = Book("1", title: "A")
        let writer = Writer(name: "W")
        group(manager) {
            context.insert(book)
            book.author = writer
            book.chapters = [Chapter(number: 1), Chapter(number: 2)]
        }
        try save()
        group(manager) { book.title = "B" }
        try save()
        group(manager) { context.delete(book) }
        try save()
        func state() throws -> [String] {
            let other = saves ? ModelContext(context.container) : context
            return try other.fetch(FetchDescriptor<Book>()).map {
                "\($0.title) \($0.author?.name ?? "-") \($0.chapters.map(\.number).sorted())"
            } + ["\(try other.fetchCount(FetchDescriptor<Chapter>())) \(writer.books?.count ?? -1)"]
        }
        let steps = [["0 0"], ["B W [1, 2]", "2 1"], ["A W [1, 2]", "2 1"], ["0 0"]]
        for round in 0..<2 {
            for (index, expected) in steps.enumerated() {
                if index > 0 {
                    manager.undo()
                    try save()
                }
                #expect(try state() == expected, "undone \(index), round \(round)")
            }
            #expect(!manager.canUndo && manager.canRedo)
            for expected in steps.dropLast().reversed() {
                manager.redo()
                try save()
                #expect(try state() == expected)
            }
        }
    }

    @Test("rollback forgets what could be undone, and no manager undoes nothing")
    func forgotten() throws {
        let (context, manager) = try context()
        let book = Book("1", title: "A")
        group(manager) { context.insert(book) }
        try context.save()
        group(manager) { book.title = "B" }
        context.rollback()
        #expect(!manager.canUndo && book.title == "A")
        context.undoManager = nil
        group(manager) { book.title = "C" }
        #expect(!manager.canUndo)
    }

    private struct Shelf: View {
        @Environment(\.modelContext) private var context
        @Environment(\.undoManager) private var undoManager
        @Query(sort: \Book.title) private var books: [Book]

        var body: some View {
            Text(books.map(\.title).joined(separator: " ") + ".")
            Button("Add") { context.insert(Book("\(books.count)", title: "Book \(books.count)")) }
            Button("Rename") { for book in books { book.title += "!" } }
            Button("Undo") { undoManager?.undo() }
        }
    }

    @Test("the window's undo manager undoes what one tap has done, and views follow")
    func window() async throws {
        let tester = ViewTester(Shelf().modelContainer(for: Book.self, inMemory: true, isUndoEnabled: true))
        for name in ["Add", "Add", "Rename"] {
            await tester.tap(try tester.find(.text(name)))
            try await tester.settle()
        }
        _ = try tester.find(.text("Book 0! Book 1!."))
        for expected in ["Book 0 Book 1.", "Book 0.", "."] {
            await tester.tap(try tester.find(.text("Undo")))
            try await tester.settle()
            _ = try tester.find(.text(expected))
        }
        #expect(tester.issues.isEmpty)
    }
}
