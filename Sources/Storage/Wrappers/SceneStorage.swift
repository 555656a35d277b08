/// A value that a window keeps under a key, for as long as its host keeps the window.
///
/// All views of the window that use the same key follow each other; other windows have values of their own.
@propertyWrapper
public struct SceneStorage<Value>: SlotProperty {
    private var stored: KeptValue<Value>

    private init(_ initial: Value, _ key: String, _ coding: StoredCoding<Value>) {
        stored = KeptValue(key: key, initial: initial, coding: coding, store: KeyValueStore())
    }

    /// The value; outside a view on the screen, writes are lost with the property.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.set(newValue, .forWrite()) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Finds the store of the window.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        property.assumingMemoryBound(to: SceneStorage.self).pointee.stored.store = node.graph.window.sceneStore
    }

    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: SceneStorage.self).pointee.stored.key
            == second.assumingMemoryBound(to: SceneStorage.self).pointee.stored.key
    }
}

extension SceneStorage {
    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .bool)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .int)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .double)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .string)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .url)
    }

    /// Keeps a value, which is `wrappedValue` until it is first set.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .data)
    }

    /// Keeps a value by its raw value; it is `wrappedValue` until it is first set, and where what is kept stands for none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, StoredCoding.int.raw(Value.self))
    }

    /// Keeps a value by its raw value; it is `wrappedValue` until it is first set, and where what is kept stands for none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, StoredCoding.string.raw(Value.self))
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, StoredCoding.bool.optional)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, StoredCoding.int.optional)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, StoredCoding.double.optional)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, StoredCoding.string.optional)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, StoredCoding.url.optional)
    }

    /// Keeps a value that is nil until it is first set; setting nil forgets it.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, StoredCoding.data.optional)
    }

    /// Keeps a value by its raw value; it is nil until it is first set, and setting nil forgets it.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredCoding.int.raw(R.self).optional)
    }

    /// Keeps a value by its raw value; it is nil until it is first set, and setting nil forgets it.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredCoding.string.raw(R.self).optional)
    }
}
