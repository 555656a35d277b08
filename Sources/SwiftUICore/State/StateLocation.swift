import Synchronization

/// Where a value lives that views read and write: it knows its readers and tells them of a change.
package final class StateLocation<Value>: DependencySource, PartObserving, StagedSource, @unchecked Sendable {
    // What is of a fixed size comes first: reading it then takes nothing that the type of the value has to be asked for.

    /// For the value. Its closures would be generic, and look up types with each read.
    private let lock = Mutex(())
    /// Of the main actor, as is all that follows but the value itself.
    private var dependents = Dependents()
    private weak var graph: ViewGraph?
    private var ownerReference: BackReference<_ViewNode>?
    /// What the value was before the update that takes up what was written since the last one.
    private var valueBeforeUpdate: FormerValue<Value>?
    /// Whether that update will ask for it. Only touched on the main actor.
    private var isNoted = false
    /// Whether `former` has something.
    private var hasFormer = false
    /// What the value was before writes that bodies are not to see yet, in the order of their stages.
    private var former: [Former] = [] {
        didSet { hasFormer = !former.isEmpty }
    }
    /// Any thread reads and writes it, under the lock.
    private var stored: Value
    /// One of the former values, while readers of parts are asked about it: see `StateExamination`.
    private var examined: Former?

    /// Whether anybody's last evaluation has read the value.
    @MainActor var isRead: Bool { !dependents.isEmpty }

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

    /// Goes on in another window, or in other views of the same.
    @MainActor
    func join(_ graph: ViewGraph) {
        guard self.graph !== graph else { return }
        self.graph = graph
        // Views that have a binding of before may come, and read it, sooner than the view whose state it is: such as those in a bar.
        dependents.keep(in: graph)
        forgetFormer()
        _ = takeValueBeforeUpdate()
    }

    /// The view whose state it is; nil for what several share.
    @MainActor package var owner: _ViewNode? {
        get { ownerReference?.target }
        set { ownerReference = newValue?.backReference }
    }

    package var value: Value {
        if DependencyTracking.current != nil {
            MainThread.known {
                DependencyTracking.noteRead(of: owner)
                if let scope = DependencyTracking.currentScope, dependents.insert(scope) { scope.add(self) }
            }
        }
        return seen
    }

    /// The last value written.
    package var current: Value {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return stored
    }

    /// The value without becoming a dependent: for a body, as of the writes that it is evaluated for.
    package var seen: Value {
        if !StateExamination.thread.isHere, !hasFormer, !mayBeKept { return current }
        return seenAmongFormer
    }

    /// Apart from `seen`, as it asks for types that depend on that of the value.
    @inline(never)
    private var seenAmongFormer: Value {
        if StateExamination.thread.isHere, let examined { return examined.value }
        if mayBeKept, let kept = keptValue { return kept.value }
        guard let reader = DependencyTracking.current, hasFormer, let graph else { return current }
        let stage = MainThread.known { graph.updates.stage }
        guard let former = former.first(where: { $0.stage > stage }) else { return current }
        // It may be the first time that the body reads the value: the write knew nothing of it.
        nonisolated(unsafe) let write = former.write
        let writeStage = former.stage
        MainThread.known { graph.enqueue(reader, for: write, in: writeStage, origin: origin) }
        return former.value
    }

    /// Whether a body is evaluated where there are removed views.
    private var mayBeKept: Bool {
        guard let reader = DependencyTracking.place else { return false }
        return MainThread.known { reader.graph.presence.hasRemovedViews }
    }

    /// What a body in a removed view reads of the state of others, where that is another by now: see `RemovedView`.
    private var keptValue: FormerValue<Value>? {
        guard let reader = DependencyTracking.place else { return nil }
        let source = self
        nonisolated(unsafe) var kept: FormerValue<Value>?
        MainThread.known {
            let known = reader.formerValue(of: source, ownedBy: source.owner) { source.valueBeforeUpdate }
            kept = known.map { unsafeDowncast($0, to: FormerValue<Value>.self) }
        }
        return kept
    }

    @MainActor
    private var origin: ChangeOrigin { owner.map { .view(depth: $0.depth) } ?? .outside }

    /// - Parameters:
    ///   - joins: see `WriteStages`.
    ///   - element: where the value is a collection of which one element alone is another: that element.
    package func set(
        _ newValue: Value, _ transaction: Transaction, joins: Bool = false, element: ElementHash? = nil
    ) {
        // What an app's `==` and `deinit` do may read and write the value in turn: neither runs under the lock.
        guard !ViewComparison.areEqual(current, newValue) else {
            _ = exchange(newValue, isSame: true)
            return
        }
        DependencyTracking.reportWrite("state of type \(Value.self)")
        nonisolated(unsafe) let transaction = transaction
        let waits = MainThread.isCurrent && MainActor.assumeIsolated { keepsFormer(until: transaction, joins: joins) }
        _ = exchange(newValue)
        MainThread.run { [self] in
            noteWrite()
            // Bodies that run for earlier writes come across what was there before this one.
            let former = waits ? former : []
            let isConcerned = { [self] (isAffected: () -> Bool) in
                isAffected() || former.contains { isTrue(isAffected, whileExamining: $0) }
            }
            let origin = origin
            dependents.forEach(writing: element, where: isConcerned) {
                $0.invalidate(transaction, joins: joins, origin: origin)
            }
        }
    }

    private func isTrue(_ isAffected: () -> Bool, whileExamining former: Former) -> Bool {
        let outer = StateExamination.thread.isHere
        examined = former
        StateExamination.thread.set(true)
        defer {
            examined = nil
            StateExamination.thread.set(outer)
        }
        return isAffected()
    }

    /// Stores a value, and gives the one before to let go of.
    private func exchange(_ newValue: Value, isSame: Bool = false) -> Value {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        let old = stored
        if !isSame, valueBeforeUpdate == nil, graph != nil { valueBeforeUpdate = FormerValue(old) }
        stored = newValue
        return old
    }

    /// Keeps the value for bodies that are evaluated for earlier writes, if there are any.
    @MainActor
    private func keepsFormer(until write: Transaction, joins: Bool) -> Bool {
        guard let graph else { return false }
        let stage = graph.stage(of: write, joins: joins)
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
        DependencyTracking.noteRead(of: owner)
        if dependents.insert(scope, onPart: part, in: element, hasChanged: hasChanged) { scope.add(self) }
    }

    @MainActor
    package func removeDependent(_ scope: ReadScope, unlessReadIn evaluation: UInt32) {
        dependents.remove(scope, unlessReadIn: evaluation)
    }
}

/// Marks the thread on which the readers of a value are asked about a former one: no other may look for that.
private enum StateExamination {
    static let thread = ThreadMark()
}

extension StateLocation: UpdateRemembering {
    /// Has the update that takes the write up tell when it is over.
    @MainActor
    private func noteWrite() {
        if let graph, !graph.hasEnded {
            guard !isNoted else { return }
            isNoted = true
            graph.updates.written.append(self)
        } else {
            _ = takeValueBeforeUpdate()
        }
    }

    @MainActor
    package func takeValueBeforeUpdate() -> AnyObject? {
        isNoted = false
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        defer { valueBeforeUpdate = nil }
        return valueBeforeUpdate
    }
}

/// What a state was.
private final class FormerValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// A value that remembers what it was until all writes are taken up.
package protocol StagedSource: AnyObject {
    @MainActor func forgetFormer()
}

extension StateLocation: ObjectOwning {
    var ownObject: AnyObject? { Value.self is AnyClass ? current as AnyObject : nil }
}

extension StateLocation: UnmountObserving {
    package func nodeDidUnmount() {
        if Value.self is any LettingGo.Type { (current as? any LettingGo)?.letGo() }
    }
}
