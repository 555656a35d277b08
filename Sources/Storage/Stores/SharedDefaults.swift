import Foundation
import Synchronization

/// User defaults that stand for a store that all windows of the program share.
///
/// What it has is that of the window at work: see `AppStores`. `AppStorage` goes to the store itself, so that views
/// follow each other.
package final class SharedDefaults: UserDefaults, @unchecked Sendable {
    package let name: String

    private static let known = Mutex<[String: SharedDefaults]>([:])

    /// The same object for the same name.
    package static func named(_ name: String) -> SharedDefaults {
        known.withLock { known in
            if let defaults = known[name] { return defaults }
            let defaults = SharedDefaults(name)
            known[name] = defaults
            return defaults
        }
    }

    private init(_ name: String) {
        self.name = name
        // Nothing of the suite is used: every value goes through the three methods below.
        super.init(suiteName: "shared")!
    }

    private var store: KeyValueStore { (AppStores.current?.shared ?? .program).store(named: name) }

    override package func object(forKey defaultName: String) -> Any? {
        store.location(defaultName).value?.propertyList
    }

    override package func set(_ value: Any?, forKey defaultName: String) {
        store.set(StoredValue(propertyList: value), forKey: defaultName, .forWrite())
    }

    // Not by way of `set`: the system's own setters call this one for nil.
    override package func removeObject(forKey defaultName: String) {
        store.set(nil, forKey: defaultName, .forWrite())
    }
}
