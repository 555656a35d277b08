import Foundation
import Synchronization

/// Keeps values in user defaults.
private final class UserDefaultsBacking: KeyValueBacking, @unchecked Sendable {
    // User defaults may be used from any thread.
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    func value(forKey key: String) -> StoredValue? { StoredValue(propertyList: defaults.object(forKey: key)) }

    func set(_ value: StoredValue?, forKey key: String) {
        if let value { defaults.set(value.propertyList, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
}

extension KeyValueStore {
    /// One store for each, so that all who use the same defaults follow each other.
    private static let ofDefaults = Mutex<[ObjectIdentifier: KeyValueStore]>([:])

    /// The store of user defaults, which it keeps alive.
    static func store(of defaults: UserDefaults) -> KeyValueStore {
        let backing = UserDefaultsBacking(defaults)
        return ofDefaults.withLock { stores in
            if let known = stores[ObjectIdentifier(defaults)] { return known }
            let store = KeyValueStore(backing)
            stores[ObjectIdentifier(defaults)] = store
            return store
        }
    }
}

extension View {
    /// Has `AppStorage` in this view keep its values in user defaults, where it does not name others itself.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStore, KeyValueStore.store(of: store))
    }
}
