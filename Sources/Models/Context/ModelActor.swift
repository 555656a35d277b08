import Foundation

/// What runs the code of an actor that has a context.
public protocol ModelExecutor: Executor {
    /// The context, to be used by that code only.
    var modelContext: ModelContext { get }
}

/// What runs the code of an actor that has a context, one piece after the other.
public protocol SerialModelExecutor: SerialExecutor, ModelExecutor {}

/// An actor with a context of its own; `@ModelActor` makes actors conform.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// Runs the actor's code.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// Runs the actor's code.
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        (modelExecutor as! any SerialModelExecutor).asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model that an identifier names; nil where there is none of this type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.model(for: id) as? T
    }
}

/// Runs the code of an actor on a queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context.
    public let modelContext: ModelContext
    private let queue: DispatchQueue
    private let isolation: ContextIsolation

    /// Runs code that uses a context, which from then on is that code's alone.
    public init(modelContext: ModelContext) {
        let queue = DispatchQueue(label: "SwiftData.ModelActor")
        self.queue = queue
        isolation = ContextIsolation(queue)
        self.modelContext = modelContext
        if !modelContext.isMain { modelContext.isolation = isolation }
    }

    /// Runs a job after those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { [isolation] in isolation.whileRunning { job.runSynchronously(on: executor) } }
    }

    /// The executor, for the runtime.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
