import Synchronization

/// The stores that all windows of a program use together, by name.
package final class SharedStores: Sendable {
    private let stores = Mutex<[String: KeyValueStore]>([:])
    private let makeBacking: @Sendable (String) -> (any KeyValueBacking)?

    /// - Parameter makeBacking: where the values of a name come from and go; nil keeps them for as long as the program.
    package init(_ makeBacking: @escaping @Sendable (String) -> (any KeyValueBacking)? = { _ in nil }) {
        self.makeBacking = makeBacking
    }

    /// The store of a name, the same one every time.
    package func store(named name: String) -> KeyValueStore {
        stores.withLock { stores in
            if let known = stores[name] { return known }
            let store = KeyValueStore(makeBacking(name))
            stores[name] = store
            return store
        }
    }

    /// Those of a program, for what runs for no window.
    package static let program = SharedStores()
}
