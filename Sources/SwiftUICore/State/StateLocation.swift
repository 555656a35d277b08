/// Where a value lives that views read and write: it knows its readers and tells them of a change.
package final class StateLocation<Value>: DependencySource, PartObserving, StagedSource, @unchecked Sendable {
    // Written on the main actor; a read from another thread sees the last value written, as documented for `State`.
    private var stored: Value
    /// What the value was before writes that bodies are not to see yet, in the order of their stages.
    private var former: [Former] = []
    /// One of the former values, while readers of parts are asked about it.
    private var examined: Former?
    private var dependents = Dependents()
    private let lock = NSLock()
    private weak var graph: ViewGraph?

    private struct Former {
        let value: Value
        /// The write after which the value was another.
        let write: Transaction
        let stage: WriteStage
    }

    /// - Parameter graph: which takes up what is written; nil for a value that several share.
    package init(_ value: Value, in graph: ViewGraph?) {
        stored = value
        self.graph = graph
    }

    package var value: Value {
        if DependencyTracking.current != nil {
            MainActor.assumeIsolated {
                if let scope = DependencyTracking.currentScope, dependents.insert(scope) { scope.add(self) }
            }
        }
        return seen
    }

    /// The last value written.
    package var current: Value {
        lock.lock()
        defer { lock.unlock() }
        return stored
    }

    /// The value without becoming a dependent: for a body, as of the writes that it is evaluated for.
    package var seen: Value {
        if let examined { return examined.value }
        guard let reader = DependencyTracking.current, !former.isEmpty, let graph else { return current }
        let stage = MainActor.assumeIsolated { graph.updates.stage }
        guard let former = former.first(where: { $0.stage > stage }) else { return current }
        // It may be the first time that the body reads the value: the write knew nothing of it.
        nonisolated(unsafe) let write = former.write
        let writeStage = former.stage
        MainActor.assumeIsolated { graph.enqueue(reader, for: write, in: writeStage) }
        return former.value
    }

    /// - Parameters:
    ///   - joins: see `WriteStages`.
    ///   - element: where the value is a collection of which one element alone is another: that element.
    package func set(
        _ newValue: Value, _ transaction: Transaction, joins: Bool = false, element: ElementHash? = nil
    ) {
        // What an app's `==` and `deinit` do may read and write the value in turn: neither runs under the lock.
        guard !ViewComparison.areEqual(current, newValue) else {
            _ = exchange(newValue)
            return
        }
        DependencyTracking.reportWrite("state of type \(Value.self)")
        nonisolated(unsafe) let transaction = transaction
        let waits = MainThread.isCurrent && MainActor.assumeIsolated { keepsFormer(until: transaction, joins: joins) }
        _ = exchange(newValue)
        MainThread.run { [self] in
            // Bodies that run for earlier writes come across what was there before this one.
            let former = waits ? former : []
            let isConcerned = { [self] (isAffected: () -> Bool) in
                isAffected() || former.contains { isTrue(isAffected, whileExamining: $0) }
            }
            dependents.forEach(writing: element, where: isConcerned) { $0.invalidate(transaction, joins: joins) }
        }
    }

    private func isTrue(_ isAffected: () -> Bool, whileExamining former: Former) -> Bool {
        examined = former
        defer { examined = nil }
        return isAffected()
    }

    /// Stores a value, and gives the one before to let go of.
    private func exchange(_ newValue: Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        let old = stored
        stored = newValue
        return old
    }

    /// Keeps the value for bodies that are evaluated for earlier writes, if there are any.
    @MainActor
    private func keepsFormer(until write: Transaction, joins: Bool) -> Bool {
        guard let graph else { return false }
        let stage = graph.updates.stages.stage(of: write, joins: joins)
        guard graph.isBehind(stage) else { return false }
        if former.isEmpty { graph.updates.stagedSources.append(self) }
        if former.last?.stage != stage { former.append(Former(value: current, write: write, stage: stage)) }
        return true
    }

    @MainActor
    package func forgetFormer() { former = [] }

    @MainActor
    package func addDependent(
        _ scope: ReadScope, onPart part: AnyHashable, in element: ElementHash?, hasChanged: @escaping () -> Bool
    ) {
        if dependents.insert(scope, onPart: part, in: element, hasChanged: hasChanged) { scope.add(self) }
    }

    @MainActor
    package func removeDependent(_ scope: ReadScope, unlessReadIn evaluation: UInt32) {
        dependents.remove(scope, unlessReadIn: evaluation)
    }
}

/// A value that remembers what it was until all writes are taken up.
package protocol StagedSource: AnyObject {
    @MainActor func forgetFormer()
}

extension StateLocation: UnmountObserving {
    package func nodeDidUnmount() {
        if Value.self is any LettingGo.Type { (lock.withLock { stored } as? any LettingGo)?.letGo() }
    }
}
