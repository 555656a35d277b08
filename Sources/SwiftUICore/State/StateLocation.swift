/// Where a value lives that views read and write: it knows its readers and tells them of a change.
package final class StateLocation<Value>: DependencySource, PartObserving, @unchecked Sendable {
    // Written on the main actor; a read from another thread sees the last value written, as documented for `State`.
    private var stored: Value
    private var dependents = DependentNodes()
    private let lock = NSLock()

    package init(_ value: Value) { stored = value }

    package var value: Value {
        if let reader = DependencyTracking.current {
            MainActor.assumeIsolated {
                if dependents.insert(reader) { reader.addDependency(self) }
            }
        }
        return current
    }

    /// The value without becoming a dependent.
    package var current: Value {
        lock.lock()
        defer { lock.unlock() }
        return stored
    }

    package func set(_ newValue: Value, _ transaction: Transaction) {
        lock.lock()
        let isSame = ViewComparison.areEqual(stored, newValue)
        stored = newValue
        lock.unlock()
        guard !isSame else { return }
        nonisolated(unsafe) let transaction = transaction
        MainThread.run { [self] in
            dependents.forEach { $0.invalidate(transaction) }
        }
    }

    @MainActor
    package func addDependent(_ node: _ViewNode, onPart part: AnyHashable, hasChanged: @escaping () -> Bool) {
        if dependents.insert(node, onPart: part, hasChanged: hasChanged) { node.addDependency(self) }
    }

    @MainActor
    package func removeDependent(_ node: _ViewNode) { dependents.remove(node) }
}
