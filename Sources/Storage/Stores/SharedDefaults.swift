import Foundation
import Synchronization

/// User defaults that stand for a store that all windows of the program share.
///
/// What it has is that of the window at work: see `AppStores`. `AppStorage` goes to the store itself, so that views
/// follow each other.
package final class SharedDefaults: StoreDefaults {
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
        // Nothing of the suite is used: every value goes to the store.
        super.init(suiteName: "shared")!
    }

    override package var store: KeyValueStore { AppStores.sharedOfCaller.store(named: name) }

    override package func value(in store: KeyValueStore, _ key: String) -> StoredValue? { store.location(key).value }
}
