/// Who read a value, in the order in which they first did.
///
/// Some read only a part of it, as through a binding to a member or an element: a change of the rest does not concern
/// them. Adding and removing take constant time: ten thousand rows of a list may read the same binding.
@MainActor
struct Dependents {
    private struct Reader {
        let scope: ReadScope
        /// That of the scope's evaluations which read the value last.
        var evaluation: UInt32
        var readsAll: Bool
        private(set) var parts: [AnyHashable: () -> Bool] = [:]
        /// The element to which all parts belong; nil where there is no such one.
        private(set) var element: ElementHash?

        var isAffected: Bool { readsAll || parts.values.contains { $0() } }

        mutating func read(_ part: AnyHashable, in element: ElementHash?, hasChanged: @escaping () -> Bool) {
            self.element = parts.isEmpty || self.element == element ? element : nil
            parts[part] = hasChanged
        }

        /// Whether a write to one element leaves alone what was read, so that nothing need be compared.
        func isBeside(_ written: ElementHash) -> Bool { !readsAll && element != nil && element != written }
    }

    /// Below so many, looking through them is faster than hashing.
    private static let fewest = 16

    /// Nil where a reader has gone; closed up when half of them have.
    private var readers: [Reader?] = []
    private var count = 0
    /// Where each reader is, once there are many.
    private var places: [ObjectIdentifier: Int] = [:]

    nonisolated init() {}

    var isEmpty: Bool { count == 0 }

    /// Notes that all of the value is read.
    ///
    /// - Returns: whether it is the first time in the evaluation.
    mutating func insert(_ scope: ReadScope) -> Bool {
        guard let place = place(of: scope) else {
            append(Reader(scope: scope, evaluation: scope.evaluation, readsAll: true))
            return true
        }
        let isFirst = startReading(at: place, scope)
        readers[place]!.readsAll = true
        return isFirst
    }

    /// Notes that a part of the value is read.
    ///
    /// - Parameters:
    ///   - element: the element of the value that the part is or belongs to; nil where that cannot be told.
    ///   - hasChanged: whether the part is another than it is now.
    /// - Returns: whether it is the first time in the evaluation that the value is read.
    mutating func insert(
        _ scope: ReadScope, onPart part: AnyHashable, in element: ElementHash? = nil, hasChanged: @escaping () -> Bool
    ) -> Bool {
        guard let place = place(of: scope) else {
            var reader = Reader(scope: scope, evaluation: scope.evaluation, readsAll: false)
            reader.read(part, in: element, hasChanged: hasChanged)
            append(reader)
            return true
        }
        let isFirst = startReading(at: place, scope)
        readers[place]!.read(part, in: element, hasChanged: hasChanged)
        return isFirst
    }

    /// Forgets what an earlier evaluation read.
    private mutating func startReading(at place: Int, _ scope: ReadScope) -> Bool {
        guard readers[place]!.evaluation != scope.evaluation else { return false }
        readers[place] = Reader(scope: scope, evaluation: scope.evaluation, readsAll: false)
        return true
    }

    /// Removes a reader, unless an evaluation of it has read the value.
    mutating func remove(_ scope: ReadScope, unlessReadIn evaluation: UInt32) {
        guard let place = place(of: scope), readers[place]!.evaluation != evaluation else { return }
        readers[place] = nil
        places[ObjectIdentifier(scope)] = nil
        count -= 1
        if count * 2 <= readers.count { closeUp() }
    }

    /// Calls `body` for each reader of something that has changed.
    ///
    /// - Parameters:
    ///   - element: the element that alone was written; nil where more may be another.
    ///   - isConcerned: is told how to ask whether a reader's part is another than it read, for a source of which readers
    ///     may come across more than one value.
    func forEach(
        writing element: ElementHash? = nil, where isConcerned: (() -> Bool) -> Bool = { $0() },
        _ body: (ReadScope) -> Void
    ) {
        for case let reader? in readers {
            if let element, reader.isBeside(element) { continue }
            if isConcerned({ reader.isAffected }) { body(reader.scope) }
        }
    }

    /// Forgets who has read the value in other windows, or in views that a window had before.
    mutating func keep(in graph: ViewGraph) {
        readers.removeAll { $0?.scope.isOf(graph) != true }
        count = readers.count
        closeUp()
    }

    private mutating func append(_ reader: Reader) {
        if readers.count >= Self.fewest, places.isEmpty { index() }
        if !places.isEmpty { places[ObjectIdentifier(reader.scope)] = readers.count }
        readers.append(reader)
        count += 1
    }

    private func place(of scope: ReadScope) -> Int? {
        guard places.isEmpty else { return places[ObjectIdentifier(scope)] }
        // A loop, as a closure of the main actor checks in each call where it runs.
        for place in readers.indices where readers[place]?.scope === scope { return place }
        return nil
    }

    private mutating func closeUp() {
        readers.removeAll { $0 == nil }
        places = [:]
        if readers.count >= Self.fewest { index() }
    }

    private mutating func index() {
        for (place, reader) in readers.enumerated() { if let reader { places[ObjectIdentifier(reader.scope)] = place } }
    }
}

/// Names an element of a collection: two elements that are told apart are different ones, and two that are not may be.
package struct ElementHash: Equatable, Sendable {
    private let value: Int

    package init(_ position: some Hashable) { value = position.hashValue }
}

/// Something whose readers may depend on a part of it.
package protocol PartObserving: AnyObject {
    /// - Parameter element: the element of the whole that the part is or belongs to; nil where that cannot be told.
    @MainActor func addDependent(
        _ scope: ReadScope, onPart part: AnyHashable, in element: ElementHash?, hasChanged: @escaping () -> Bool)
}
