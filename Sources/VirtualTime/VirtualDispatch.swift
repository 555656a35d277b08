import Dispatch
import Foundation

/// What goes to the main queue, now or later, and the time it is by Dispatch.
enum VirtualDispatch {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Block = @convention(block) () -> Void
    typealias Async = @convention(c) (_ queue: Pointer, _ block: @escaping Block) -> Void
    typealias After = @convention(c) (_ when: UInt64, _ queue: Pointer, _ block: @escaping Block) -> Void
    typealias Time = @convention(c) (_ when: UInt64, _ delta: Int64) -> UInt64
    typealias WallTime = @convention(c) (UnsafePointer<timespec>?, _ delta: Int64) -> UInt64
    typealias WaitUntil = @convention(c) (_ object: Pointer, _ when: UInt64) -> Int

    private static let async = Interception.symbol("dispatch_async").map { unsafeBitCast($0, to: Async.self) }
    private static let after = Interception.symbol("dispatch_after").map { unsafeBitCast($0, to: After.self) }
    private static let time = Interception.symbol("dispatch_time").map { unsafeBitCast($0, to: Time.self) }
    private static let wallTime = Interception.symbol("dispatch_walltime").map {
        unsafeBitCast($0, to: WallTime.self)
    }
    private static let awaitSemaphore = Interception.symbol("dispatch_semaphore_wait").map {
        unsafeBitCast($0, to: WaitUntil.self)
    }
    private static let awaitGroup = Interception.symbol("dispatch_group_wait").map {
        unsafeBitCast($0, to: WaitUntil.self)
    }
    private static let awaitBlock = Interception.symbol("dispatch_block_wait").map {
        unsafeBitCast($0, to: WaitUntil.self)
    }
    /// The main queue as C names it.
    nonisolated(unsafe) static let mainQueue = Interception.symbol("_dispatch_main_q")

    /// What libdispatch and Foundation do among themselves is none of the tested view's.
    private static let systemLibraries: [StaticString] = [
        "libdispatch.so", "libFoundation.so", "libFoundationNetworking.so", "libswift_Concurrency.so",
    ]

    /// Lets calls of a function of Dispatch's go to a replacement.
    static func interpose(_ name: String, by replacement: Pointer) {
        Interception.interpose(name, except: systemLibraries, by: replacement)
    }

    static func install() {
        interpose("dispatch_async", by: unsafeBitCast(replacedAsync, to: Pointer.self))
        interpose("dispatch_after", by: unsafeBitCast(replacedAfter, to: Pointer.self))
        interpose("dispatch_time", by: unsafeBitCast(replacedTime, to: Pointer.self))
        interpose("dispatch_walltime", by: unsafeBitCast(replacedWallTime, to: Pointer.self))
        interpose("dispatch_semaphore_wait", by: unsafeBitCast(replacedAwaitSemaphore, to: Pointer.self))
        interpose("dispatch_group_wait", by: unsafeBitCast(replacedAwaitGroup, to: Pointer.self))
        interpose("dispatch_block_wait", by: unsafeBitCast(replacedAwaitBlock, to: Pointer.self))
    }

    /// Runs a block on the main queue in the machine's time.
    static func reallyRun(onMain block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        if let async, let mainQueue { async(mainQueue, block) } else { DispatchQueue.main.async { block() } }
    }

    private static let replacedAsync: Async = { queue, block in
        guard let clock = VirtualClock.current else {
            async?(queue, block)
            return
        }
        if queue == mainQueue {
            if !clock.add(.block(block)) { async?(queue, block) }
        } else if let threads = clock.threads {
            async?(queue, threads.counting { clock.run(block) })
        } else {
            async?(queue, BlocksAtWork.counting(on: queue) { clock.run(block) })
        }
    }

    private static let replacedAfter: After = { when, queue, block in
        guard let clock = VirtualClock.current, let delay = delay(until: when) else {
            after?(when, queue, block)
            return
        }
        let isMain = queue == mainQueue
        let held = HeldQueue(queue)
        let wait = VirtualClock.Wait(
            kind: isMain ? "DispatchQueue.main.asyncAfter" : "DispatchQueue.asyncAfter",
            repeats: false, isWanted: { true },
            fire: {
                if isMain { return block() }
                let body = { clock.run(block) }
                if let threads = clock.threads {
                    async?(held.queue, threads.counting(body))
                } else {
                    async?(held.queue, BlocksAtWork.counting(on: held.queue, body))
                }
            }, abandon: { _ in })
        if clock.add(wait, after: delay) == nil { after?(when, queue, block) }
    }

    private static let replacedTime: Time = { when, delta in
        guard let time else { return when }
        guard when == 0, let uptime = VirtualClock.current?.reading(of: CLOCK_MONOTONIC) else {
            return time(when, delta)
        }
        return time(uptime.totalNanoseconds, delta)
    }

    private static let replacedWallTime: WallTime = { date, delta in
        guard let wallTime else { return 0 }
        guard date == nil, let reading = VirtualClock.current?.reading(of: CLOCK_REALTIME) else {
            return wallTime(date, delta)
        }
        var time = timespec(tv_sec: reading.seconds, tv_nsec: reading.nanoseconds)
        return wallTime(&time, delta)
    }

    // Threads wait in the machine's time: nobody moves another one meanwhile.
    private static let replacedAwaitSemaphore: WaitUntil = { awaitSemaphore?($0, machineTime($1)) ?? 0 }
    private static let replacedAwaitGroup: WaitUntil = { awaitGroup?($0, machineTime($1)) ?? 0 }
    private static let replacedAwaitBlock: WaitUntil = { awaitBlock?($0, machineTime($1)) ?? 0 }

    /// The nanoseconds from now until a time of Dispatch's, by the clocks of whoever asks; nil where that never comes.
    static func delay(until when: UInt64) -> Int64? {
        switch when {
        case 0: return 0
        case .max: return nil
        // Times by the calendar have the highest bit, and run backwards; `-2` is now.
        case (1 << 63)...:
            return when == .max - 1 ? 0 : Int64(bitPattern: replacedWallTime(nil, 0) &- when)
        default: return Int64(clamping: Int128(when) - Int128(replacedTime(0, 0)))
        }
    }

    /// A time that whoever asks has counted from what the clocks show, as the machine counts it.
    static func machineTime(_ when: UInt64) -> UInt64 {
        guard when != 0, VirtualClock.current != nil, let time, let delay = delay(until: when) else { return when }
        return time(0, max(delay, 0))
    }
}

/// Keeps a queue alive.
private final class HeldQueue {
    private typealias Act = @convention(c) (VirtualDispatch.Pointer) -> Void
    private static let retain = Interception.symbol("dispatch_retain").map { unsafeBitCast($0, to: Act.self) }
    private static let release = Interception.symbol("dispatch_release").map { unsafeBitCast($0, to: Act.self) }

    let queue: VirtualDispatch.Pointer

    init(_ queue: VirtualDispatch.Pointer) {
        self.queue = queue
        Self.retain?(queue)
    }

    deinit { Self.release?(queue) }
}
