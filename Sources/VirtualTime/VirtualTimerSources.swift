import Foundation

/// `DispatchSource` timers on the main queue.
///
/// In their place are sources that nobody ever sends anything, so that holding, suspending and cancelling them is as
/// with any other. The clock calls their handlers.
enum VirtualTimerSources {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Block = VirtualDispatch.Block
    typealias Create = @convention(c) (Pointer, UInt, UInt, Pointer?) -> Pointer?
    typealias SetTimer = @convention(c) (Pointer, UInt64, UInt64, UInt64) -> Void
    /// The block is given as its address: the runtime cannot make the type of an optional block.
    typealias SetHandler = @convention(c) (Pointer, Pointer?) -> Void
    typealias Act = @convention(c) (Pointer) -> Void

    private static let create = Interception.symbol("dispatch_source_create").map { unsafeBitCast($0, to: Create.self) }
    private static let setTimer = Interception.symbol("dispatch_source_set_timer").map {
        unsafeBitCast($0, to: SetTimer.self)
    }
    private static let setHandler = Interception.symbol("dispatch_source_set_event_handler").map {
        unsafeBitCast($0, to: SetHandler.self)
    }
    private static let resume = Interception.symbol("dispatch_resume").map { unsafeBitCast($0, to: Act.self) }
    private static let activate = Interception.symbol("dispatch_activate").map { unsafeBitCast($0, to: Act.self) }
    private static let suspend = Interception.symbol("dispatch_suspend").map { unsafeBitCast($0, to: Act.self) }
    private static let cancel = Interception.symbol("dispatch_source_cancel").map { unsafeBitCast($0, to: Act.self) }

    nonisolated(unsafe) private static let timerType = Interception.symbol("_dispatch_source_type_timer")
    nonisolated(unsafe) private static let quietType = Interception.symbol("_dispatch_source_type_data_add")

    private static let lock = NSLock()
    nonisolated(unsafe) private static var sources: [Pointer: VirtualTimerSource] = [:]

    static func install() {
        interpose("dispatch_source_create", by: unsafeBitCast(replacedCreate, to: Pointer.self))
        interpose("dispatch_source_set_timer", by: unsafeBitCast(replacedSetTimer, to: Pointer.self))
        interpose("dispatch_source_set_event_handler", by: unsafeBitCast(replacedSetHandler, to: Pointer.self))
        interpose("dispatch_resume", by: unsafeBitCast(replacedResume, to: Pointer.self))
        interpose("dispatch_activate", by: unsafeBitCast(replacedActivate, to: Pointer.self))
        interpose("dispatch_suspend", by: unsafeBitCast(replacedSuspend, to: Pointer.self))
        interpose("dispatch_source_cancel", by: unsafeBitCast(replacedCancel, to: Pointer.self))
    }

    private static func interpose(_ name: String, by replacement: Pointer) {
        VirtualDispatch.interpose(name, by: replacement)
    }

    fileprivate static func source(_ pointer: Pointer) -> VirtualTimerSource? {
        lock.withLock { sources.isEmpty ? nil : sources[pointer] }
    }

    /// A clock has ended, and its timers never fire again.
    static func forget(_ clock: VirtualClock) {
        let ended = lock.withLock { sources.values.filter { $0.clock === clock } }
        for source in ended {
            source.cancel()
            forget(source.pointer)
        }
    }

    fileprivate static func forget(_ pointer: Pointer) { lock.withLock { _ = sources.removeValue(forKey: pointer) } }

    private static let replacedCreate: Create = { type, handle, mask, queue in
        guard type == timerType, queue == VirtualDispatch.mainQueue, queue != nil, let quietType,
            let clock = VirtualClock.current, let source = create?(quietType, 0, 0, queue)
        else { return create?(type, handle, mask, queue) }
        lock.withLock { sources[source] = VirtualTimerSource(source, clock) }
        return source
    }

    private static let replacedSetTimer: SetTimer = { pointer, start, interval, leeway in
        guard let source = source(pointer) else {
            return setTimer?(pointer, VirtualDispatch.machineTime(start), interval, leeway) ?? ()
        }
        source.schedule(start: start, interval: interval)
    }

    private static let replacedSetHandler: SetHandler = { pointer, handler in
        guard let source = source(pointer), let handler else { return setHandler?(pointer, handler) ?? () }
        let block = unsafeBitCast(handler, to: Block.self)
        source.handler = { block() }
        // Held by the source alone, and let go when that is no longer there or is cancelled.
        let presence = SourcePresence(pointer)
        let quiet: Block = { withExtendedLifetime(presence) {} }
        withExtendedLifetime(quiet) { setHandler?(pointer, unsafeBitCast(quiet, to: Pointer.self)) }
    }

    private static let replacedResume: Act = { pointer in
        resume?(pointer)
        source(pointer)?.suspensions -= 1
    }

    private static let replacedActivate: Act = { pointer in
        activate?(pointer)
        source(pointer)?.activate()
    }

    private static let replacedSuspend: Act = { pointer in
        suspend?(pointer)
        source(pointer)?.suspensions += 1
    }

    private static let replacedCancel: Act = { pointer in
        source(pointer)?.cancel()
        cancel?(pointer)
    }
}

/// Lives as long as a source has its handler.
private final class SourcePresence: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    deinit {
        VirtualTimerSources.source(pointer)?.cancel()
        VirtualTimerSources.forget(pointer)
    }
}

/// A timer of Dispatch's that waits for a clock's time.
private final class VirtualTimerSource: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    let clock: VirtualClock
    var handler: (() -> Void)?
    /// New ones are suspended until they are resumed or activated.
    var suspensions = 1 { didSet { if suspensions == 0, isDue { fire() } } }
    private var isDue = false
    private var ticket: WaitQueue<VirtualClock.Wait>.Ticket?

    init(_ pointer: UnsafeMutableRawPointer, _ clock: VirtualClock) {
        self.pointer = pointer
        self.clock = clock
    }

    func activate() { if suspensions == 1 { suspensions = 0 } }

    func cancel() {
        ticket.map(clock.remove)
        ticket = nil
        isDue = false
        // What the handler holds may cancel the timer as it goes.
        let former = handler
        handler = nil
        withExtendedLifetime(former) {}
    }

    /// Fires at a time of Dispatch's, and every `interval` nanoseconds from then on.
    func schedule(start: UInt64, interval: UInt64) {
        ticket.map(clock.remove)
        ticket = nil
        isDue = false
        guard let delay = VirtualDispatch.delay(until: start) else { return }
        wait(until: clock.nanoseconds + max(delay, 0), interval: interval)
    }

    private func wait(until time: Int64, interval: UInt64) {
        let repeats = interval > 0 && interval < UInt64(Int64.max)
        let wait = VirtualClock.Wait(
            kind: "DispatchSource timer", repeats: repeats, isWanted: { true },
            fire: { [weak self] in
                guard let self else { return }
                if repeats { self.wait(until: time + Int64(interval), interval: interval) }
                if suspensions > 0 { isDue = true } else { fire() }
            }, abandon: { _ in })
        ticket = clock.add(wait, at: time)
    }

    private func fire() {
        isDue = false
        handler?()
    }
}
