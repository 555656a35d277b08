/// Update: bodies that read what was written run again, in the order of the tree.
extension ViewGraph {
    /// Notes that a node has to be evaluated in the update in progress, or else in the next.
    ///
    /// - Parameter origin: where the change comes from; nil for one of the node's own.
    package func enqueue(_ node: _ViewNode, _ transaction: Transaction, origin: ChangeOrigin? = nil) {
        guard node.isMounted else { return }
        open(transaction.completions)
        node.pendingTransaction = node.pendingTransaction.merging(transaction)
        node.queueReason.add(origin ?? .view(depth: node.depth))
        guard !node.isQueued else { return }
        node.isQueued = true
        updates.queue.append(node)
        requestUpdate()
    }

    /// Notes that a node has to be evaluated in the update that takes up a write that is made now.
    func enqueue(_ node: _ViewNode, for write: Transaction, joins: Bool, origin: ChangeOrigin) {
        enqueue(node, for: write, in: stage(of: write, joins: joins), origin: origin)
    }

    /// The stage of a write that is made now.
    ///
    /// - Parameter joins: see `WriteStages`.
    func stage(of write: Transaction, joins: Bool) -> WriteStage {
        if updates.isFollowing { return updates.stage }
        if updates.isMeasuring, updates.measuresTogether, write.animation == nil || write.isResolved {
            return updates.stage
        }
        return updates.stages.stage(of: write, joins: joins)
    }

    /// Notes that a node has to be evaluated in the update that takes up a write.
    func enqueue(_ node: _ViewNode, for write: Transaction, in stage: WriteStage, origin: ChangeOrigin) {
        if isBehind(stage) {
            open(write.completions)
            updates.waiting[waitingIndex(of: stage)].nodes.append((node, write, origin))
        } else {
            updates.stage = max(updates.stage, stage)
            enqueue(node, write, origin: origin)
        }
    }

    private func open(_ completions: [AnimationCompletion]) {
        for completion in completions where !updates.openCompletions.contains(where: { $0 === completion }) {
            completion.begin()
            updates.openCompletions.append(completion)
        }
    }

    /// Whether writes of earlier stages have to be taken up first.
    func isBehind(_ other: WriteStage) -> Bool {
        other > updates.stage && (updates.isSettling || !updates.queue.isEmpty || !updates.waiting.isEmpty)
    }

    private func waitingIndex(of stage: WriteStage) -> Int {
        let index = updates.waiting.firstIndex { $0.stage >= stage } ?? updates.waiting.count
        if index == updates.waiting.count || updates.waiting[index].stage != stage {
            updates.waiting.insert(WaitingWrites(stage: stage), at: index)
        }
        return index
    }

    /// Queues what the next stage's writes concern.
    ///
    /// - Returns: whether there was one.
    func takeUpWaitingWrites() -> Bool {
        guard !updates.waiting.isEmpty else {
            for source in updates.stagedSources { source.forgetFormer() }
            updates.stagedSources = []
            return false
        }
        let next = updates.waiting.removeFirst()
        updates.stage = next.stage
        for (node, transaction, origin) in next.nodes { enqueue(node, transaction, origin: origin) }
        lifecycle.callbacks += next.callbacks
        return true
    }

    /// Evaluates all queued nodes. What an evaluation queues below itself is part of this update; what it queues
    /// elsewhere, as by writing state in a body, is left for the next.
    func runUpdates() {
        updateID += 1
        let due = TreeOrder.sort(updates.queue + updates.postponed)
        updates.queue = []
        updates.postponed = []
        updates.transaction = due.reduce(Transaction()) { $0.merging($1.pendingTransaction) }
        updates.isEvaluating = true
        evaluate(due)
        evaluateReleased()
        updates.isEvaluating = false
        updates.gatherContainers()
    }

    /// Has what a write concerns be evaluated in the update in progress, if one is: it is there then before whoever waits for
    /// the end of the update looks for it.
    func evaluatingAtOnce(_ write: () -> Void) {
        guard updates.isEvaluating else { return write() }
        let count = updates.queue.count
        updates.isFollowing = true
        write()
        updates.isFollowing = false
        updates.released += updates.queue[count...]
        updates.queue.removeSubrange(count...)
    }

    /// Has what a change makes due evaluated with the change.
    func evaluatingNow(_ change: () -> Void) {
        let count = updates.queue.count
        change()
        guard updates.queue.count > count else { return }
        let due = TreeOrder.sort(Array(updates.queue[count...]))
        updates.queue.removeSubrange(count...)
        evaluate(due)
    }

    /// Evaluates what was held back in views that have just come back, so that they are laid out with what they show now.
    private func evaluateReleased() {
        while !updates.released.isEmpty {
            let released = updates.released
            updates.released = []
            evaluate(TreeOrder.sort(released))
        }
    }

    /// Evaluates nodes in the order of the tree, so that whatever takes a view away comes before what is in it.
    private func evaluate(_ nodes: [_ViewNode]) {
        for node in nodes where node.isQueued {
            guard node.isMounted else {
                node.isQueued = false
                continue
            }
            if holdBack(node) { continue }
            if !layouts.dueContents.isEmpty, node.isInDueContent {
                updates.postponed.append(node)
            } else {
                node.evaluate(Transaction())
            }
        }
    }

    /// Evaluates what had to wait for the content that it is in, once that has been made anew.
    func evaluatePostponed() {
        guard !updates.postponed.isEmpty else { return }
        let postponed = updates.postponed
        updates.postponed = []
        evaluate(TreeOrder.sort(postponed))
    }

    /// Takes the transaction of a node that is about to be evaluated: what came from above and what queued it.
    func transactionForEvaluation(of node: _ViewNode, inherited: Transaction) -> Transaction {
        guard node.isQueued else { return inherited }
        node.isQueued = false
        node.queueReason = QueueReason()
        let pending = node.pendingTransaction
        node.pendingTransaction = Transaction()
        return inherited.merging(pending.isResolved ? pending : pending.resolved(in: node.scope, of: self))
    }
}

extension UpdateState {
    /// Lets containers take up what came and drop what went, then starts the transitions of what came.
    package func gatherContainers() {
        while !staleContainers.isEmpty {
            let stale = staleContainers
            staleContainers = []
            for container in stale where container.isMounted { container.gather() }
        }
        graph.startArrivals()
        // A transition may have given its view other content.
        if !staleContainers.isEmpty { gatherContainers() }
    }
}

extension Transaction {
    /// What the transaction becomes on its way down to a scope, in the update in progress.
    @MainActor
    package func resolved(in scope: TransactionScope?, of graph: ViewGraph) -> Transaction {
        guard let scope, scope.isActive(in: graph.updateID) else { return self }
        return scope.apply(self, in: graph.updateID)
    }
}

extension _ViewNode {
    /// Whether the node is in content that is made anew after the layout, and perhaps without it.
    fileprivate final var isInDueContent: Bool {
        var node = parent
        while let current = node {
            if current.isContentDue { return true }
            node = current.parent
        }
        return false
    }
}

/// What is due when the writes of a stage are taken up.
struct WaitingWrites {
    let stage: WriteStage
    var nodes: [(_ViewNode, Transaction, ChangeOrigin)] = []
    var callbacks: [() -> Void] = []
}
