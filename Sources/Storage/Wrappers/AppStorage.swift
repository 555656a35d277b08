/// A value that the app keeps under a key, beyond its end where the host has a place for it.
///
/// All that use the same key follow each other. Values go to the store of the window's host, or to the user defaults
/// that are named. A program that serves itself to browsers keeps a store for each visitor.
@propertyWrapper
public struct AppStorage<Value>: SlotProperty {
    private var stored: KeptValue<Value>

    private init(_ initial: Value, _ key: String, _ coding: StoredCoding<Value>, _ store: UserDefaults?) {
        stored = KeptValue(key: key, initial: initial, coding: coding, choice: AppStoreChoice(store))
    }

    /// The value.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.set(newValue, .forWrite()) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Finds the store in the environment of the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let storage = property.assumingMemoryBound(to: AppStorage.self)
        let choice = storage.pointee.stored.choice
        let store = choice.store(choosing: node.environment)
        storage.pointee.stored.store = store
        slot = AppStoreSlot(choice: choice, store: store)
    }

    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let (first, second) = (
            first.assumingMemoryBound(to: AppStorage.self).pointee,
            second.assumingMemoryBound(to: AppStorage.self).pointee
        )
        return first.stored.key == second.stored.key && first.stored.choice == second.stored.choice
    }
}

// The store guards what it holds, and all else never changes once the property is part of a view.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// Notices that the views around keep their values elsewhere.
private final class AppStoreSlot: EnvironmentReading {
    private let choice: AppStoreChoice
    private let store: KeyValueStore?

    init(choice: AppStoreChoice, store: KeyValueStore?) {
        self.choice = choice
        self.store = store
    }

    func hasChanged(in environment: EnvironmentValues) -> Bool { choice.store(choosing: environment) !== store }
}

extension AppStorage {
    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, .bool, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, .int, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, .double, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, .string, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, .url, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, .data, store)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, .date, store)
    }

    /// Keeps a value by its raw value; it is `wrappedValue` until it is first set, and where what is kept stands for none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, StoredCoding.int.raw(Value.self), store)
    }

    /// Keeps a value by its raw value; it is `wrappedValue` until it is first set, and where what is kept stands for none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, StoredCoding.string.raw(Value.self), store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, StoredCoding.bool.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, StoredCoding.int.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, StoredCoding.double.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, StoredCoding.string.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, StoredCoding.url.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, StoredCoding.data.optional, store)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, StoredCoding.date.optional, store)
    }

    /// Keeps a value by its raw value; it is nil until it is first set, and setting nil forgets it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredCoding.int.raw(R.self).optional, store)
    }

    /// Keeps a value by its raw value; it is nil until it is first set, and setting nil forgets it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredCoding.string.raw(R.self).optional, store)
    }
}
