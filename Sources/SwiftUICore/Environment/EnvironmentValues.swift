/// Values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    /// Innermost first: a list, because views set few values and share all the others with the views around them.
    private var head: Entry?

    /// The defaults of all keys.
    public init() {}

    /// The value of a key, or its default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { find(key, as: K.Value.self) ?? K.defaultValue }
        set { set(key, newValue) }
    }

    /// An object of an observable type, by its type.
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { find(type, as: T?.self) ?? nil }
        set { set(type, newValue) }
    }

    private func find<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
        let id = ObjectIdentifier(key)
        var entry = head
        while let current = entry {
            if ObjectIdentifier(current.key) == id { return unsafeDowncast(current, to: TypedEntry<Value>.self).value }
            entry = current.next
        }
        return nil
    }

    /// Sets a value. One that is what it was before leaves everything as it is.
    private mutating func set<Value>(_ key: Any.Type, _ value: Value) {
        if let known = find(key, as: Value.self), ViewComparison.areEqual(known, value) { return }
        head = TypedEntry(key, value, next: head)
    }

    // MARK: Values that nearly every view asks for

    /// They are with the innermost entry, so that nobody has to look for them.
    package var common: CommonEnvironment { head?.common ?? .standard }

    /// Changes one of them, under the name of its key.
    mutating func setCommon(_ key: Any.Type, _ change: (inout CommonEnvironment.Values) -> Void) {
        var values = common.values
        change(&values)
        if values != common.values { head = Entry(key, next: head, common: CommonEnvironment(values)) }
    }

    // MARK: Comparing

    /// Whether both have the same history, so that every value is the same. False does not mean that any differs.
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// Whether no view can tell the two apart: every key has the same value. What cannot be compared counts as different.
    func hasSameValues(as other: EnvironmentValues) -> Bool {
        if head === other.head { return true }
        guard common === other.common || common.values == other.common.values else { return false }
        // What both share need not be looked at.
        let (own, others) = (entries, other.entries)
        var shared = 0
        while shared < min(own.count, others.count),
            own[own.count - 1 - shared] === others[others.count - 1 - shared]
        {
            shared += 1
        }
        return Self.holds(own.dropLast(shared), in: other) && Self.holds(others.dropLast(shared), in: self)
    }

    private static func holds(_ entries: ArraySlice<Entry>, in values: EnvironmentValues) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        for entry in entries where entry.hasValue && seen.insert(ObjectIdentifier(entry.key)).inserted {
            guard let other = values.entry(entry.key), entry.isSame(as: other) else { return false }
        }
        return true
    }

    private func entry(_ key: Any.Type) -> Entry? {
        var entry = head
        while let current = entry {
            if current.key == key, current.hasValue { return current }
            entry = current.next
        }
        return nil
    }

    /// The keys that were set, innermost first; one that was set again is there several times.
    package var setKeys: [Any.Type] { entries.map(\.key) }

    /// Innermost first.
    private var entries: [Entry] {
        var entries: [Entry] = []
        var entry = head
        while let current = entry {
            entries.append(current)
            entry = current.next
        }
        return entries
    }

    /// The same values without those that were replaced, for an environment that is changed again and again.
    func compacted() -> EnvironmentValues {
        let entries = entries
        var seen: Set<ObjectIdentifier> = []
        let kept = entries.filter { seen.insert(ObjectIdentifier($0.key)).inserted }
        guard kept.count < entries.count else { return self }
        var values = EnvironmentValues()
        for entry in kept.reversed() { values.head = entry.copy(next: values.head, common: common) }
        return values
    }

    /// The values that were set after the innermost value of a key, upon others in place of those before it; nil where
    /// the key was not set.
    func rebased(after key: Any.Type, on base: EnvironmentValues) -> EnvironmentValues? {
        let entries = entries
        guard let mark = entries.firstIndex(where: { $0.key == key }) else { return nil }
        var values = base
        for entry in entries[..<mark].reversed() {
            values.head = entry.copy(next: values.head, common: entry.hasValue ? values.common : common)
        }
        return values
    }

    /// The keys that were set with their values, innermost first, as Apple's print them.
    public var description: String { "[" + entries.map(\.description).joined(separator: ", ") + "]" }

    /// A key that was set. The value is in a subclass, or among the common ones.
    private class Entry: @unchecked Sendable {
        final let key: Any.Type
        final let next: Entry?
        final let common: CommonEnvironment

        init(_ key: Any.Type, next: Entry?, common: CommonEnvironment) {
            self.key = key
            self.next = next
            self.common = common
        }

        var hasValue: Bool { false }
        var description: String { "EnvironmentPropertyKey<\(key)>" }
        func isSame(as other: Entry) -> Bool { false }
        func copy(next: Entry?, common: CommonEnvironment) -> Entry { Entry(key, next: next, common: common) }
    }

    private final class TypedEntry<Value>: Entry, @unchecked Sendable {
        let value: Value

        init(_ key: Any.Type, _ value: Value, next: Entry?) {
            self.value = value
            super.init(key, next: next, common: next?.common ?? .standard)
        }

        private init(copying entry: TypedEntry, next: Entry?, common: CommonEnvironment) {
            value = entry.value
            super.init(entry.key, next: next, common: common)
        }

        override var hasValue: Bool { true }
        override var description: String { "\(super.description) = \(value)" }

        override func isSame(as other: Entry) -> Bool {
            ViewComparison.areEqual(value, unsafeDowncast(other, to: TypedEntry.self).value)
        }

        override func copy(next: Entry?, common: CommonEnvironment) -> Entry {
            TypedEntry(copying: self, next: next, common: common)
        }
    }
}

/// What was set never changes; an app that hands its own values to another thread answers for them, as with Apple's.
extension EnvironmentValues: @unchecked Sendable {}

/// The values that nearly every view asks for.
package final class CommonEnvironment: Sendable {
    struct Values: Equatable, Sendable {
        var displayScale: CGFloat = 2
        var layoutDirection = LayoutDirection.leftToRight
        var colorScheme = ColorScheme.light
        var isEnabled = true
        /// That of the window, and what else belongs to it: who asks knows the types.
        var screen: (any AnyObject & Sendable)?
        var window = WindowReference()

        static func == (first: Values, second: Values) -> Bool {
            first.displayScale == second.displayScale && first.layoutDirection == second.layoutDirection
                && first.colorScheme == second.colorScheme && first.isEnabled == second.isEnabled
                && first.screen === second.screen && first.window.resources === second.window.resources
        }
    }

    /// A window's environment is one of its resources, which it must not keep alive.
    struct WindowReference: Sendable { weak var resources: (any AnyObject & Sendable)? }

    let values: Values

    init(_ values: Values) { self.values = values }

    static let standard = CommonEnvironment(Values())
}
