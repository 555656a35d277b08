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

    package func set(_ value: StoredValue?, forKey key: String, _ transaction: Transaction) {
        let location = location(key)
        guard location.current != value else { return }
        location.set(value, transaction)
        backing.set(value, forKey: key)
    }

    // MARK: Which one is meant

    /// That of the window whose event or frame is being dealt with.
    @TaskLocal package static var current: KeyValueStore?

    /// That of a program, for what runs for no window.
    package static let program = KeyValueStore()
}

/// Where the values of a store come from and go to.
package protocol KeyValueBacking: Sendable {
    /// Asked once for a key.
    func value(forKey key: String) -> StoredValue?
    /// Takes a value, or forgets one.
    func set(_ value: StoredValue?, forKey key: String)
}

/// Keeps nothing.
private struct NoBacking: KeyValueBacking {
    func value(forKey key: String) -> StoredValue? { nil }
    func set(_ value: StoredValue?, forKey key: String) {}
}

private struct AppStoreKey: EnvironmentKey {
    static var defaultValue: KeyValueStore? { nil }
}

extension EnvironmentValues {
    /// Where `AppStorage` keeps what it keeps.
    package var appStore: KeyValueStore? {
        get { self[AppStoreKey.self] }
        set { self[AppStoreKey.self] = newValue }
    }
}
