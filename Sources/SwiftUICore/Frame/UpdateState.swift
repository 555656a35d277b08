/// What the update phase has to do: the views that are due, the writes that wait, and what is told when all is done.
@MainActor
package final class UpdateState: EngineState {
    unowned let graph: ViewGraph
    var queue: [_ViewNode] = []
    var stages = WriteStages()
    /// Of the writes that are taken up now, or next.
    var stage = WriteStage()
    /// Writes for which the nodes of the queue come too early, in the order of their stages.
    var waiting: [WaitingWrites] = []
    var isSettling = false
    /// Nodes inside of content that is due after the layout, which may be gone by then.
    var postponed: [_ViewNode] = []
    /// Nodes that are evaluated at once after those that are due: of removed views that are back, what was held back there,
    /// and what takes bodies apart that were due.
    var released: [_ViewNode] = []
    /// Whether what is due is being evaluated.
    var isEvaluating = false
    /// Whether writes concern only what follows from the body that is being evaluated.
    var isFollowing = false
    /// States that were written since the last update was settled.
    var written: [any UpdateRemembering] = []
    /// Observable objects that have announced a change since then.
    var announced: Set<ObjectIdentifier> = []
    /// How far in the view is that changes the environment of those inside; nil while none does.
    private(set) var environmentOrigin: Int?
    /// Whether writes are made because of where views are, or of what they tell: they belong to the update in progress.
    var isMeasuring = false
    /// Whether they do; not where too many have followed each other.
    var measuresTogether = true
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
    /// State that the views which are being made take up.
    var keptState: KeptState?
    /// What of the state of the views which are being unmounted outlives them.
    var leavingState: KeptState?
    /// What the views had when the window lost them, while it gets them again.
    var held: HeldViews?
    /// The ids of elements whose views are being made, by the collection's node, where somebody asks where views are.
    var making: [ObjectIdentifier: String] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        queue = []
        waiting = []
        stagedSources = []
        staleContainers = []
        openCompletions = []
        timedCompletions = []
        keptState = nil
        held = nil
        postponed = []
        released = []
        written = []
        announced = []
    }

    /// All views are there that were there before the window slept: what was not taken up belongs to none.
    package func endWaking() {
        held = nil
        graph.window.resources.session?.endHolding()
    }

    /// Tells views inside of another environment.
    ///
    /// - Parameter depth: how far in the view is from which it comes, unless one further out is telling.
    func whileEnvironmentChanges(from depth: Int, _ tell: () -> Void) {
        guard environmentOrigin == nil else { return tell() }
        environmentOrigin = depth
        tell()
        environmentOrigin = nil
    }
}

extension ViewGraph {
    package var updates: UpdateState { state(of: .updates) }
}
