/// The nodes whose bodies read a value, in the order in which they first did.
///
/// Some read only a part of it, as through a binding to a member or an element: a change of the rest does not concern
/// them. Adding and removing take constant time: ten thousand rows of a list may read the same binding.
struct DependentNodes {
    private struct Reader {
        let node: _ViewNode
        var readsAll: Bool
        var parts: [AnyHashable: () -> Bool] = [:]

        var isAffected: Bool { readsAll || parts.values.contains { $0() } }
    }

    /// Below so many, looking through them is faster than hashing.
    private static let fewest = 16

    /// Nil where a node has gone; closed up when half of them have.
    private var readers: [Reader?] = []
    private var count = 0
    /// Where each node is, once there are many.
    private var places: [ObjectIdentifier: Int] = [:]

    /// Adds a node that reads all of the value.
    ///
    /// - Returns: whether it was new.
    mutating func insert(_ node: _ViewNode) -> Bool {
        guard let place = place(of: node) else {
            append(Reader(node: node, readsAll: true))
            return true
        }
        readers[place]!.readsAll = true
        return false
    }

    /// Adds a node that reads a part of the value.
    ///
    /// - Parameter hasChanged: whether the part is another than it is now.
    /// - Returns: whether the node was new.
    mutating func insert(_ node: _ViewNode, onPart part: AnyHashable, hasChanged: @escaping () -> Bool) -> Bool {
        guard let place = place(of: node) else {
            append(Reader(node: node, readsAll: false, parts: [part: hasChanged]))
            return true
        }
        readers[place]!.parts[part] = hasChanged
        return false
    }

    mutating func remove(_ node: _ViewNode) {
        guard let place = place(of: node) else { return }
        readers[place] = nil
        places[ObjectIdentifier(node)] = nil
        count -= 1
        if count * 2 <= readers.count { closeUp() }
    }

    /// Calls `body` for each node that reads something that has changed.
    ///
    /// - Parameter evenIfUnchanged: also for those whose part is what it was when they read it: it may not be what it
    ///   will be when they read it next.
    func forEach(evenIfUnchanged: Bool = false, _ body: (_ViewNode) -> Void) {
        for case let reader? in readers where evenIfUnchanged || reader.isAffected { body(reader.node) }
    }

    private mutating func append(_ reader: Reader) {
        if readers.count >= Self.fewest, places.isEmpty { index() }
        if !places.isEmpty { places[ObjectIdentifier(reader.node)] = readers.count }
        readers.append(reader)
        count += 1
    }

    private func place(of node: _ViewNode) -> Int? {
        places.isEmpty ? readers.firstIndex { $0?.node === node } : places[ObjectIdentifier(node)]
    }

    private mutating func closeUp() {
        readers.removeAll { $0 == nil }
        places = [:]
        if readers.count >= Self.fewest { index() }
    }

    private mutating func index() {
        for (place, reader) in readers.enumerated() { if let reader { places[ObjectIdentifier(reader.node)] = place } }
    }
}

/// Something whose readers may depend on a part of it.
package protocol PartObserving: AnyObject {
    @MainActor func addDependent(_ node: _ViewNode, onPart part: AnyHashable, hasChanged: @escaping () -> Bool)
}
