/// Values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    /// Innermost first: a list, because views set few values and share all the others with the views around them.
    private var head: Entry?

    /// The defaults of all keys.
    public init() {}

    /// The value of a key, or its default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { find(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { head = TypedEntry(key: ObjectIdentifier(key), name: "\(K.self)", next: head, value: newValue) }
    }

    /// An object of an observable type, by its type.
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { find(ObjectIdentifier(type), as: T?.self) ?? nil }
        set { head = TypedEntry(key: ObjectIdentifier(type), name: "\(T.self)", next: head, value: newValue) }
    }

    private func find<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
        var entry = head
        while let current = entry {
            if current.key == key { return unsafeDowncast(current, to: TypedEntry<Value>.self).value }
            entry = current.next
        }
        return nil
    }

    /// Whether both have the same history, so that every value is the same. False does not mean that any differs.
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// The values that were set, innermost first.
    public var description: String {
        var names: [String] = []
        var entry = head
        while let current = entry {
            names.append(current.name)
            entry = current.next
        }
        return "[" + names.joined(separator: ", ") + "]"
    }

    private class Entry: @unchecked Sendable {
        let key: ObjectIdentifier
        let name: String
        let next: Entry?

        init(key: ObjectIdentifier, name: String, next: Entry?) {
            self.key = key
            self.name = name
            self.next = next
        }
    }

    private final class TypedEntry<Value>: Entry, @unchecked Sendable {
        let value: Value

        init(key: ObjectIdentifier, name: String, next: Entry?, value: Value) {
            self.value = value
            super.init(key: key, name: name, next: next)
        }
    }
}
