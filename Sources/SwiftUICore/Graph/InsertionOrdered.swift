/// Values in the order in which they came, each of which is found by its key and taken out in constant time.
struct InsertionOrdered<Key: Hashable, Value> {
    private var entries: [(key: Key, value: Value)?] = []
    private var places: [Key: Int] = [:]

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    /// In order.
    ///
    /// - Complexity: O(n).
    var values: [Value] { entries.compactMap { $0?.value } }

    /// The value of a key. A new one takes the place of the old one, or the last place where there was none; nil takes
    /// the key out.
    subscript(key: Key) -> Value? {
        get { places[key].flatMap { entries[$0]?.value } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            if let place = places[key] {
                entries[place] = (key, newValue)
            } else {
                places[key] = entries.count
                entries.append((key, newValue))
            }
        }
    }

    /// Takes a key out.
    ///
    /// - Returns: what its value was.
    @discardableResult
    mutating func removeValue(forKey key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        let value = entries[place]?.value
        entries[place] = nil
        // Holes are closed when they are more than what is left, so that each costs no more than one step.
        if entries.count > 16, entries.count > 2 * places.count { closeHoles() }
        return value
    }

    /// Takes out the values for which a closure says so.
    ///
    /// - Complexity: O(n).
    mutating func removeAll(where isRemoved: (Value) -> Bool) {
        for place in entries.indices {
            guard let (key, value) = entries[place], isRemoved(value) else { continue }
            entries[place] = nil
            places[key] = nil
        }
        closeHoles()
    }

    /// Takes all out.
    ///
    /// - Returns: the values, in order.
    mutating func takeAll() -> [Value] {
        defer { self = InsertionOrdered() }
        return values
    }

    private mutating func closeHoles() {
        entries.removeAll { $0 == nil }
        for (place, entry) in entries.enumerated() { places[entry!.key] = place }
    }
}
