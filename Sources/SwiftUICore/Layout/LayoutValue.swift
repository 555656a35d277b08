/// Names a value that a view tells the layout it is arranged by.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// What a layout reads from a view that was given none.
    static var defaultValue: Value { get }
}

/// `layoutValue`: tells the layout around a view something about it.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: LayoutModifier {
    let value: K.Value

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> LayoutValueNode<K> { LayoutValueNode(value, owner) }

    @MainActor
    func update(_ wrapper: LayoutValueNode<K>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(value, transaction) }
    }
}

package final class LayoutValueNode<K: LayoutValueKey>: LayoutNode {
    private var value: K.Value

    init(_ value: K.Value, _ owner: _ViewNode) {
        self.value = value
        super.init(owner)
    }

    func update(_ newValue: K.Value, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(value, newValue)
        value = newValue
        if !isSame { invalidateLayout(transaction) }
    }

    package override func traitValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(K.self) ? value : super.traitValue(key)
    }
}

extension View {
    /// Tells the layout that arranges the view a value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
