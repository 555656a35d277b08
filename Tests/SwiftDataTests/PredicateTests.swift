import Foundation
import SeededNumbers
import SwiftData
import Testing

@testable import RiffleModels

/// Predicates say the same in SQL and in memory.
@MainActor
struct PredicateTests {
    private func filled(_ random: inout SeededGenerator, in context: ModelContext) throws {
        let writers = ["Émile", "emile", "Zoë", "Ann", "b10", "B2"].map { Writer(name: $0) }
        let tags = ["red", "blue", "Grün"].map { Tag($0) }
        for index in 0..<60 {
            let book = Book(
                "\(index)", title: random.pick(["Ärger", "a\u{308}rger", "Sea", "the sea", "", "Żółw", "10", "9"]),
                pages: Int.random(in: 0..<6, using: &random),
                added: Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<5, using: &random))),
                shelf: random.pick(Shelf.allCases))
            context.insert(book)
            if random.chance(0.5) { book.rating = Double(Int.random(in: 0..<4, using: &random)) / 2 }
            if random.chance(0.5) { book.note = random.pick(["x", "Sea", "ärger", ""]) }
            if random.chance(0.6) { book.author = random.pick(writers) }
            book.price = Decimal(Int.random(in: 8..<12, using: &random))
            book.isRead = random.chance(0.5)
            book.chapters = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
                Chapter(number: Int.random(in: 0..<3, using: &random))
            }
            book.tags = tags.filter { _ in random.chance(0.3) }
        }
    }

    private typealias Test = any StandardPredicateExpression<Bool>
    private typealias Subject = PredicateExpressions.Variable<Book>

    /// A random test of one property, or of a relationship.
    private func atom(_ book: Subject, _ random: inout SeededGenerator) -> Test {
        typealias E = PredicateExpressions
        let number = Int.random(in: -1..<6, using: &random)
        let text = random.pick(["Ärger", "sea", "Sea", "", "e", "9", "É", "r"])
        let date = Date(timeIntervalSinceReferenceDate: Double(number))
        func path<V>(_ path: any KeyPath<Book, V> & Sendable) -> E.KeyPath<Subject, V> {
            E.build_KeyPath(root: book, keyPath: path)
        }
        let title = path(\.title)
        switch Int.random(in: 0..<18, using: &random) {
        case 0: return E.build_Comparison(lhs: path(\.pages), rhs: E.build_Arg(number), op: .greaterThan)
        case 1: return E.build_Comparison(lhs: path(\.added), rhs: E.build_Arg(date), op: .lessThanOrEqual)
        case 2: return E.build_Equal(lhs: title, rhs: E.build_Arg(text))
        case 3: return E.build_NotEqual(lhs: path(\.note), rhs: E.build_Arg(text as String?))
        case 4: return E.build_Equal(lhs: path(\.note), rhs: E.build_NilLiteral())
        case 5: return E.build_contains(title, E.build_Arg(text))
        case 6: return E.build_localizedStandardContains(title, E.build_Arg(text))
        case 7: return E.build_starts(title, with: E.build_Arg(text))
        case 8:
            let rating = E.build_NilCoalesce(lhs: path(\.rating), rhs: E.build_Arg(0.7))
            return E.build_Comparison(lhs: rating, rhs: E.build_Arg(Double(number) / 2), op: .greaterThanOrEqual)
        case 9: return E.build_Comparison(lhs: path(\.price), rhs: E.build_Arg(Decimal(9 + number % 3)), op: .lessThan)
        case 10: return path(\.isRead)
        case 11: return E.build_Equal(lhs: path(\.shelf), rhs: E.build_Arg(random.pick(Shelf.allCases)))
        case 12:
            let name = E.build_flatMap(path(\.author)) { E.build_KeyPath(root: $0, keyPath: \.name) }
            return E.build_Equal(lhs: name, rhs: E.build_Arg(random.pick(["Émile", "Ann", nil])))
        case 13:
            return E.build_contains(path(\.chapters)) {
                E.build_Equal(lhs: E.build_KeyPath(root: $0, keyPath: \.number), rhs: E.build_Arg(number))
            }
        case 14:
            return E.build_allSatisfy(path(\.tags)) {
                E.build_contains(E.build_KeyPath(root: $0, keyPath: \.label), E.build_Arg("e"))
            }
        case 15: return E.build_KeyPath(root: path(\.tags), keyPath: \.isEmpty)
        case 16:
            let count = E.build_KeyPath(root: path(\.chapters), keyPath: \.count)
            return E.build_Comparison(lhs: count, rhs: E.build_Arg(number), op: .greaterThan)
        default: return E.build_contains(E.build_Arg([number, number + 1, 5]), path(\.pages))
        }
    }

    private func test(_ book: Subject, depth: Int, _ random: inout SeededGenerator) -> Test {
        guard depth > 0, random.chance(0.7) else { return atom(book, &random) }
        let first = test(book, depth: depth - 1, &random)
        func not<A: StandardPredicateExpression<Bool>>(_ a: A) -> Test { PredicateExpressions.build_Negation(a) }
        if random.chance(0.3) { return not(first) }
        let second = test(book, depth: depth - 1, &random)
        let isAnd = random.chance(0.5)
        func join<A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>>(_ a: A, _ b: B) -> Test {
            isAnd
                ? PredicateExpressions.build_Conjunction(lhs: a, rhs: b)
                : PredicateExpressions.build_Disjunction(lhs: a, rhs: b)
        }
        return join(first, second)
    }

    @Test("2,000 random predicates find by SQL what they find in memory", arguments: [UInt64(1), 2])
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let context = try library().mainContext
        try filled(&random, in: context)
        try context.save()
        let books = try context.fetch(FetchDescriptor<Book>())
        let entity = try #require(context.schema.entity("Book"))
        var inSQL = 0
        for _ in 0..<1000 {
            let predicate = Predicate<Book> { test($0, depth: 3, &random) }
            var translation = PredicateTranslation(schema: context.schema, entity: entity)
            let sql = translation.translate(predicate)
            if sql != nil { inSQL += 1 }
            let expected = books.filter { (try? predicate.evaluate($0)) ?? false }.map(\.isbn)
            let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.isbn)
            #expect(found == expected, "seed \(seed): \(sql?.text ?? "") \(sql?.values ?? [])")
            #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == expected.count)
        }
        #expect(inSQL == 1000)
    }

    @Test("random predicates find unsaved changes", arguments: [UInt64(3)])
    func unsaved(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let context = try library().mainContext
        context.autosaveEnabled = false
        try filled(&random, in: context)
        try context.save()
        let books = try context.fetch(FetchDescriptor<Book>())
        for step in 0..<100 {
            let book = random.pick(books)
            if !book.isDeleted {
                book.pages = Int.random(in: 0..<6, using: &random)
                book.title = random.pick(["Sea", "Ärger"])
                book.author?.name = "Ann"
                if random.chance(0.1) { context.delete(book) }
            }
            context.insert(Book("new \(step)", title: "Sea"))
            let all = try context.fetch(FetchDescriptor<Book>())
            let predicate = Predicate<Book> { test($0, depth: 2, &random) }
            let expected = all.filter { (try? predicate.evaluate($0)) ?? false }.map(\.isbn)
            #expect(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.isbn) == expected)
        }
    }

    @Test("predicates as apps write them are said in SQL")
    func written() throws {
        let context = try library().mainContext
        let writer = Writer(name: "Ann")
        let book = Book("1", title: "Sea", pages: 3)
        context.insert(book)
        book.author = writer
        try context.save()
        let id = book.persistentModelID
        let writerID = writer.persistentModelID
        let text = "SE"
        let isbns = ["1", "2"]
        let limit = Date.now
        let predicates: [Predicate<Book>] = [
            #Predicate { $0.persistentModelID == id },
            #Predicate { $0.title.localizedStandardContains(text) },
            #Predicate { isbns.contains($0.isbn) },
            #Predicate { $0.added <= limit && !$0.isRead },
            #Predicate { $0.author?.name == "Ann" },
            #Predicate { $0.author?.persistentModelID == writerID },
            #Predicate { text.isEmpty || $0.title.contains("S") },
        ]
        for predicate in predicates {
            #expect(try context.fetch(FetchDescriptor(predicate: predicate)) == [book])
        }
    }
}
