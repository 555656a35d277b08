import Dispatch

/// What goes to the main queue, now or later, and the time it is by Dispatch.
enum VirtualDispatch {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Block = @convention(block) () -> Void
    typealias Async = @convention(c) (_ queue: Pointer, _ block: @escaping Block) -> Void
    typealias After = @convention(c) (_ when: UInt64, _ queue: Pointer, _ block: @escaping Block) -> Void
    typealias Time = @convention(c) (_ when: UInt64, _ delta: Int64) -> UInt64

    private static let async = Interception.symbol("dispatch_async").map { unsafeBitCast($0, to: Async.self) }
    private static let after = Interception.symbol("dispatch_after").map { unsafeBitCast($0, to: After.self) }
    private static let time = Interception.symbol("dispatch_time").map { unsafeBitCast($0, to: Time.self) }
    /// The main queue as C names it.
    nonisolated(unsafe) static let mainQueue = Interception.symbol("_dispatch_main_q")

    /// What libdispatch and Foundation do among themselves is none of the tested view's.
    private static let systemLibraries: [StaticString] = [
        "libdispatch.so", "libFoundation.so", "libswift_Concurrency.so",
    ]

    /// Lets calls of a function of Dispatch's go to a replacement.
    static func interpose(_ name: String, by replacement: Pointer) {
        Interception.interpose(name, except: systemLibraries, by: replacement)
    }

    static func install() {
        interpose("dispatch_async", by: unsafeBitCast(replacedAsync, to: Pointer.self))
        interpose("dispatch_after", by: unsafeBitCast(replacedAfter, to: Pointer.self))
        interpose("dispatch_time", by: unsafeBitCast(replacedTime, to: Pointer.self))
    }

    /// Runs a block on the main queue in the machine's time.
    static func reallyRun(onMain block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        if let async, let mainQueue { async(mainQueue, block) } else { DispatchQueue.main.async { block() } }
    }

    private static let replacedAsync: Async = { queue, block in
        if queue == mainQueue, let clock = VirtualClock.current, clock.add(.block(block)) { return }
        async?(queue, block)
    }

    private static let replacedAfter: After = { when, queue, block in
        guard let clock = VirtualClock.current, let delay = delay(until: when, on: clock) else {
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
                async?(held.queue) { clock.run(block) }
            }, abandon: { _ in })
        if clock.add(wait, after: delay) == nil { after?(when, queue, block) }
    }

    private static let replacedTime: Time = { when, delta in
        guard let time else { return when }
        guard when == 0, let clock = VirtualClock.current else { return time(when, delta) }
        return time(clock.uptime, delta)
    }

    /// The nanoseconds from now until a time of Dispatch's; nil where that never comes.
    static func delay(until when: UInt64, on clock: VirtualClock) -> Int64? {
        switch when {
        case 0: return 0
        case .max: return nil
        // Times by the calendar have the highest bit, and run backwards; `-2` is now.
        case (1 << 63)...:
            let now = DispatchWallTime.now().rawValue
            return clock.intendedDelay(left: Int64(bitPattern: now &- when))
        default: return Int64(clamping: Int128(when) - Int128(clock.uptime))
        }
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
