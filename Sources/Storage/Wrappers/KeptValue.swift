/// A value in a store, as a property wrapper of a view has it.
struct KeptValue<Value> {
    let key: String
    let initial: Value
    let coding: StoredCoding<Value>
    /// What the property names.
    var choice = AppStoreChoice.own
    /// Nil outside of views: then that of the window at work counts.
    var store: KeyValueStore?

    private var usedStore: KeyValueStore { store ?? choice.storeAtWork }

    var value: Value {
        (usedStore.location(key).value ?? StoreDefaults.registered(key)).flatMap { coding.read($0) } ?? initial
    }

    func set(_ value: Value, _ transaction: Transaction) {
        usedStore.set(coding.write(value), forKey: key, transaction)
    }

    var binding: Binding<Value> {
        Binding(
            identity: ObjectIdentifier(usedStore.location(key)), transaction: Transaction(), getter: { value },
            setter: { set($0, .forWrite(through: $1)) })
    }
}
