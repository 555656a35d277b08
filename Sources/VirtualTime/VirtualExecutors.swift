#if compiler(>=6.3) && compiler(<6.4)
    // Names that may change with each compiler; only those are named above that the tests have seen.
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

    /// Queues what belongs to a clock there, and all else where it went before.
    enum VirtualExecutors: ExecutorFactory {
        static let mainExecutor: any MainExecutor = VirtualMainExecutor(MainActor.executor)
        static let defaultExecutor: any TaskExecutor = VirtualTaskExecutor(Task.defaultExecutor)

        /// Whether tasks wait for clocks: the compiler is one that this is known of.
        static var areKnown: Bool { true }

        static func install() { _createExecutors(factory: Self.self) }

        static func enqueueReally(_ job: UnownedJob, onMainActor: Bool) {
            if onMainActor {
                (mainExecutor as? VirtualMainExecutor)?.real.enqueue(ExecutorJob(job))
            } else {
                (defaultExecutor as? VirtualTaskExecutor)?.real.enqueue(ExecutorJob(job))
            }
        }

        /// Queues a job with a clock.
        ///
        /// - Returns: false where it belongs to none.
        fileprivate static func enqueue(_ job: UnownedJob, onMainActor: Bool) -> Bool {
            TaskOwnership.clock(of: job)?.add(.job(job, onMainActor: onMainActor)) ?? false
        }

        /// Lets a job wait for a clock's time.
        ///
        /// - Parameter delay: in nanoseconds.
        /// - Returns: false where it belongs to none.
        fileprivate static func enqueue(
            _ job: UnownedJob, onMainActor: Bool, after delay: Int64, abandon: @escaping (_ left: Int64) -> Void
        ) -> Bool {
            guard let clock = VirtualClock.current else { return false }
            let sleeper = clock.sleeper()
            let wait = VirtualClock.Wait(
                kind: "Task.sleep", taskName: Task.name, repeats: false, isWanted: { !sleeper.isAwake },
                fire: { clock.run(job, onMainActor: onMainActor) }, abandon: abandon)
            return clock.add(wait, after: delay) != nil
        }

        /// The length of a wait in nanoseconds; nil where its clock counts something else than seconds.
        fileprivate static func nanoseconds<D: DurationProtocol>(_ duration: D) -> Int64? {
            guard let duration = duration as? Duration else { return nil }
            let (seconds, attoseconds) = duration.components
            let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            guard !overflows else { return seconds < 0 ? .min : .max }
            let (sum, isTooMuch) = product.addingReportingOverflow((attoseconds + 500_000_000) / 1_000_000_000)
            return isTooMuch ? .max : sum
        }
    }

    extension UnownedJob {
        /// Whether it is a task that goes on, and not something of the runtime's own.
        var isTask: Bool { ExecutorJob(self).kind == .task }

        /// Whether it is what `Task.yield()` queues, to go on with its task.
        var isYield: Bool { ExecutorJob(self).kind.rawValue == 195 }

        /// Runs it here, which is on the main thread.
        func run(onMainActor: Bool) {
            if onMainActor {
                runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else {
                // The executor of what belongs to no actor.
                runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
            }
        }
    }

    /// Of the main actor.
    private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
        let real: any MainExecutor

        init(_ real: any MainExecutor) { self.real = real }

        func run() throws { try real.run() }

        func runUntil(_ condition: () -> Bool) throws { try real.runUntil(condition) }

        func stop() { real.stop() }

        func checkIsolated() { real.checkIsolated() }

        func isIsolatingCurrentContext() -> Bool? { real.isIsolatingCurrentContext() }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if !VirtualExecutors.enqueue(job, onMainActor: true) { real.enqueue(ExecutorJob(job)) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            schedule(UnownedJob(job), after: delay, tolerance, clock, onMainActor: true, real)
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            schedule(UnownedJob(job), at: instant, tolerance, clock, onMainActor: true, real)
        }
    }

    /// Of what belongs to no actor, and of actors without an executor of their own.
    private final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor {
        let real: any TaskExecutor

        init(_ real: any TaskExecutor) { self.real = real }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            if !VirtualExecutors.enqueue(job, onMainActor: false) { real.enqueue(ExecutorJob(job)) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            schedule(UnownedJob(job), after: delay, tolerance, clock, onMainActor: false, real)
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            schedule(UnownedJob(job), at: instant, tolerance, clock, onMainActor: false, real)
        }
    }

    private func schedule<C: Clock>(
        _ job: UnownedJob, after delay: C.Duration, _ tolerance: C.Duration?, _ clock: C, onMainActor: Bool,
        _ real: any Executor
    ) {
        let real = real as? any SchedulingExecutor
        let isVirtual =
            VirtualExecutors.nanoseconds(delay).map { nanoseconds in
                VirtualExecutors.enqueue(job, onMainActor: onMainActor, after: nanoseconds) { left in
                    real?.enqueue(ExecutorJob(job), after: .nanoseconds(left), tolerance: nil, clock: ContinuousClock())
                }
            } ?? false
        if !isVirtual { real?.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock) }
    }

    private func schedule<C: Clock>(
        _ job: UnownedJob, at instant: C.Instant, _ tolerance: C.Duration?, _ clock: C, onMainActor: Bool,
        _ real: any Executor
    ) {
        let real = real as? any SchedulingExecutor
        let isVirtual =
            VirtualExecutors.nanoseconds(clock.now.duration(to: instant)).map { nanoseconds in
                VirtualExecutors.enqueue(job, onMainActor: onMainActor, after: nanoseconds) { left in
                    real?.enqueue(ExecutorJob(job), after: .nanoseconds(left), tolerance: nil, clock: ContinuousClock())
                }
            } ?? false
        if !isVirtual { real?.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock) }
    }
#else
    /// Stands where tasks wait for the machine's time: another compiler names the executors differently.
    enum VirtualExecutors {
        static var areKnown: Bool { false }

        static func install() {}

        static func enqueueReally(_ job: UnownedJob, onMainActor: Bool) {}
    }

    extension UnownedJob {
        var isTask: Bool { true }
        var isYield: Bool { false }

        func run(onMainActor: Bool) {}
    }
#endif
