import Synchronization

/// Which tasks belong to which clock, where the tasks do not say so themselves: detached ones inherit nothing.
///
/// A task is whose it was when it was first queued. One that anybody else had before stays everybody's, even where a
/// clock's task wakes it: a test waits for what its view does, and goes on in the machine's time.
enum TaskOwnership {
    private struct State {
        var clocks: [UInt64: ObjectIdentifier] = [:]
        var byIdentity: [ObjectIdentifier: Owned] = [:]
        /// A bit for each task of nobody, by its number.
        var nobodys: [UInt64] = []

        mutating func disown(_ id: UInt64) {
            let word = Int(id / 64)
            if word >= nobodys.count { nobodys += [UInt64](repeating: 0, count: word + 1 - nobodys.count) }
            nobodys[word] |= 1 << (id % 64)
        }

        func isNobodys(_ id: UInt64) -> Bool {
            let word = Int(id / 64)
            return word < nobodys.count && nobodys[word] & (1 << (id % 64)) != 0
        }
    }

    private struct Owned {
        weak var clock: VirtualClock?
        var tasks: [UInt64] = []
    }

    private static let state = Mutex(State())

    /// The clock that a job belongs to that is about to be queued; nil for nobody's.
    static func clock(of job: UnownedJob) -> VirtualClock? {
        guard job.isTask else { return VirtualClock.current ?? ThreadAtWork.clock }
        let id = job.taskID
        switch known(id) {
        case .clock(let clock): return clock
        case .nobody: return nil
        case .unknown:
            let clock = VirtualClock.current
            state.withLock { state in
                guard let clock else { return state.disown(id) }
                let identity = ObjectIdentifier(clock)
                state.clocks[id] = identity
                state.byIdentity[identity, default: Owned(clock: clock)].tasks.append(id)
            }
            return clock
        }
    }

    private enum Known {
        case clock(VirtualClock)
        case nobody
        case unknown
    }

    private static func known(_ id: UInt64) -> Known {
        state.withLock { state in
            if let identity = state.clocks[id], let clock = state.byIdentity[identity]?.clock { return .clock(clock) }
            return state.isNobodys(id) ? .nobody : .unknown
        }
    }

    /// The clock of the task that asks; nil outside of tasks as well.
    static var ofCurrentTask: VirtualClock? {
        guard let id = currentTaskID else { return nil }
        if case .clock(let clock) = known(id) { return clock }
        return nil
    }

    /// The task that asks uses a clock, and is none of its own.
    static func disownCurrentTask() {
        guard let id = currentTaskID else { return }
        state.withLock { state in
            if state.clocks[id] == nil { state.disown(id) }
        }
    }

    /// A clock has ended: what belonged to it is nobody's.
    static func forget(_ clock: VirtualClock) {
        state.withLock { state in
            guard let owned = state.byIdentity.removeValue(forKey: ObjectIdentifier(clock)) else { return }
            for id in owned.tasks {
                state.clocks[id] = nil
                state.disown(id)
            }
        }
    }

    /// The number of the task that asks; nil outside of tasks.
    static var currentTaskID: UInt64? {
        withUnsafeCurrentTask { task in
            task.map { number(of: unsafeBitCast($0, to: UnownedJob.self)) }
        }
    }
}

/// The number that no other task of the process has.
@_silgen_name("swift_task_getJobTaskId")
private func number(of job: UnownedJob) -> UInt64

extension UnownedJob {
    var taskID: UInt64 { number(of: self) }
}
