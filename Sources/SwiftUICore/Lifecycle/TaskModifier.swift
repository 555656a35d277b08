/// `task`: asynchronous work that lasts at most as long as the view.
struct TaskModifier<ID: Equatable>: NodeModifier, ActsOnce {
    let id: ID
    let priority: TaskPriority
    /// Knows the actor it belongs to: called from there it begins at once, where a detour over another thread would take
    /// more or fewer frames from run to run.
    let action: @Sendable @isolated(any) () async -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> TaskNode<ID> { TaskNode(self, context) }

    @MainActor
    func contentWasMade(in node: TaskNode<ID>) { node.presenceMayHaveChanged() }

    @MainActor
    func update(_ node: TaskNode<ID>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        let isSame = node.modifier.id == id
        node.modifier = self
        updateContent(transaction)
        if !isSame { node.graph.lifecycle.afterLayout { [weak node] in node?.start() } }
    }
}

package final class TaskNode<ID: Equatable>: PresenceNode {
    var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?

    init(_ modifier: TaskModifier<ID>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    /// Starts the work, and asks what was started before to stop.
    func start() {
        guard isMounted, isPresent, graph.lifecycle.isLive else { return }
        task?.cancel()
        let action = modifier.action
        graph.tasks.running += 1
        // On the main actor, as nearly all work of views is: without a detour, it begins before the next frame.
        let work: @Sendable @MainActor () async -> Void = { [weak graph] in
            await action()
            graph?.tasks.running -= 1
        }
        #if compiler(>=6.2)
            let name = graph.tasks.areNamed ? path : nil
            task = Task(
                name: name, executorPreference: graph.tasks.executor, priority: modifier.priority, operation: work)
        #else
            task = Task(executorPreference: graph.tasks.executor, priority: modifier.priority, operation: work)
        #endif
    }

    /// After everything that appears with the view has appeared.
    override func contentAppeared() { graph.lifecycle.afterLayout { [weak self] in self?.start() } }

    override func contentDisappeared() { task?.cancel() }
}

extension View {
    /// Starts asynchronous work when the view appears, and cancels it when the view is gone.
    ///
    /// The work begins after the `onAppear` actions of the same update, and it starts anew each time the view appears
    /// again. It runs on the actor of the code around, which is the main actor in a body. Cancellation is cooperative:
    /// a loop or a download has to check for it, and code after the last `await` still runs. Use `task(id:priority:_:)`
    /// where the work belongs to a value that may change.
    ///
    ///     Text(text.wrappedValue)
    ///         .task {
    ///             text.wrappedValue = await load()
    ///         }
    ///
    /// - Parameters:
    ///   - priority: that of the task.
    ///   - action: the work; it may change the view's state.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts asynchronous work when the view appears, and anew whenever a value changes; what ran is cancelled then.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
