import Observation

/// What the last evaluation of a body, or of a closure that is part of one, has read: whatever of it changes has the body
/// evaluated again, and nothing that only earlier evaluations read does.
@MainActor
package final class ReadScope {
    /// Whose body is evaluated again.
    private let target: BackReference<_ViewNode>
    /// Numbers the evaluations; sources note in which one they were read last.
    private(set) var evaluation: UInt32 = 0
    private var sources: [any DependencySource] = []
    /// What the evaluation before the one in progress read.
    private var formerSources: [any DependencySource] = []
    /// Read along with observable objects, to end what is registered with them; nil until one is read.
    private var probe: ObservationProbe?
    private var isEndingObservation = false

    init(_ target: _ViewNode) { self.target = target.backReference }

    /// Whether it is a view of a graph that has not left.
    func isOf(_ graph: ViewGraph) -> Bool { target.target?.graph === graph }

    /// - Parameter adding: whether what was read before still counts, as where a part is evaluated at a time.
    func begin(adding: Bool) {
        guard !adding else { return }
        evaluation &+= 1
        swap(&sources, &formerSources)
        endObservation()
    }

    /// Lets go of what was read before and is not any more.
    func finish() {
        guard !formerSources.isEmpty else { return }
        if !isSame { for source in formerSources { source.removeDependent(self, unlessReadIn: evaluation) } }
        formerSources.removeAll(keepingCapacity: true)
    }

    /// Whether the evaluation read what the one before did, as most do.
    private var isSame: Bool {
        guard sources.count == formerSources.count else { return false }
        for index in sources.indices where sources[index] !== formerSources[index] { return false }
        return true
    }

    /// Lets go of everything: the view is gone.
    func end() {
        begin(adding: false)
        finish()
    }

    /// Whether the last evaluation has read nothing that may change.
    var isEmpty: Bool { sources.isEmpty && probe == nil }

    /// To be called by a source that is read for the first time in an evaluation.
    func add(_ source: any DependencySource) { sources.append(source) }

    /// Has the body evaluated again.
    func invalidate(_ transaction: Transaction, joins: Bool, origin: ChangeOrigin) {
        target.target?.invalidate(transaction, joins: joins, origin: origin)
    }

    // MARK: Observation

    /// To be called first in an evaluation, so that what it registers can be ended.
    func accessProbe() { probe?.access() }

    /// What observable objects call before something of them changes that the evaluation in progress has read.
    ///
    /// Such a registration lasts until the first change, and there is no way to end it from outside. So from the second
    /// evaluation on, an object of our own is read along, which then ends it by changing.
    func observer() -> @Sendable () -> Void {
        if probe == nil { probe = ObservationProbe() }
        let registered = evaluation
        return { [self] in
            nonisolated(unsafe) let transaction = Transaction.forWrite()
            let isElsewhere = !MainThread.isCurrent
            MainThread.run { [self] in
                DependencyTracking.observedChanges += 1
                guard !isEndingObservation else { return }
                // A change on another thread may have begun before what is registered now was: it always counts.
                if isElsewhere || registered == evaluation {
                    invalidate(transaction, joins: true, origin: .observation)
                }
                if isElsewhere { lookAgain(transaction) }
            }
        }
    }

    /// Another thread announced a change: it may not have made it yet when the body runs.
    private func lookAgain(_ transaction: Transaction) {
        guard let node = target.target else { return }
        var again = transaction
        again.completions = []
        node.graph.lookAgain(ObjectIdentifier(self)) {
            self.invalidate(again, joins: true, origin: .observation)
        }
    }

    private func endObservation() {
        guard let probe else { return }
        isEndingObservation = true
        probe.change()
        isEndingObservation = false
    }
}

/// Something observable that is there to be read along with other objects.
private final class ObservationProbe: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// Only its key path counts.
    var value: Bool { false }

    func access() { registrar.access(self, keyPath: \.value) }

    func change() {
        registrar.willSet(self, keyPath: \.value)
        registrar.didSet(self, keyPath: \.value)
    }
}

/// Something a body reads, which then has to know who read it in order to have it evaluated again.
package protocol DependencySource: AnyObject {
    /// Lets go of a reader.
    ///
    /// - Parameter evaluation: the reader's last; if that has read the source, nothing happens.
    @MainActor func removeDependent(_ scope: ReadScope, unlessReadIn evaluation: UInt32)
}
