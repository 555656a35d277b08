/// The tasks that views have started.
@MainActor
package final class TasksState: EngineState {
    /// How many have not ended; those that were asked to stop count until they do.
    package internal(set) var running = 0
    /// Where tasks do what they do away from the main actor; nil leaves it to the pool of threads.
    package var executor: (any TaskExecutor)?
    /// Whether tasks are named after their views, for a host that says what it waits for.
    package var areNamed = false

    init() {}
}

extension ViewGraph {
    package var tasks: TasksState { state(of: .tasks) }
}
