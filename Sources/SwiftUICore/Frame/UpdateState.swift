/// What the update phase has to do: the views that are due, the writes that wait, and what is told when all is done.
@MainActor
package final class UpdateState {
    var queue: [_ViewNode] = []
    var stages = WriteStages()
    /// Of the writes that are taken up now, or next.
    var stage = WriteStage()
    /// Writes for which the nodes of the queue come too early, in the order of their stages.
    var waiting: [WaitingWrites] = []
    var isSettling = false
    /// Values that remember what they were until no writes wait.
    var stagedSources: [any StagedSource] = []
    var staleContainers: [ContainerNode] = []
    /// What the writes that made the update in progress asked for, all together.
    package internal(set) var transaction = Transaction()
    /// What the last body with dynamic properties ran for.
    package internal(set) var bodyTransaction = Transaction()
    /// Completions of changes that the update in progress takes up.
    var openCompletions: [AnimationCompletion] = []
    /// Completions that wait for a time.
    var timedCompletions: [(time: Double, completion: AnimationCompletion)] = []
    /// Whether this frame makes everything anew when it has done what is due.
    var isForgetting = false
    /// State that the next body node of its type takes up.
    var keptState: KeptState?

    init() {}

    /// Lets go of everything, as the views have ended.
    func end() {
        queue = []
        waiting = []
        stagedSources = []
        staleContainers = []
        openCompletions = []
        timedCompletions = []
        keptState = nil
    }
}
