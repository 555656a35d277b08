import Foundation
import SeededNumbers
import SwiftData
import Testing

@testable import RiffleModels

@Model
final class Reading {
    var whole: Int
    var small: Int8?
    var real: Double
    var maybe: Double?
    var date: Date?
    var isOn: Bool

    init(_ numbers: inout SeededGenerator) {
        whole = [Int.min, -3, 0, 0, 7, Int.max].randomElement(using: &numbers)!
        small = [nil, -128, 0, 1, 127].randomElement(using: &numbers)!
        real = [-.infinity, -2.5, -0.0, 0.0, 1e-300, 3, .infinity].randomElement(using: &numbers)!
        maybe = [nil, -1, -0.5, 0.25, 9].randomElement(using: &numbers)!
        date = [nil, -86_400, 0, 86_400.5].randomElement(using: &numbers)!
            .map { Date(timeIntervalSinceReferenceDate: $0) }
        isOn = Bool.random(using: &numbers)
    }
}

/// Rows that are fetched whole are sorted here, and those of which only the numbers are asked for by SQLite.
@MainActor
struct NumericOrderTests {
    private func container(_ count: Int, seed: UInt64, smallest: Int = -3) throws -> ModelContainer {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: Reading.self, configurations: configuration)
        var numbers = SeededGenerator(seed: seed)
        let context = ModelContext(container)
        for _ in 0..<count {
            let reading = Reading(&numbers)
            reading.whole = max(reading.whole, smallest)
            context.insert(reading)
        }
        try context.save()
        return container
    }

    /// Whether SQLite says the same, of models that are there already and of new ones.
    private func isSame(_ descriptor: FetchDescriptor<Reading>, _ container: ModelContainer) throws -> Bool {
        let found = try ModelContext(container).fetch(descriptor).map(\.persistentModelID)
        let context = ModelContext(container)
        let expected = try context.fetchUnloaded(descriptor)
        let again = try context.fetch(descriptor)
        return found == expected.map(\.persistentModelID) && again.elementsEqual(expected, by: ===)
    }

    private func order(_ numbers: inout SeededGenerator) -> SortDescriptor<Reading> {
        let order: SortOrder = Bool.random(using: &numbers) ? .forward : .reverse
        return switch Int.random(in: 0..<5, using: &numbers) {
        case 0: SortDescriptor(\.whole, order: order)
        case 1: SortDescriptor(\.small, order: order)
        case 2: SortDescriptor(\.real, order: order)
        case 3: SortDescriptor(\.maybe, order: order)
        default: SortDescriptor(\.date, order: order)
        }
    }

    @Test("rows come as SQLite sorts them, by random numbers of all kinds", arguments: [UInt64(1), 2, 3])
    func random(seed: UInt64) throws {
        // The least of all numbers is SQLite's to sort, so that not all rows may hold it.
        let container = try container(300, seed: seed, smallest: seed == 1 ? Int.min : -3)
        var numbers = SeededGenerator(seed: seed + 100)
        for _ in 0..<40 {
            var descriptor = FetchDescriptor<Reading>()
            for _ in 0..<Int.random(in: 1...3, using: &numbers) { descriptor.sortBy.append(order(&numbers)) }
            if Bool.random(using: &numbers) { descriptor.predicate = #Predicate { $0.real > -1 && $0.isOn } }
            let isSame = try isSame(descriptor, container)
            #expect(isSame, "seed \(seed), \(descriptor.sortBy)")
        }
    }

    @Test("of more rows than are loaded at once, the first in order are loaded")
    func many() throws {
        let container = try container(FaultBatch.mostAtOnce + 300, seed: 5)
        let descriptor = FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.maybe, order: .reverse)])
        let readings = try ModelContext(container).fetch(descriptor)
        let loaded = readings.indices.filter { readings[$0]._record.isLoaded }
        #expect(loaded == Array(0..<FaultBatch.mostAtOnce))
        #expect(try isSame(descriptor, container))
    }

    @Test("a column that holds something else than numbers is sorted by SQLite, and nothing of it is lost")
    func foreign() throws {
        let container = try container(50, seed: 6)
        let database = container.stores[0].database
        try database.run("UPDATE Reading SET real = 'text', whole = 2.5 WHERE _id % 7 = 0")
        #expect(try isSame(FetchDescriptor(sortBy: [SortDescriptor(\.real)]), container))
        #expect(try isSame(FetchDescriptor(sortBy: [SortDescriptor(\.whole, order: .reverse)]), container))
    }

    @Test("a limit and an offset take the first of the order")
    func limited() throws {
        let container = try container(200, seed: 7)
        var descriptor = FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.date), SortDescriptor(\.whole)])
        let all = try ModelContext(container).fetch(descriptor).map(\.persistentModelID)
        (descriptor.fetchLimit, descriptor.fetchOffset) = (20, 30)
        let some = try ModelContext(container).fetch(descriptor).map(\.persistentModelID)
        #expect(some == Array(all[30..<50]))
    }

    @Test("nothing stays of a fetch whose models nobody holds, sorted here or by SQLite")
    func letGo() throws {
        let container = try container(FaultBatch.mostAtOnce + 10, seed: 8)
        // Models hold their context.
        func contextStays() throws -> Bool {
            weak var seen: ModelContext?
            do {
                let context = ModelContext(container)
                let readings = try context.fetch(FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.real)]))
                #expect(readings.count == FaultBatch.mostAtOnce + 10)
                seen = context
            }
            return seen != nil
        }
        #expect(try !contextStays())
        try container.stores[0].database.run("UPDATE Reading SET real = 'text' WHERE _id = 20")
        #expect(try !contextStays())
    }
}
