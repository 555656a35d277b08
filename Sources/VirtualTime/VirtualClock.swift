import Foundation
import Synchronization

/// A time that stands still until its owner moves it, and what waits for it and runs in it.
///
/// What belongs to a clock is what was started while it was current: tasks and whatever they start, blocks for the main
/// queue, timers. It waits for the clock's time and not for the machine's. It runs on the main thread, one thing after
/// the other, in the order in which it became ready, when the owner asks for it or gives way to the main queue.
///
/// Safe to be told of work by any thread; all that is marked so is for the main one.
package final class VirtualClock: @unchecked Sendable {
    /// The clock that the current task was started by.
    @TaskLocal private static var ofTask: VirtualClock?

    /// What runs as soon as it is its turn.
    enum Work {
        case job(UnownedJob, onMainActor: Bool)
        case block(() -> Void)

        /// Whether it is a task that only gives way, and may do so again and again.
        fileprivate var isYield: Bool {
            if case .job(let job, _) = self { job.isYield } else { false }
        }
    }

    /// What waits for a time.
    struct Wait {
        /// How it came to be, as in `Task.sleep`.
        let kind: String
        /// The name of the task that waits, where it has one.
        var taskName: String?
        /// Whether it will wait again when it has fired.
        let repeats: Bool
        /// Whether anybody still wants it: a timer may have been invalidated, a task cancelled. It fires all the same.
        let isWanted: () -> Bool
        let fire: () -> Void
        /// Called instead of `fire` when the clock's owner is gone, with the nanoseconds that are left.
        let abandon: (Int64) -> Void
    }

    /// All that several threads may ask for.
    private struct State {
        var now: Int64 = 0
        var ready: [Work] = []
        var waits = WaitQueue<Wait>()
        var isTurnComing = false
        /// The tasks that sleep, by their numbers.
        var sleepers: [UInt64: Sleeper] = [:]
    }

    /// A task that sleeps. It may wake before its time, when it is cancelled; what was to wake it is still queued then.
    final class Sleeper: @unchecked Sendable {
        fileprivate(set) var isAwake = false
    }

    private let lock = NSLock()
    private var state = State()
    private let ended = Atomic(false)
    private var isTakingTurns = false

    /// What the clocks of C show at the time 0.
    private let origins: ClockOrigins
    /// The time that they show, in nanoseconds: `State.now`, or that of a frame that came without what waits.
    private let shown = Atomic<Int64>(0)
    /// How often the clocks were read in the turn.
    private let readings = Atomic<Int>(0)

    /// How many clocks there are, so that processes without one look for none.
    private static let living = Atomic<Int>(0)

    /// How often things that became ready make other things ready before the next frame is due all the same.
    static let turnLimit = 256
    /// How often tasks may give way without having waited for anything.
    private static let yieldLimit = 64
    /// How often tasks may change from actor to actor.
    private static let hopLimit = 4096
    /// How often a turn may read the clocks before time begins to pass by that.
    private static let readingLimit = 100_000

    /// What runs on other threads; nil where everything runs on the main one.
    let threads: ThreadedWork?

    /// - Parameters:
    ///   - date: that of the time 0; nil for the machine's.
    ///   - usesThreads: whether what belongs to no actor runs on other threads, as without a clock, and not in the main
    ///     one's turns. It still waits for the clock's time.
    package init(date: Date? = nil, usesThreads: Bool = false) {
        threads = usesThreads ? ThreadedWork() : nil
        Interception.install()
        origins = ClockOrigins(date: date)
        Self.living.add(1, ordering: .relaxed)
    }

    /// Whether tasks wait for clocks; false with a compiler whose names for that are not known.
    package static var areTasksVirtual: Bool { VirtualExecutors.areKnown }

    // MARK: Who is current

    /// The clock that what happens now belongs to.
    static var current: VirtualClock? {
        guard living.load(ordering: .relaxed) > 0 else { return nil }
        guard let clock = ofTask ?? TaskOwnership.ofCurrentTask, !clock.isEnded else { return nil }
        return clock
    }

    /// Does something, and makes what is started by that belong to this clock.
    ///
    /// - Parameter time: what clocks show from then on at least, in seconds: that of a frame that does not wait for what
    ///   is due before it.
    package func whileCurrent<Result>(at time: Double = 0, _ body: () throws -> Result) rethrows -> Result {
        TaskOwnership.disownCurrentTask()
        show(Self.nanoseconds(time))
        beginTurn()
        return try Self.$ofTask.withValue(self, operation: body)
    }

    // MARK: Time

    var nanoseconds: Int64 { withLock { $0.now } }

    /// The time in seconds since the clock was made.
    package var now: Double { Double(nanoseconds) / 1e9 }

    /// What a clock of C shows; nil for one that counts something else, as how busy the process was.
    ///
    /// Time stands still while the owner does not move it. So that code that waits for a time by reading the clock again
    /// and again comes to an end, each reading beyond the hundred thousandth of a turn takes a microsecond.
    func reading(of clock: Int32) -> ClockTime? {
        guard let origin = origins[clock] else { return nil }
        if readings.add(1, ordering: .relaxed).newValue > Self.readingLimit {
            withLock { $0.now = max($0.now, shown.load(ordering: .relaxed)) + 1000 }
            show(nanoseconds)
        }
        return origin.advanced(by: shown.load(ordering: .relaxed))
    }

    private func show(_ time: Int64) {
        var current = shown.load(ordering: .relaxed)
        while time > current {
            let result = shown.weakCompareExchange(expected: current, desired: time, ordering: .relaxed)
            if result.exchanged { return }
            current = result.original
        }
    }

    /// A time in seconds; what is none counts as 0.
    static func nanoseconds(_ time: Double) -> Int64 { time < 9e9 ? Int64(max(time, 0) * 1e9 + 0.5) : 0 }

    /// Runs all that waits for times up to one, in order, and what comes of each before the next.
    package func advance(to time: Double) {
        TaskOwnership.disownCurrentTask()
        let end = Self.nanoseconds(time)
        runReady()
        var count = 0
        var instant = nanoseconds
        while let wait = takeFirst(until: end) {
            count = nanoseconds == instant ? count + 1 : 1
            instant = nanoseconds
            beginTurn()
            run(wait.fire)
            runReady()
            // What waits for no time at all again and again gets its turn with the next frame.
            if count >= 4 * Self.turnLimit, withLock({ $0.waits.nextTime }) == instant { break }
        }
        withLock { $0.now = max($0.now, end) }
        show(end)
    }

    func takeFirst(until end: Int64) -> Wait? {
        let (wait, now) = withLock { state -> (Wait?, Int64) in
            guard let first = state.waits.takeFirst(until: end) else { return (nil, 0) }
            state.now = max(state.now, first.time)
            return (first.element, state.now)
        }
        show(now)
        return wait
    }

    // MARK: Work

    /// Runs what is ready, and what becomes ready by that, in order; what goes on forever is left for later.
    package func runReady() {
        var yields = 0
        var postponed: [Work] = []
        for _ in 0..<Self.hopLimit {
            let ready = withLock { state in
                defer { state.ready = [] }
                return state.ready
            }
            guard !ready.isEmpty else { break }
            for work in ready {
                if work.isYield { yields += 1 }
                if work.isYield, yields > Self.yieldLimit { postponed.append(work) } else { perform(work) }
            }
        }
        if !postponed.isEmpty { withLock { $0.ready = postponed + $0.ready } }
    }

    /// Lets what is in the main queue run before the calling task goes on, which is on the main actor.
    @MainActor
    package static func giveWayToMainQueue() async {
        await withUnsafeContinuation { continuation in Interception.realMainQueue { continuation.resume() } }
    }

    /// Runs a task that goes on: on the main thread, or where it belongs to no actor on another one, if there are any.
    func run(_ job: UnownedJob, onMainActor: Bool) {
        guard let threads, !onMainActor else {
            return ThreadAtWork.run(for: self) { job.run(onMainActor: onMainActor) }
        }
        threads.run { ThreadAtWork.run(for: self) { job.run(onMainActor: false) } }
    }

    /// Whether anything could run now.
    package var hasReadyWork: Bool { withLock { !$0.ready.isEmpty } }

    /// Does what belongs to the clock, wherever that is.
    func run(_ body: () -> Void) { Self.$ofTask.withValue(self, operation: body) }

    private func beginTurn() { readings.store(0, ordering: .relaxed) }

    private func perform(_ work: Work) {
        beginTurn()
        switch work {
        // A task knows by itself whose it is.
        case .job(let job, let onMainActor): run(job, onMainActor: onMainActor)
        case .block(let block): run(block)
        }
    }

    /// Queues what is to run next.
    ///
    /// - Returns: false where nobody will run it any more.
    func add(_ work: Work) -> Bool {
        let (isTaken, needsTurn) = withLock { state -> (Bool, Bool) in
            guard !isEnded else { return (false, false) }
            state.ready.append(work)
            if case .job(let job, _) = work, !state.sleepers.isEmpty, job.isTask {
                state.sleepers.removeValue(forKey: job.taskID)?.isAwake = true
            }
            defer { state.isTurnComing = true }
            return (true, !state.isTurnComing)
        }
        if needsTurn { askForTurn() }
        return isTaken
    }

    /// Runs what is ready when whoever uses the clock gives way, so that nobody waits for work that waits for time.
    private func askForTurn() {
        Interception.realMainQueue { [weak self] in self?.takeTurn() }
    }

    private func takeTurn() {
        withLock { $0.isTurnComing = false }
        guard !isTakingTurns else { return }
        runReady()
        let needsTurn = withLock { state -> Bool in
            guard !state.ready.isEmpty, !state.isTurnComing else { return false }
            state.isTurnComing = true
            return true
        }
        if needsTurn { askForTurn() }
    }

    // MARK: Waits

    /// Queues what is to run after a time in nanoseconds.
    ///
    /// - Returns: nil where nobody will run it any more.
    func add(_ wait: Wait, after delay: Int64) -> WaitQueue<Wait>.Ticket? {
        withLock { state in
            guard !isEnded else { return nil }
            return state.waits.add(wait, at: state.now.addingClamped(max(delay, 0)))
        }
    }

    /// Queues what is to run at a time of the clock, in nanoseconds.
    func add(_ wait: Wait, at time: Int64) -> WaitQueue<Wait>.Ticket? {
        withLock { state in isEnded ? nil : state.waits.add(wait, at: time) }
    }

    /// The current task, which is about to sleep.
    func sleeper() -> Sleeper {
        let sleeper = Sleeper()
        guard let id = TaskOwnership.currentTaskID else { return sleeper }
        withLock { $0.sleepers.updateValue(sleeper, forKey: id)?.isAwake = true }
        return sleeper
    }

    func remove(_ ticket: WaitQueue<Wait>.Ticket) {
        // Let go when the lock is open: what it holds may tell the clock something as it goes.
        let wait = withLock { $0.waits.remove(ticket) }
        withExtendedLifetime(wait) {}
    }

    /// When the first thing is due that does not repeat, in seconds; nil when nothing of that kind waits.
    package var nextDeadline: Double? {
        withLock { $0.waits.all }.first { !$0.element.repeats && $0.element.isWanted() }.map { Double($0.time) / 1e9 }
    }

    /// What waits for a time once, in order: the task's name, what it is, and until when.
    package var waiting: [String] {
        withLock { $0.waits.all }.filter { !$0.element.repeats && $0.element.isWanted() }.map { time, wait in
            let name = wait.taskName.map { "\($0): " } ?? ""
            return "\(name)\(wait.kind) until \(Double(time) / 1e9) s"
        }
    }

    // MARK: End

    var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Ends the clock: tasks that belong to it go on in the machine's time, and all else that waits is dropped.
    package func end() {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        Self.living.subtract(1, ordering: .relaxed)
        let (ready, waits, now) = withLock { state in
            defer {
                state.ready = []
                state.waits = WaitQueue()
            }
            return (state.ready, state.waits.all, state.now)
        }
        TaskOwnership.forget(self)
        VirtualTimerSources.forget(self)
        VirtualRunLoop.forget(self)
        for case .job(let job, let onMainActor) in ready { Interception.enqueueReally(job, onMainActor: onMainActor) }
        for (time, wait) in waits { wait.abandon(max(time - now, 0)) }
    }

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}

extension Int64 {
    fileprivate func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}
