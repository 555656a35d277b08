import Foundation

/// `Timer`, and blocks for a run loop: what Foundation's run loop would do for whoever belongs to a clock.
enum VirtualRunLoop {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Callout = @convention(c) (_ timer: Pointer, _ info: Pointer?) -> Void
    typealias Create = @convention(c) (Pointer?, Double, Double, UInt, Int, Callout?, Pointer?) -> Pointer?
    typealias Add = @convention(c) (_ loop: Pointer, _ timer: Pointer, _ mode: Pointer?) -> Void
    typealias SetDate = @convention(c) (_ timer: Pointer, _ date: Double) -> Void
    typealias PerformBlock = @convention(c) (Pointer, Pointer?, @escaping VirtualDispatch.Block) -> Void
    typealias IsValid = @convention(c) (_ timer: Pointer) -> Bool
    typealias Invalidate = @convention(c) (_ timer: Pointer) -> Void
    typealias GetContext = @convention(c) (_ timer: Pointer, _ context: Pointer) -> Void

    private static let create = Interception.symbol("CFRunLoopTimerCreate").map { unsafeBitCast($0, to: Create.self) }
    private static let add = Interception.symbol("CFRunLoopAddTimer").map { unsafeBitCast($0, to: Add.self) }
    private static let setDate = Interception.symbol("CFRunLoopTimerSetNextFireDate").map {
        unsafeBitCast($0, to: SetDate.self)
    }
    private static let performBlock = Interception.symbol("CFRunLoopPerformBlock").map {
        unsafeBitCast($0, to: PerformBlock.self)
    }
    fileprivate static let isValid = Interception.symbol("CFRunLoopTimerIsValid").map {
        unsafeBitCast($0, to: IsValid.self)
    }
    fileprivate static let invalidate = Interception.symbol("CFRunLoopTimerInvalidate").map {
        unsafeBitCast($0, to: Invalidate.self)
    }
    private static let getContext = Interception.symbol("CFRunLoopTimerGetContext").map {
        unsafeBitCast($0, to: GetContext.self)
    }

    private static let lock = NSLock()
    /// What clocks' timers do, by the timers' addresses, which another timer may have later.
    nonisolated(unsafe) private static var timers: [Pointer: VirtualTimer] = [:]

    static func install() {
        guard isValid != nil, invalidate != nil, getContext != nil else { return }
        interpose("CFRunLoopTimerCreate", by: unsafeBitCast(replacedCreate, to: Pointer.self))
        interpose("CFRunLoopAddTimer", by: unsafeBitCast(replacedAdd, to: Pointer.self))
        interpose("CFRunLoopTimerSetNextFireDate", by: unsafeBitCast(replacedSetDate, to: Pointer.self))
        interpose("CFRunLoopPerformBlock", by: unsafeBitCast(replacedPerformBlock, to: Pointer.self))
    }

    private static func interpose(_ name: String, by replacement: Pointer) {
        Interception.interpose(name, by: replacement)
    }

    private static func timer(_ pointer: Pointer) -> VirtualTimer? {
        lock.withLock { timers.isEmpty ? nil : timers[pointer] }
    }

    /// A clock has ended, and what it knew of timers with it.
    static func forget(_ clock: VirtualClock) {
        let ended = lock.withLock { timers.values.filter { $0.clock === clock } }
        for timer in ended { forget(timer.pointer) }
    }

    fileprivate static func forget(_ pointer: Pointer) { lock.withLock { timers[pointer] = nil } }

    private static let replacedCreate: Create = { allocator, date, interval, flags, order, callout, context in
        let timer = create?(allocator, date, interval, flags, order, callout, context)
        guard let timer, let callout else { return timer }
        let known = VirtualClock.current.map { clock in
            VirtualTimer(timer, clock, delay: delay(until: date), interval: interval, callout: callout)
        }
        lock.withLock { timers[timer] = known }
        return timer
    }

    private static let replacedAdd: Add = { loop, pointer, mode in
        guard let timer = timer(pointer), timer.start() else {
            add?(loop, pointer, mode)
            return
        }
    }

    private static let replacedSetDate: SetDate = { pointer, date in
        setDate?(pointer, date)
        guard let timer = timer(pointer) else { return }
        timer.restart(after: delay(until: date))
    }

    private static let replacedPerformBlock: PerformBlock = { loop, mode, block in
        if let clock = VirtualClock.current, clock.add(.block(block)) { return }
        performBlock?(loop, mode, block)
    }

    /// The nanoseconds from now until a date, by the clocks of whoever asks.
    private static func delay(until date: Double) -> Int64 {
        DateDistance.nanoseconds(from: Date().timeIntervalSinceReferenceDate, to: date)
    }

    /// What a timer hands its function.
    fileprivate static func info(of timer: Pointer) -> Pointer? {
        // A version, the information, and three functions.
        withUnsafeTemporaryAllocation(of: Pointer?.self, capacity: 5) { context in
            context.initialize(repeating: nil)
            getContext?(timer, Pointer(context.baseAddress!))
            return context[1]
        }
    }
}

/// A timer of a run loop's that waits for a clock's time.
private final class VirtualTimer: @unchecked Sendable {
    let clock: VirtualClock
    let pointer: UnsafeMutableRawPointer
    private let interval: Int64
    private let callout: VirtualRunLoop.Callout
    private var delay: Int64
    private var ticket: WaitQueue<VirtualClock.Wait>.Ticket?

    init(
        _ pointer: UnsafeMutableRawPointer, _ clock: VirtualClock, delay: Int64, interval: Double,
        callout: @escaping VirtualRunLoop.Callout
    ) {
        self.clock = clock
        self.pointer = pointer
        self.delay = delay
        self.interval = interval > 0 ? Int64(clamping: Int128(min(interval * 1e9, 1e18))) : 0
        self.callout = callout
    }

    private var isValid: Bool { VirtualRunLoop.isValid?(pointer) ?? false }

    /// Begins to wait, if it does not yet: for each of a run loop's modes a timer may be added.
    ///
    /// - Returns: false where the clock has ended.
    func start() -> Bool {
        guard ticket == nil else { return true }
        wait(until: clock.nanoseconds + max(delay, 0))
        return ticket != nil
    }

    /// Fires later or sooner than it was to.
    func restart(after delay: Int64) {
        self.delay = delay
        guard let ticket else { return }
        clock.remove(ticket)
        wait(until: clock.nanoseconds + max(delay, 0))
    }

    private func wait(until time: Int64) {
        // As a run loop would, the queue keeps the timer alive.
        let timer = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        let wait = VirtualClock.Wait(
            kind: "Timer", repeats: interval > 0, isWanted: { self.isValid },
            fire: { withExtendedLifetime(timer) { self.fire(at: time) } },
            abandon: { _ in withExtendedLifetime(timer) { VirtualRunLoop.invalidate?(self.pointer) } })
        ticket = clock.add(wait, at: time)
    }

    private func fire(at time: Int64) {
        guard isValid else { return VirtualRunLoop.forget(pointer) }
        let fired = ticket
        callout(pointer, VirtualRunLoop.info(of: pointer))
        guard isValid, interval > 0 else {
            VirtualRunLoop.invalidate?(pointer)
            return VirtualRunLoop.forget(pointer)
        }
        // Its own function may have given it another date.
        if ticket == fired { wait(until: time + interval) }
    }
}
