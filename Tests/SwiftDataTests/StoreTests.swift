import Foundation
import SwiftData
import Testing

@testable import RiffleModels

@MainActor
struct StoreTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            try? FileManager.default.removeItem(at: folder)
        }
        try body(folder)
    }

    private func container(_ url: URL) throws -> ModelContainer {
        try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
    }

    @Test("models are in the file when it is opened again")
    func reopened() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("deep/books.store")
            try {
                let context = ModelContext(try container(url))
                let book = Book("1", title: "A")
                book.chapters = [Chapter(number: 1)]
                context.insert(book)
                try context.save()
            }()
            let books = try ModelContext(try container(url)).fetch(FetchDescriptor<Book>())
            #expect(books.map(\.title) == ["A"] && books[0].chapters.count == 1)
        }
    }

    @Test("a property that a later version adds has its default, and one of another name keeps its values")
    func migration() throws {
        try withFolder { folder in
            let configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
            try {
                let context = ModelContext(try ModelContainer(for: Old.Habit.self, configurations: configuration))
                context.insert(Old.Habit(name: "Run"))
                try context.save()
            }()
            let container = try ModelContainer(for: New.Habit.self, configurations: configuration)
            let habit = try #require(try ModelContext(container).fetch(FetchDescriptor<New.Habit>()).first)
            #expect(habit.title == "Run" && habit.goal == 7 && habit.icon == nil)
        }
    }

    @Test("a file that is no store, or of something else, gives an error and stays as it is")
    func corrupt() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.store")
            let bytes = Data(repeating: 7, count: 5000)
            try bytes.write(to: url)
            _ = heard { #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(url) } }
            #expect(try Data(contentsOf: url) == bytes)

            let other = folder.appendingPathComponent("b.store")
            try Database(path: other.path, readOnly: false).run("CREATE TABLE Book (title)")
            let messages = heard { #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(other) } }
            #expect(messages.contains { $0.contains("none that Riffle has made") })

            let newer = folder.appendingPathComponent("c.store")
            try container(newer).stores[0].database.run("UPDATE _store SET value = 2 WHERE name = 'format'")
            let more = heard { #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(newer) } }
            #expect(more.contains { $0.contains("layout 2") })
        }
    }

    @Test("damage inside a file is an error of the fetch that meets it")
    func damaged() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.store")
            try {
                let context = ModelContext(try container(url))
                for index in 0..<2000 { context.insert(Book("\(index)", title: String(repeating: "x", count: 200))) }
                try context.save()
                try context.container.stores[0].database.run("PRAGMA wal_checkpoint(TRUNCATE)")
            }()
            var bytes = try Data(contentsOf: url)
            for index in stride(from: 60_000, to: bytes.count - 4096, by: 3) { bytes[index] = 0xA5 }
            try bytes.write(to: url)
            let context = ModelContext(try container(url))
            var descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.title.contains("y") })
            descriptor.includePendingChanges = true
            #expect {
                try context.fetch(descriptor)
            } throws: { error in
                (error as? CocoaError)?.code == .fileReadCorruptFile
            }
        }
    }

    @Test("a folder that cannot be written gives an error, and a store that allows no save is read")
    func readOnly() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.store")
            try {
                let context = ModelContext(try container(url))
                context.insert(Book("1", title: "A"))
                try context.save()
            }()
            let fixed = try ModelContainer(
                for: Book.self, configurations: ModelConfiguration(url: url, allowsSave: false))
            let context = ModelContext(fixed)
            let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
            book.title = "B"
            #expect {
                try context.save()
            } throws: { error in
                (error as? CocoaError)?.code == .fileWriteNoPermission
            }
            context.rollback()
            #expect(book.title == "A")
            let missing = folder.appendingPathComponent("none.store")
            _ = heard {
                #expect(throws: SwiftDataError.loadIssueModelContainer) {
                    try ModelContainer(
                        for: Book.self, configurations: ModelConfiguration(url: missing, allowsSave: false))
                }
                // A file stands where the folder should.
                #expect(throws: SwiftDataError.loadIssueModelContainer) {
                    try container(url.appendingPathComponent("inside.store"))
                }
            }
        }
    }

    @Test("a full disk makes the save fail; nothing is lost, and rollback goes back to what is saved")
    func full() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.store")
            let container = try container(url)
            let context = ModelContext(container)
            context.insert(Book("kept", title: "Kept"))
            try context.save()
            let database = container.stores[0].database
            let pages = try database.numbers("PRAGMA page_count")[0]
            _ = try database.rows("PRAGMA max_page_count = \(pages + 2)")
            for index in 0..<500 { context.insert(Book("\(index)", title: String(repeating: "x", count: 500))) }
            #expect {
                try context.save()
            } throws: { error in
                (error as? CocoaError)?.code == .fileWriteOutOfSpace
            }
            #expect(context.hasChanges && context.insertedModelsArray.count == 500)
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 1)
            _ = try database.rows("PRAGMA max_page_count = 1000000")
            try context.save()
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 501)
            _ = try database.rows("PRAGMA max_page_count = 1")
            for index in 500..<900 { context.insert(Book("\(index)", title: String(repeating: "x", count: 500))) }
            #expect(throws: CocoaError.self) { try context.save() }
            context.rollback()
            #expect(!context.hasChanges)
            #expect(try context.fetchCount(FetchDescriptor<Book>()) == 501)
        }
    }

    @Test("models are kept where the configuration says that has their schema")
    func several() throws {
        try withFolder { folder in
            let files = ["books", "photos"].map { folder.appendingPathComponent("\($0).store") }
            func container() throws -> ModelContainer {
                try ModelContainer(
                    for: Schema([Book.self, Photo.self, Owner.self]),
                    configurations: ModelConfiguration("Books", schema: Schema([Book.self]), url: files[0]),
                    ModelConfiguration("Photos", schema: Schema([Photo.self]), url: files[1]),
                    ModelConfiguration("Owners", schema: Schema([Owner.self]), isStoredInMemoryOnly: true))
            }
            try {
                let context = ModelContext(try container())
                context.insert(Book("1", title: "A"))
                context.insert(Photo("P", Data([1])))
                context.insert(Owner(name: "O"))
                try context.save()
                #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 1)
            }()
            let again = try container()
            #expect(again.configurations.count == 3)
            let context = ModelContext(again)
            #expect(try context.fetch(FetchDescriptor<Photo>()).map(\.name) == ["P"])
            #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
            let books = try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: files[0]))
            #expect(try ModelContext(books).fetch(FetchDescriptor<Book>()).map(\.title) == ["A"])
        }
    }

    @Test("configurations that cannot be are refused")
    func configurations() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).store")
        func refused(_ error: SwiftDataError, _ configurations: ModelConfiguration...) {
            #expect(throws: error) { try ModelContainer(for: Schema([Book.self]), configurations: configurations) }
        }
        refused(.configurationFileNameContainsInvalidCharacters, ModelConfiguration("a/b"))
        refused(.configurationFileNameTooLong, ModelConfiguration(String(repeating: "x", count: 300)))
        refused(
            .configurationSchemaNotFoundInContainerSchema,
            ModelConfiguration(schema: Schema([Photo.self]), isStoredInMemoryOnly: true))
        refused(.duplicateConfiguration, ModelConfiguration("A", url: url), ModelConfiguration("B", url: url))
        let group = ModelConfiguration("Shared", groupContainer: .identifier("group.trips"), cloudKitDatabase: .none)
        #expect(group.url.path.hasSuffix("group.trips/Shared.store"))
        let messages = heard { _ = ModelConfiguration(cloudKitDatabase: .private("iCloud.trips")) }
        #expect(messages.count == 1)
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("two containers of one file see each other's saves, even with other models")
    func shared() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.store")
            let (first, second) = (try container(url), try container(url))
            first.mainContext.insert(Book("1", title: "A"))
            try first.mainContext.save()
            let book = try #require(try second.mainContext.fetch(FetchDescriptor<Book>()).first)
            book.title = "B"
            try second.mainContext.save()
            #expect(try first.mainContext.fetch(FetchDescriptor<Book>()).map(\.title) == ["B"])
            let photos = try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url))
            photos.mainContext.insert(Photo("P", Data()))
            try photos.mainContext.save()
            #expect(try first.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
            try first.erase()
            #expect(try second.mainContext.fetchCount(FetchDescriptor<Book>()) == 0 && book.isDeleted)
        }
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
