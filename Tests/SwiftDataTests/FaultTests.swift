import Foundation
import SwiftData
import Testing

@testable import RiffleModels

@MainActor
struct FaultTests {
    private func filled(_ count: Int) throws -> ModelContainer {
        let container = try library()
        let context = ModelContext(container)
        for index in 0..<count {
            let book = Book("\(index)", title: "Book \(index % 100)", pages: index)
            if index % 10 == 0 { book.chapters = [Chapter(number: index)] }
            context.insert(book)
        }
        try context.save()
        return container
    }

    private func loaded(_ books: [Book]) -> Int { books.count { $0._record.isLoaded } }

    @Test("a fetch brings the rows of its first models, and those of more are loaded as they are read")
    func rows() throws {
        let context = ModelContext(try filled(FaultBatch.mostAtOnce + 700))
        let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
        let first = try context.fetchUnloaded(descriptor).prefix(10)
        let books = try context.fetch(descriptor)
        #expect(loaded(books) == FaultBatch.mostAtOnce && first.allSatisfy(\._record.isLoaded))
        #expect(books.indices.allSatisfy { books[$0].pages == $0 })
        #expect(loaded(books) == books.count && books.count == FaultBatch.mostAtOnce + 700)
    }

    @Test("a row of a model that was changed stays as it is when it is fetched again")
    func unsaved() throws {
        let context = try filled(20).mainContext
        context.autosaveEnabled = false
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
        books[3].title = "Changed"
        let again = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
        #expect(again[3] === books[3] && again[3].title == "Changed" && again.map(\.pages) == Array(0..<20))
    }

