/// Values under keys, and how many bytes they count.
package struct ValueTable: Sendable {
    package private(set) var values: [String: StoredValue]
    /// What the values count together: see `cost`.
    package private(set) var byteCount: Int

    package init(_ values: [String: StoredValue] = [:]) {
        self.values = values
        byteCount = values.reduce(0) { $0 + Self.cost($1.value, $1.key) }
    }

    /// What a value counts: the bytes of its key and its own, and 16 more for what is around them in a file.
    package static func cost(_ value: StoredValue, _ key: String) -> Int { key.utf8.count + value.byteCount + 16 }

    /// What all would count if a value were set.
    package func byteCount(setting value: StoredValue?, forKey key: String) -> Int {
        byteCount - (values[key].map { Self.cost($0, key) } ?? 0) + (value.map { Self.cost($0, key) } ?? 0)
    }

    package mutating func set(_ value: StoredValue?, forKey key: String) {
        byteCount = byteCount(setting: value, forKey: key)
        values[key] = value
    }
}
