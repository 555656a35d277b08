import Observation
import Synchronization

/// Records what a body reads while it runs.
@MainActor
package enum DependencyTracking {
    /// An evaluation in progress.
    private struct Evaluation {
        /// Whose body it is.
        let node: _ViewNode
        /// Where in the tree what runs is shown: further in than the body that it is a part of.
        let place: _ViewNode
        /// Nil until something is read.
        var scope: ReadScope?
    }

    /// Only touched by the thread that `thread` names, and by the main actor while that names none.
    nonisolated(unsafe) private static var evaluation: Evaluation?
    /// The thread of the evaluation; any thread may ask whether it is the one.
    nonisolated private static let thread = ThreadMark()
    /// How often observable objects have called because of a change, for tests.
    static var observedChanges = 0

    /// The node whose body runs now; nil where none does, and on every other thread.
    nonisolated package static var current: _ViewNode? { thread.isHere ? evaluation?.node : nil }

    /// Where in the tree is shown what runs now as a body or as a part of one; nil where nothing does, and on every other
    /// thread.
    nonisolated static var place: _ViewNode? { thread.isHere ? evaluation?.place : nil }

    /// How far in the outermost view is whose state was read; less than 0 for anything that no view is known to own. Only
    /// touched by the thread of the evaluation.
    nonisolated(unsafe) private static var outermostRead = Int32.max

    /// Notes that the body which runs now has read something.
    ///
    /// - Parameter owner: the view whose state it is; nil for what no view is known to own.
    static func noteRead(of owner: _ViewNode?) {
        guard let owner else { return outermostRead = min(outermostRead, -1) }
        outermostRead = min(outermostRead, Int32(clamping: owner.depth))
    }

    /// The same for an object that views watch.
    ///
    /// - Parameter depth: of the view that owns it; less than 0 where none is known.
    nonisolated static func noteObjectRead(ofViewAt depth: Int) {
        if current != nil { outermostRead = min(outermostRead, Int32(clamping: depth)) }
    }

    /// Reads in a body, and tells how far in the outermost view is whose state was read: less than 0 where anything else
    /// was read, or nothing that is known. Only to be called while there is a `current` node.
    nonisolated static func readingDepth<Value>(_ read: () -> Value) -> (value: Value, depth: Int32) {
        let outer = outermostRead
        outermostRead = .max
        let value = read()
        let depth = outermostRead == .max ? -1 : outermostRead
        outermostRead = min(outer, depth)
        return (value, depth)
    }

    /// Where what the body that runs now reads is noted.
    ///
    /// Only to be asked for while there is a `current` node.
    static var currentScope: ReadScope? {
        guard let evaluation else { return nil }
        if let scope = evaluation.scope { return scope }
        let scope = ReadScope(evaluation.node)
        scope.begin(adding: false)
        self.evaluation!.scope = scope
        return scope
    }

    /// Evaluates something that is evaluated anew, with the node, when what it reads changes.
    ///
    /// - Parameters:
    ///   - node: whose body it is.
    ///   - reads: what the last evaluation of the same has read; becomes what this one reads.
    ///   - adding: whether what was read before still counts, as where a part is evaluated at a time.
    ///   - place: where in the tree it is shown; at the node unless told otherwise.
    package static func evaluate<Result>(
        for node: _ViewNode, _ reads: ReadScope?, adding: Bool = false, at place: _ViewNode? = nil, _ body: () -> Result
    ) -> (result: Result, reads: ReadScope?) {
        reads?.begin(adding: adding)
        let outer = (evaluation, thread.isHere)
        evaluation = Evaluation(node: node, place: place ?? node, scope: reads)
        thread.set(true)
        let outerView = EvaluatedView.begin(node)
        let result = withObservationTracking(
            {
                reads?.accessProbe()
                return body()
            }, onChange: observer())
        let scope = evaluation?.scope
        evaluation = outer.0
        thread.set(outer.1)
        EvaluatedView.end(outerView)
        scope?.finish()
        return (result, scope)
    }

    /// Only asked for where an observable object was read.
    private static func observer() -> @Sendable () -> Void {
        guard let scope = currentScope else { return {} }
        return scope.observer()
    }

    /// Runs a node's body, or what is evaluated like one.
    package static func evaluate<Result>(for node: _ViewNode, _ body: () -> Result) -> Result {
        let (result, reads) = evaluate(for: node, node.reads, body)
        node.reads = reads
        return result
    }

    /// Runs closures that a body handed to a view, as part of that body: what they read makes it run again.
    ///
    /// - Parameters:
    ///   - node: the node of the view, which keeps what the closures read.
    ///   - adding: whether what was read before still counts, as where a part is evaluated at a time.
    package static func evaluate<Result>(
        inBodyOf node: _ViewNode, adding: Bool = false, _ body: () -> Result
    ) -> Result {
        guard let evaluator = node.evaluator else { return body() }
        let (result, reads) = evaluate(for: evaluator, node.reads, adding: adding, at: node, body)
        node.reads = reads
        return result
    }

    /// The same for a closure that a layout node has, which keeps what it reads.
    package static func evaluate<Result>(
        inBodyOf owner: _ViewNode, _ reads: ReadScope?, _ body: () -> Result
    ) -> (result: Result, reads: ReadScope?) {
        guard let evaluator = owner.evaluator else { return (body(), nil) }
        return evaluate(for: evaluator, reads, at: owner, body)
    }

    /// Whether a body runs now, on the caller's thread.
    nonisolated package static var isTracking: Bool { thread.isHere }

    /// Evaluates on any thread as if no body ran.
    nonisolated package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard thread.isHere else { return try body() }
        thread.set(false)
        defer { thread.set(true) }
        return try body()
    }

    /// Runs code of the app that measures, places or draws a view: what it reads makes nothing run again, and it is to write
    /// nothing.
    package static func whileArranging<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        let outer = (arranged, arranging.isHere)
        arranged = node
        arranging.set(true)
        defer {
            arranged = outer.0
            arranging.set(outer.1)
        }
        return body()
    }

    /// Only touched by the thread that `arranging` names, and by the main actor while that names none.
    nonisolated(unsafe) private static var arranged: _ViewNode?
    nonisolated private static let arranging = ThreadMark()

    /// Reports that something was written, if a body is running, or what measures, places or draws a view.
    nonisolated static func reportWrite(_ what: @autoclosure () -> String) {
        let isInBody = current != nil
        guard let writer = current ?? (arranging.isHere ? arranged : nil) else { return }
        let what = what()
        MainActor.assumeIsolated {
            writer.graph.report(.stateInUpdate(what, whileArranging: !isInBody, path: writer.path), from: writer)
        }
    }
}

/// Names the thread that does something, so that any thread can ask whether it is that one.
///
/// What only that thread may touch is touched after asking: then the thread itself has set the mark, and nothing that
/// another one does comes in between.
final class ThreadMark: Sendable {
    private let thread = Atomic<UInt>(0)

    /// Whether the caller's thread set the mark.
    var isHere: Bool { thread.load(ordering: .relaxed) == Self.caller }

    /// Sets the mark to the caller's thread, or removes it.
    func set(_ isHere: Bool) { thread.store(isHere ? Self.caller : 0, ordering: .relaxed) }

    private static var caller: UInt { UInt(pthread_self()) }
}