    @Test("a query loads no row, and reading a model loads those around it")
    func batches() throws {
        let context = try filled(2000).mainContext
        let books = try context.fetchUnloaded(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)]))
        #expect(books.count == 2000 && loaded(books) == 0)
        #expect(books[700].pages == 1299)
        #expect(loaded(books) == 256)
        #expect(books[512...767].allSatisfy { $0._record.isLoaded })
        #expect(books.map(\.pages) == Array((0..<2000).reversed()))
        #expect(books[1999].chapters.map(\.number) == [0])
    }

    @Test("counting, identifiers and unsaved models load no more than what they need")
    func few() throws {
        let context = try filled(2000).mainContext
        context.autosaveEnabled = false
        let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
        let books = try context.fetchUnloaded(descriptor)
        context.insert(Book("new", title: "New", pages: 1000))
        #expect(try context.fetchCount(descriptor) == 2001)
        #expect(try context.fetchIdentifiers(descriptor).count == 2001)
        let found = try context.fetch(descriptor)
        #expect(found[1001].title == "New" && found[1000].pages == 1000 && found[1002].pages == 1001)
        #expect(loaded(books) < 600)
    }

    @Test("models are let go of after each batch that is enumerated")
    func enumerate() throws {
        let context = try filled(1000).mainContext
        var count = 0
        try context.enumerate(FetchDescriptor<Book>(), batchSize: 100) { book in
            count += 1
            if book.pages == 500 { book.title = "Found" }
        }
        #expect(count == 1000)
        let held = context.registry.keys(0).count
        #expect(held == 1 && context.hasChanges)
    }

    @Test("changes that a block of enumerate leaves unsaved are kept, and reported unless they may be left")
    func escaping() throws {
        let context = ModelContext(try filled(100))
        func change(_ isAllowed: Bool) throws -> [String] {
            try heard {
                try context.enumerate(FetchDescriptor<Book>(), allowEscapingMutations: isAllowed) { $0.pages += 1 }
            }.filter { $0.contains("enumerate") }
        }
        #expect(try change(true).isEmpty)
        try context.save()
        #expect(try change(false).count == 1)
        #expect(context.changedModelsArray.count == 100)
        try context.save()
        let messages = try heard { try context.enumerate(FetchDescriptor<Book>()) { _ = $0.pages } }
        #expect(!messages.contains { $0.contains("enumerate") })
    }

    @Test("who reads one model after the other has more of them loaded at a time, and never many more than were read")
    func readAhead() throws {
        let context = ModelContext(try filled(9000))
        let books = try context.fetchUnloaded(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        for (index, book) in books.enumerated() {
            #expect(book.title == "Book \(index / 90)" || index / 90 >= 10)
            if index % 250 == 0 { #expect(loaded(books) <= 9 * (index + 256)) }
        }
        #expect(loaded(books) == 9000)
        #expect(Set(books.map(\.pages)).count == 9000)
    }

    @Test("a deleted model keeps what it held, with its relationships")
    func deleted() throws {
        let container = try library()
        let context = container.mainContext
        let book = Book("1", title: "A")
        context.insert(book)
        book.author = Writer(name: "W")
        book.chapters = [Chapter(number: 7)]
        try context.save()
        let other = ModelContext(container)
        let copy = try #require(try other.fetchUnloaded(FetchDescriptor<Book>()).first)
        #expect(!copy._record.isLoaded)
        context.delete(book)
        try context.save()
        #expect(book.isDeleted && book.modelContext == nil)
        #expect(book.title == "A" && book.author?.name == "W" && book.chapters.map(\.number) == [7])
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 0)
        // It had read nothing, and is handed what was deleted.
        #expect(copy.isDeleted && copy.title == "A" && copy.shelf == .home)
    }

    @Test("a row that something else has deleted reads as defaults, and says so")
    func gone() throws {
        let container = try library()
        let context = container.mainContext
        let strict = Strict(kind: .first, place: Place(name: "P", kind: .second))
        let book = Book("1", title: "A", pages: 3, shelf: .office)
        context.insert(book)
        try context.save()
        let other = ModelContext(container)
        let copy = try #require(try other.fetchUnloaded(FetchDescriptor<Book>()).first)
        try container.stores[0].database.run("DELETE FROM Book")
        let messages = heard { #expect(copy.title == "" && copy.pages == 0 && copy.shelf == .home && copy.tags == []) }
        #expect(messages.contains { $0.contains("Book.title was read") })
        #expect(strict.kind == .first)
        let strictContainer = try ModelContainer(
            for: Strict.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let record = _ModelRecord(strictContainer.mainContext.homes[1], 77, isLoaded: false)
        let missing = Strict(_record: record)
        _ = heard {
            #expect(missing.kind == .first && missing.place == Place(name: "", kind: .first))
            #expect(missing.link == URL(fileURLWithPath: "/") && missing.owner.name == "")
        }
    }

    @Test("a value of any type stands for one whose row is gone")
    func empties() throws {
        let container = try ModelContainer(
            for: Parcel.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let missing = Parcel(_record: _ModelRecord(container.mainContext.homes[0], 77, isLoaded: false))
        _ = heard {
            #expect(missing.state == .sent(to: "", on: Date(timeIntervalSinceReferenceDate: 0)))
            #expect(missing.address.text == "" && missing.counts == [:])
        }
        // A type that cannot be made has the value of another row.
        container.mainContext.insert(Parcel())
        try container.mainContext.save()
        let other = Parcel(_record: _ModelRecord(container.mainContext.homes[0], 78, isLoaded: false))
        _ = heard { #expect(other.picky == Picky(text: "fine")) }
    }

    @Test("an identifier of a model that the container does not have names one of no known type")
    func unknown() throws {
        let context = try library().mainContext
        let photos = try ModelContainer(
            for: Photo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let photo = Photo("A", Data())
        photos.mainContext.insert(photo)
        let id = photo.persistentModelID
        let messages = heard {
            let found = context.model(for: id)
            #expect(found as? Photo == nil && found.persistentModelID == id && found.isDeleted)
        }
        #expect(messages.contains { $0.contains("Photo is none of the container's models") })
        let known: Photo? = context.registeredModel(for: id)
        #expect(known == nil)
    }

    @Test("what is kept beside the others is loaded when it is read")
    func external() throws {
        let container = try ModelContainer(
            for: Photo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        context.autosaveEnabled = false
        let bytes = Data((0..<300_000).map { UInt8($0 % 251) })
        context.insert(Photo("A", bytes))
        try context.save()
        let other = ModelContext(container)
        let photo = try #require(try other.fetch(FetchDescriptor<Photo>()).first)
        #expect(photo.name == "A")
        photo.name = "B"
        try other.save()
        #expect(photo.data == bytes)
        photo.data = Data([1])
        photo.thumbnail = nil
        try other.save()
        #expect(try context.fetch(FetchDescriptor<Photo>()).first?.data == Data([1]))
        let found = try context.fetch(FetchDescriptor<Photo>(predicate: #Predicate { $0.thumbnail == nil }))
        #expect(found.count == 1 && found[0].thumbnail == nil)
    }
}

/// What is reported while a block runs.
func heard(_ body: () throws -> Void) rethrows -> [String] {
    let list = IssueList()
    let listener = ModelIssues.listen { list.add($0) }
    defer { ModelIssues.ignore(listener) }
    try body()
    return list.messages
}

final class IssueList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func add(_ message: String) { lock.withLock { list.append(message) } }
    var messages: [String] { lock.withLock { list } }
}

enum Kind: String, Codable { case first, second }

struct Place: Codable, Hashable {
    var name: String
    var kind: Kind
}

@Model final class Strict {
    var kind: Kind
    var place: Place
    var link: URL
    var owner: Owner

    init(kind: Kind, place: Place) {
        self.kind = kind
        self.place = place
        link = URL(fileURLWithPath: "/tmp")
        owner = Owner(name: "O")
    }
}

enum Delivery: Codable, Equatable {
    case sent(to: String, on: Date)
    case lost
}

/// Refuses to be decoded from nothing, and has fields that can be empty.
struct Address: Codable, Equatable {
    var text: String
    private var lines = 1

    init(text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        if text.isEmpty { throw CocoaError(.coderReadCorrupt) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// Cannot be made of anything.
final class Picky: Codable, Equatable {
    let text: String
    init(text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        if text != "fine" { throw CocoaError(.coderReadCorrupt) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    static func == (first: Picky, second: Picky) -> Bool { first.text == second.text }
}

@Model final class Parcel {
    var state: Delivery
    var address: Address
    var counts: [String: Int]
    var picky: Picky

    init() {
        state = .lost
        address = Address(text: "Here")
        counts = [:]
        picky = Picky(text: "fine")
    }
}

@Model final class Owner {
    var name: String
    init(name: String) { self.name = name }
}

@Model final class Photo {
    var name: String
    @Attribute(.externalStorage) var data: Data
    @Attribute(.externalStorage) var thumbnail: Data?
    init(_ name: String, _ data: Data) {
        self.name = name
        self.data = data
        thumbnail = data
    }
}
