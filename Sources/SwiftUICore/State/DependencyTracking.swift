import Observation

/// Records what a body reads while it runs.
@MainActor
package enum DependencyTracking {
    /// An evaluation in progress.
    private struct Evaluation {
        /// Whose body it is.
        let node: _ViewNode
        /// Nil until something is read.
        var scope: ReadScope?
    }

    nonisolated(unsafe) private static var evaluation: Evaluation?
    /// The thread of the evaluation; others must not touch it.
    nonisolated(unsafe) private static var thread: pthread_t?
    /// How often observable objects have called because of a change, for tests.
    static var observedChanges = 0

    /// The node whose body runs now; nil where none does, and on every other thread.
    nonisolated package static var current: _ViewNode? { thread == pthread_self() ? evaluation?.node : nil }

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
    package static func evaluate<Result>(
        for node: _ViewNode, _ reads: ReadScope?, adding: Bool = false, _ body: () -> Result
    ) -> (result: Result, reads: ReadScope?) {
        reads?.begin(adding: adding)
        let outer = (evaluation, thread)
        thread = nil
        evaluation = Evaluation(node: node, scope: reads)
        thread = pthread_self()
        let result = withObservationTracking(
            {
                reads?.accessProbe()
                return body()
            }, onChange: observer())
        let scope = evaluation?.scope
        thread = nil
        (evaluation, thread) = outer
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
        let (result, reads) = evaluate(for: evaluator, node.reads, adding: adding, body)
        node.reads = reads
        return result
    }

    /// The same for a closure that a layout node has, which keeps what it reads.
    package static func evaluate<Result>(
        inBodyOf owner: _ViewNode, _ reads: ReadScope?, _ body: () -> Result
    ) -> (result: Result, reads: ReadScope?) {
        guard let evaluator = owner.evaluator else { return (body(), nil) }
        return evaluate(for: evaluator, reads, body)
    }

    /// Evaluates without recording, for closures that run during a body but are not part of it.
    package static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = (evaluation, thread)
        thread = nil
        evaluation = nil
        defer { (evaluation, thread) = outer }
        return body()
    }

    /// Reports that something was written, if a body is running.
    nonisolated static func reportWrite(_ what: @autoclosure () -> String) {
        guard let writer = current else { return }
        let what = what()
        MainActor.assumeIsolated { writer.graph.report(.stateInUpdate(what, path: writer.path), from: writer) }
    }
}
