import SwiftData
import SwiftUI

/// What the benchmarks of models keep: the columns of the table that C writes by hand.
@Model
final class StoredItem {
    var name: String
    var note: String?
    var amount: Double
    var number: Int
    var date: Date
    var isDone: Bool

    init(_ index: Int, of count: Int) {
        name = "Item \(index * 7919 % count)"
        note = index % 3 == 0 ? nil : "A note of some words"
        amount = Double(index) * 0.25
        number = index % 100
        date = Date(timeIntervalSinceReferenceDate: Double(index * 104_729 % 1_000_003))
        isDone = index % 2 == 1
    }

    /// What C adds up of a row.
    var sum: Double {
        let texts = 1 + Double(name.utf8.count) + Double(note?.utf8.count ?? 0)
        return texts + amount + Double(number) + date.timeIntervalSinceReferenceDate + (isDone ? 1 : 0)
    }
}

/// A list of models that a query finds.
struct QueriedList: View {
    @Query(sort: \StoredItem.date) private var items: [StoredItem]

    var body: some View {
        List(items) { item in
            HStack {
                Text(item.name)
                Spacer()
                Text("\(item.number)")
            }
        }
    }
}

/// The same list of an array.
struct ArrayList: View {
    struct Item: Identifiable {
        let id: Int
        let name: String
        let number: Int
    }

    let items: [Item]

    var body: some View {
        List(items) { item in
            HStack {
                Text(item.name)
                Spacer()
                Text("\(item.number)")
            }
        }
    }
}
