import Foundation
import Synchronization

/// Keeps values in user defaults.
private final class UserDefaultsBacking: KeyValueBacking, @unchecked Sendable {
    // User defaults may be used from any thread.
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) { self.defaults = defaults }

    var keys: [String] { Array(defaults.dictionaryRepresentation().keys) }

    func value(forKey key: String) -> StoredValue? { StoredValue(propertyList: defaults.object(forKey: key)) }

    func set(_ value: StoredValue?, forKey key: String) -> Bool {
        if let value { defaults.set(value.propertyList, forKey: key) } else { defaults.removeObject(forKey: key) }
        return true
    }
}

extension KeyValueStore {
    /// One store for each suite, so that all who use the same values follow each other.
    private static let ofDefaults = Mutex<[DefaultsIdentity: KeyValueStore]>([:])

    /// The store of user defaults, which it keeps alive.
    static func store(of defaults: UserDefaults) -> KeyValueStore {
        let backing = UserDefaultsBacking(defaults)
        let identity = DefaultsIdentity(defaults)
        return ofDefaults.withLock { stores in
            if let known = stores[identity] { return known }
            let store = KeyValueStore(backing)
            stores[identity] = store
            return store
        }
    }
}

/// Tells user defaults apart by what they hold: views make them anew with every evaluation, by the name of their suite.
private enum DefaultsIdentity: Hashable {
    case suite(String?)
    /// Of a class that does not tell its suite.
    case object(ObjectIdentifier)

    init(_ defaults: UserDefaults) {
        guard type(of: defaults) == UserDefaults.self,
            let suite = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" })?.value as? String?
        else {
            self = .object(ObjectIdentifier(defaults))
            return
        }
        self = .suite(suite)
    }
}

extension View {
    /// Has `AppStorage` in this view keep its values in user defaults, where it does not name others itself.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.appStoreChoice, AppStoreChoice(store))
    }
}
