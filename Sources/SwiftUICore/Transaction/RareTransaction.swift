/// A transaction that is nearly always one that says nothing: what keeps it takes no more room than a reference.
@propertyWrapper
package struct RareTransaction {
    private final class Box {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    private var box: Box?

    package init() {}

    package var wrappedValue: Transaction {
        get { box?.transaction ?? Transaction() }
        set { box = newValue.isDefault ? nil : Box(newValue) }
    }
}
