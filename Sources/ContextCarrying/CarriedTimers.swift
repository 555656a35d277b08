import Foundation
import SwiftUICore

/// `Timer`, and blocks for a run loop: they run in the context of the code that makes them.
enum CarriedTimers {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Callout = @convention(c) (_ timer: Pointer?, _ info: Pointer?) -> Void
    private typealias Retain = @convention(c) (Pointer?) -> Pointer?
    private typealias Release = @convention(c) (Pointer?) -> Void
    private typealias Create =
        @convention(c) (Pointer?, Double, Double, UInt, Int, Callout?, UnsafeRawPointer?) -> Pointer?
    private typealias PerformBlock = @convention(c) (Pointer, Pointer?, @escaping CarriedDispatch.Block) -> Void

    /// What CoreFoundation is told of a timer (`CFRunLoopTimerContext`).
    private struct TimerContext {
        var version = 0
        var info: Pointer?
        var retain: Retain?
        var release: Release?
        var copyDescription: Pointer?
    }

    /// What a timer really calls, and in which context.
    private final class Call {
        let callout: Callout
        let info: Pointer?
        let release: Release?
        /// Nil for those of nobody, which may fire while code of a window runs the loop.
        let context: WindowContext?

        init(_ callout: @escaping Callout, _ known: TimerContext?, _ context: WindowContext?) {
            self.callout = callout
            info = if let known, let retain = known.retain { retain(known.info) } else { known?.info }
            release = known?.release
            self.context = context
        }

        deinit { release?(info) }
    }

    private static let create = CarriedFunction<Create>()
    private static let performBlock = CarriedFunction<PerformBlock>()

    static func install() {
        create.carry("CFRunLoopTimerCreate") { allocator, date, interval, flags, order, callout, known in
            guard let create = CarriedTimers.create.function else { return nil }
            let interval = CarriedTimers.valid(interval)
            // A date may be no number for having been counted from such an interval.
            let date = date.isNaN ? Date().timeIntervalSinceReferenceDate + CarriedTimers.leastInterval : date
            guard let callout else { return create(allocator, date, interval, flags, order, callout, known) }
            let call = Unmanaged.passRetained(
                Call(callout, known?.load(as: TimerContext.self), WindowContext.carried))
            var carried = TimerContext(info: call.toOpaque(), release: CarriedTimers.letGo)
            let timer = create(allocator, date, interval, flags, order, CarriedTimers.fire, &carried)
            if timer == nil { call.release() }
            return timer
        }
        performBlock.carry("CFRunLoopPerformBlock") {
            CarriedTimers.performBlock.function?($0, $1, CarriedDispatch.owned($2))
        }
    }

    /// Run loops end the process where an interval is no number, or so short that dates do not change by it.
    private static func valid(_ interval: Double) -> Double {
        if interval.isNaN { return leastInterval }
        return interval > 0 ? max(interval, leastInterval) : interval
    }

    /// What Foundation takes in place of intervals that do not pass, in seconds.
    private static let leastInterval = 0.0001

    private static let letGo: Release = { call in
        if let call { Unmanaged<Call>.fromOpaque(call).release() }
    }

    private static let fire: Callout = { timer, call in
        let call = Unmanaged<Call>.fromOpaque(call!).takeUnretainedValue()
        WindowContext.run(as: call.context) { call.callout(timer, call.info) }
    }
}
