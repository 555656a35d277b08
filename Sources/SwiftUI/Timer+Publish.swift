import Foundation
import OpenCombineFoundation

// Hides OpenCombine's from all who import SwiftUI or Combine: that one hands the run loop any number, which ends the
// process where there is none.
extension Timer {
    /// A publisher of the date, each time an interval has passed.
    ///
    /// - Parameters:
    ///   - interval: in seconds; one that is less than a ten-thousandth, or no number, counts as that, as in
    ///     Foundation on Apple's platforms. One without end never passes.
    ///   - tolerance: ignored, as by Combine.
    ///   - runLoop: the run loop that waits.
    ///   - mode: the mode in which the run loop waits.
    ///   - options: of the run loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.OCombine.SchedulerOptions? = nil
    ) -> OCombine.TimerPublisher {
        let interval = interval > leastInterval ? interval : leastInterval
        return OCombine.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// What Foundation takes in place of intervals that do not pass, in seconds.
    private static var leastInterval: TimeInterval { 0.0001 }
}
