public import SwiftUI

/// What the list shows, changed from outside as a store of data would be.
@MainActor
public final class Catalog: ObservableObject {
    /// A row: two lines of text and one of twelve pictures.
    public struct Entry: Identifiable, Sendable {
        /// The number among all that there ever were.
        public let id: Int

        var title: String { "Item \(id)" }
        var detail: String { "Shelf \(id % 97), box \(id % 13)" }
        var picture: Int { id % 12 }
    }

    /// The rows, top to bottom.
    @Published public private(set) var entries: [Entry]
    /// The row that the list goes to next.
    @Published public private(set) var target: Int?
    private var next: Int

    /// A number of rows.
    public init(count: Int) {
        entries = (0..<count).map { Entry(id: $0) }
        next = count
    }

    /// Has the list go to the row of an id.
    public func go(to id: Int) { target = id }

    /// Puts a new row before the one at an index, animated.
    public func insert(at index: Int) {
        withAnimation { entries.insert(Entry(id: next), at: min(max(index, 0), entries.count)) }
        next += 1
    }

    /// Removes the row at an index, animated.
    public func remove(at index: Int) {
        guard entries.indices.contains(index) else { return }
        withAnimation { _ = entries.remove(at: index) }
    }
}
