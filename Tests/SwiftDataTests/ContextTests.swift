import Foundation
import SwiftData
import Testing

@MainActor
struct ContextTests {
    @Test("what is inserted is fetched before and after it is saved, by another context, too")
    func insert() throws {
        let container = try library()
        let context = container.mainContext
        let book = Book("1", title: "Walden", pages: 352, shelf: .office)
        book.size = Size(width: 11, height: 18)
        book.price = Decimal(string: "12.90")!
        book.keywords = ["woods"]
        context.insert(book)
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["Walden"])
        #expect(context.hasChanges && book.hasChanges && context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges && !book.hasChanges)
        let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
        #expect(other !== book)
        #expect(other.pages == 352 && other.shelf == .office && other.size == Size(width: 11, height: 18))
        #expect(other.price == Decimal(string: "12.90") && other.keywords == ["woods"] && other.rating == nil)
        #expect(other.persistentModelID == book.persistentModelID)
    }

    @Test("the two ends of a relationship follow each other, and models that are held are inserted")
    func inverses() throws {
        let container = try library()
        let context = container.mainContext
        let (first, second) = (Book("1", title: "A"), Book("2", title: "B"))
        let writer = Writer(name: "W")
        first.author = writer
        context.insert(first)
        context.insert(second)
        #expect(writer.modelContext === context && writer.books == [first])
        writer.books?.append(second)
        #expect(second.author == writer)
        let tag = Tag("t")
        first.tags.append(tag)
        second.tags = [tag]
        #expect(tag.books == [first, second])
        try context.save()
        let other = ModelContext(container)
        let copy = try #require(try other.fetch(FetchDescriptor<Tag>()).first)
        #expect(copy.books.map(\.title) == ["A", "B"])
        #expect(copy.books[0].author?.books?.count == 2)
        first.author = nil
        tag.books = []
        #expect(writer.books == [second] && first.tags.isEmpty)
    }

    @Test("deletion follows its rules: what cascades goes, what does not forgets")
    func deletion() throws {
        let container = try library()
        let context = container.mainContext
        let (book, writer) = (Book("1", title: "A"), Writer(name: "W"))
        context.insert(book)
        book.author = writer
        book.chapters = [Chapter(number: 1), Chapter(number: 2)]
        try context.save()
        context.delete(book)
        #expect(book.isDeleted && writer.books == [])
        #expect(try context.fetchCount(FetchDescriptor<Chapter>()) == 0)
        context.rollback()
        #expect(!book.isDeleted && writer.books == [book] && book.chapters.count == 2)
        context.delete(book)
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Chapter>()) == 0)
        #expect(book.title == "A")
    }

    @Test("rollback takes back what was changed, and drops what was inserted")
    func rollback() throws {
        let context = try library().mainContext
        let book = Book("1", title: "A")
        context.insert(book)
        try context.save()
        book.title = "B"
        context.insert(Book("2", title: "C"))
        #expect(context.changedModelsArray.count == 1)
        context.rollback()
        #expect(book.title == "A")
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test("a model with a value that has to be unique takes the place of the one before")
    func unique() throws {
        let container = try library()
        let context = container.mainContext
        let (old, writer) = (Book("1", title: "Old"), Writer(name: "W"))
        context.insert(old)
        old.author = writer
        old.chapters = [Chapter(number: 1)]
        try context.save()
        context.insert(Book("1", title: "New"))
        try context.save()
        let books = try ModelContext(container).fetch(FetchDescriptor<Book>())
        #expect(books.map(\.title) == ["New"])
        #expect(books[0].chapters.count == 1)
    }

    @Test("a model of one context stays there when another inserts it, and that is an issue")
    func elsewhere() throws {
        let (first, second) = (try library().mainContext, try library().mainContext)
        let book = Book("1", title: "A")
        first.insert(book)
        let messages = heard { second.insert(book) }
        #expect(messages.contains { $0.contains("belongs to another context") })
        #expect(book.modelContext === first && !second.hasChanges)
    }

    @Test("limits and offsets count after sorting; texts are sorted as people do")
    func sorting() throws {
        let context = try library().mainContext
        for (index, title) in ["b10", "B2", "a", "C"].enumerated() { context.insert(Book("\(index)", title: title)) }
        for _ in 0..<2 {
            var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Book.title)])
            #expect(try context.fetch(descriptor).map(\.title) == ["a", "B2", "b10", "C"])
            descriptor.fetchLimit = 2
            descriptor.fetchOffset = 1
            #expect(try context.fetch(descriptor).map(\.title) == ["B2", "b10"])
            let lexical = FetchDescriptor(sortBy: [SortDescriptor(\Book.title, comparator: .lexical)])
            #expect(try context.fetch(lexical).map(\.title) == ["B2", "C", "a", "b10"])
            try context.save()
        }
    }

    @Test("all of a type, or those of a predicate, are deleted")
    func deleteAll() throws {
        let context = try library().mainContext
        for index in 0..<4 { context.insert(Book("\(index)", title: "T", pages: index)) }
        try context.delete(model: Book.self, where: #Predicate { $0.pages > 1 })
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
        try context.delete(model: Book.self)
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test("the main context takes in what others have saved")
    func merging() async throws {
        let container = try library()
        let book = Book("1", title: "A")
        container.mainContext.insert(book)
        try container.mainContext.save()
        let other = ModelContext(container)
        let copy = try #require(try other.fetch(FetchDescriptor<Book>()).first)
        copy.title = "B"
        #expect(book.title == "A")
        try other.save()
        for _ in 0..<20 { await Task.yield() }
        #expect(book.title == "B")
        other.delete(copy)
        try other.save()
        for _ in 0..<20 { await Task.yield() }
        #expect(book.isDeleted && book.title == "B")
    }

    @Test("a container keeps its main context, and lets go of it with itself")
    func mainContext() throws {
        weak var gone: ModelContext?
        try {
            let container = try ModelContainer(
                for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.autosaveEnabled = false
            container.mainContext.insert(Book("1", title: "Kept"))
            #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
            #expect(!container.mainContext.autosaveEnabled)
            try container.mainContext.save()
            gone = container.mainContext
        }()
        #expect(gone == nil)
        // Views have the context alone.
        let context = try ModelContainer(
            for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        ).mainContext
        context.insert(Book("2", title: "Alone"))
        #expect(context.container.mainContext === context)
        #expect(try context.container.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test("an actor has a context of its own")
    func actor() async throws {
        let container = try library()
        let importer = Importer(modelContainer: container)
        let id = try await importer.add(3)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 3)
        #expect((container.mainContext.model(for: id) as? Book)?.title == "Book 2")
    }
}

@ModelActor
actor Importer {
    func add(_ count: Int) throws -> PersistentIdentifier {
        var last: Book?
        for index in 0..<count {
            let book = Book("\(index)", title: "Book \(index)")
            modelContext.insert(book)
            last = book
        }
        try modelContext.save()
        return last!.persistentModelID
    }
}
