import Foundation
import SwiftData

enum Shelf: String, Codable, CaseIterable { case home, office }
struct Size: Codable, Hashable {
    var width = 0.0
    var height = 0.0
}

@Model final class Book {
    @Attribute(.unique) var isbn: String
    var title: String
    var pages = 0
    var rating: Double?
    var price: Decimal = 0
    var added: Date
    var note: String?
    var shelf: Shelf
    var size: Size?
    var keywords: [String] = []
    var isRead = false
    @Transient var visits = 0
    var author: Writer?
    @Relationship(deleteRule: .cascade, inverse: \Chapter.book) var chapters: [Chapter] = []
    var tags: [Tag] = []

    init(_ isbn: String, title: String, pages: Int = 0, added: Date = .now, shelf: Shelf = .home) {
        self.isbn = isbn
        self.title = title
        self.pages = pages
        self.added = added
        self.shelf = shelf
    }
}

@Model class Chapter {
    var number: Int
    var book: Book?
    init(number: Int, book: Book? = nil) {
        self.number = number
        self.book = book
    }
}

@Model final class Writer {
    #Index<Writer>([\.name], [\.name, \.born])
    var name: String
    var born: Int = 1900
    var books: [Book]?
    init(name: String) { self.name = name }
}

@Model final class Tag {
    var label: String
    @Relationship(inverse: \Book.tags) var books: [Book] = []
    init(_ label: String) { self.label = label }
}

@MainActor
func library() throws -> ModelContainer {
    try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
