import Synchronization

/// What an app or a window keeps under keys, and whom to tell when it changes.
package final class KeyValueStore: Sendable {
    private let backing: any KeyValueBacking
    /// One for each key that was asked for.
    private let locations = Mutex<[String: StateLocation<StoredValue?>]>([:])

    /// - Parameter backing: where values come from and go; nil keeps them for as long as the store lives.
    package init(_ backing: (any KeyValueBacking)? = nil) { self.backing = backing ?? NoBacking() }

    /// Where the value of a key lives.
    package func location(_ key: String) -> StateLocation<StoredValue?> {
        locations.withLock { locations in
            if let known = locations[key] { return known }
            let location = StateLocation<StoredValue?>(backing.value(forKey: key), in: nil)
            locations[key] = location
            return location
        }
    }

    /// Sets a value, or forgets it; one that there is no room for is left out, and the old one stays.
    package func set(_ value: StoredValue?, forKey key: String, _ transaction: Transaction) {
        let location = location(key)
        guard location.current != value, backing.set(value, forKey: key) else { return }
        location.set(value, transaction)
    }

    /// Has whoever reads these keys read them again: somebody else than this store has changed them in the backing.
    @MainActor
    package func valuesChanged(_ keys: [String]) {
        let known = locations.withLock { locations in keys.compactMap { key in locations[key].map { (key, $0) } } }
        for (key, location) in known {
            let value = backing.value(forKey: key)
            if location.current != value { location.set(value, Transaction()) }
        }
    }

    /// The keys that have a value, in order.
    package var keys: [String] {
        let asked = locations.withLock { $0.map { key, location in (key, location.current != nil) } }
        let gone = Set(asked.lazy.filter { !$0.1 }.map(\.0))
        return Set(backing.keys + asked.lazy.map(\.0)).subtracting(gone).sorted()
    }

    /// That of a program, for what runs for no window.
    package static let program = KeyValueStore()
}

/// Where the values of a store come from and go to.
package protocol KeyValueBacking: Sendable {
    /// The keys that have a value.
    var keys: [String] { get }
    /// Asked once for a key.
    func value(forKey key: String) -> StoredValue?
    /// Takes a value, or forgets one.
    ///
    /// - Returns: whether it did; where there is no room for the value, the old one stays.
    func set(_ value: StoredValue?, forKey key: String) -> Bool
}

/// Keeps nothing.
private struct NoBacking: KeyValueBacking {
    var keys: [String] { [] }
    func value(forKey key: String) -> StoredValue? { nil }
    func set(_ value: StoredValue?, forKey key: String) -> Bool { true }
}

private struct SceneStoreKey: EnvironmentKey {
    static var defaultValue: KeyValueStore? { nil }
}

extension EnvironmentValues {
    /// Where a window keeps what it is to have again; read when the window is made. Without one the window has its own.
    package var sceneStore: KeyValueStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}
