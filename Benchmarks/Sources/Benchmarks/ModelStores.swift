import Foundation
import SQLitePeer
import SwiftData
import SwiftUI
@_spi(Benchmarking) import SwiftUITesting

extension Workloads {
    /// Ten thousand models: inserted and saved, fetched in an order, fetched by a predicate; in turns with SQLite by hand in
    /// C. Then the first frame of a list of them, in turns with one of an array.
    @MainActor
    func models() throws {
        let count = 10_000
        var ours: [String: Durations] = [:]
        var peer: [String: Durations] = [:]
        for round in 0..<(2 * rounds) {
            let place = folder.appendingPathComponent("models-\(round)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            guard riffle_store_open(place.appendingPathComponent("c.store").path) == 0 else { return }
            peer["insert", default: Durations()].measure { _ = riffle_store_insert(Int32(count)) }
            let sums = (
                peer["sorted", default: Durations()].measure { riffle_store_sorted() },
                peer["filtered", default: Durations()].measure { riffle_store_filtered() }
            )
            riffle_store_close()
            let configuration = ModelConfiguration(url: place.appendingPathComponent("models.store"))
            let container = try ModelContainer(for: StoredItem.self, configurations: configuration)
            try ours["insert", default: Durations()].measure {
                let context = ModelContext(container)
                for index in 0..<count { context.insert(StoredItem(index, of: count)) }
                try context.save()
            }
            let all = FetchDescriptor<StoredItem>(sortBy: [SortDescriptor(\.date)])
            let some = FetchDescriptor<StoredItem>(
                predicate: #Predicate { $0.number > 50 && $0.isDone }, sortBy: [SortDescriptor(\.date)])
            for (name, descriptor, expected) in [("sorted", all, sums.0), ("filtered", some, sums.1)] {
                let sum = try ours[name, default: Durations()].measure {
                    try ModelContext(container).fetch(descriptor).reduce(0) { $0 + $1.sum }
                }
                if abs(sum - expected) > 1 { note("models.\(name): the sums differ: \(sum), and in C \(expected).") }
            }
            try lists(container, count, &ours, &peer)
            try? FileManager.default.removeItem(at: place)
        }
        for name in ["insert", "sorted", "filtered", "list"] {
            guard let mine = ours[name]?.processor, let other = peer[name]?.processor else { continue }
            let label = name == "list" ? "array" : "c"
            Measurement("models.\(name)", unit: "ms", mine, scale: 1e-6).report()
            Measurement("models.\(name).\(label)", unit: "ms", other, scale: 1e-6).report()
            Measurement("models.\(name)/\(label)", unit: "ratio", zip(mine, other).map { $0 / $1 }).report()
        }
    }

    @MainActor
    private func lists(
        _ container: ModelContainer, _ count: Int, _ ours: inout [String: Durations], _ peer: inout [String: Durations]
    ) throws {
        let size = CGSize(width: 390, height: 844)
        try ours["list", default: Durations()].measure {
            try ViewTester(QueriedList().modelContainer(container), size: size, scale: 2).paint()
        }
        let items = (0..<count).map { ArrayList.Item(id: $0, name: "Item \($0)", number: $0 % 100) }
        try peer["list", default: Durations()].measure {
            try ViewTester(ArrayList(items: items), size: size, scale: 2).paint()
        }
    }
}
