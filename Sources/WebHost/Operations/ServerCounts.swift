import Foundation
import Synchronization

/// Counts what a server does, for those who look after it.
package final class ServerCounts: Sendable {
    package struct Values: Sendable {
        /// Sessions that have begun, of which `sessionsEnded` have ended.
        package var sessionsBegun = 0
        package var sessionsEnded = 0
        /// How often sessions fell asleep and woke, and the seconds that waking took, up to the first frame.
        package var sleeps = 0
        package var wakes = 0
        package var wakeSeconds = 0.0
        /// Sessions that are asleep.
        package var asleep = 0
        /// How often the state of an open page was kept for another process.
        package var openPagesKept = 0
        /// Frames that were made, and the seconds that took, all together and by how many took at most so long.
        package var frames = 0
        package var frameSeconds = 0.0
        package var framesWithin = Array(repeating: 0, count: ServerCounts.frameBounds.count)
        /// Bytes that were handed to WebSockets.
        package var bytesSent = 0
        /// Round trips that were measured, and their seconds.
        package var roundTrips = 0
        package var roundTripSeconds = 0.0
        /// Requests that were answered, by the hundreds of their status, and the seconds that took.
        package var requests: [Int: Int] = [:]
        package var requestSeconds = 0.0
        /// What was refused, by cause.
        package var refusals: [ServerRefusal: Int] = [:]
        /// Turns in which a page kept the main thread for longer than `WebLimits.longTurnSeconds`.
        package var longTurns = 0
        /// Pages that came back and found their session, and those that did not.
        package var comebacks = 0
        package var lostSessions = 0
    }

    /// Seconds: a part of a frame of 60 in a second, one, some, and what people notice as a halt.
    package static let frameBounds = [0.001, 0.002, 0.004, 0.008, 0.016, 0.033, 0.1, 0.5]

    /// Nearly all of this changes on the main actor only, so that nobody waits.
    private let state = Mutex(Values())
    /// Counted by all event loops with every message, and so apart.
    private let bytesSent = Atomic<Int>(0)
    private let meter: (any ServerMeter)?
    /// Seconds since 1970.
    package let startTime = Date().timeIntervalSince1970

    /// - Parameter meter: told of everything as well.
    package init(meter: (any ServerMeter)? = nil) { self.meter = meter }

    package var values: Values {
        var values = state.withLock { $0 }
        values.bytesSent = bytesSent.load(ordering: .relaxed)
        return values
    }

    func sessionBegan() {
        state.withLock { $0.sessionsBegun += 1 }
        meter?.sessionBegan()
    }

    func sessionEnded() {
        state.withLock { $0.sessionsEnded += 1 }
        meter?.sessionEnded()
    }

    func sessionSlept() {
        state.withLock {
            $0.sleeps += 1
            $0.asleep += 1
        }
    }

    func sessionWoke(after seconds: Double) {
        state.withLock {
            $0.wakes += 1
            $0.asleep -= 1
            $0.wakeSeconds += seconds
        }
    }

    func openPageKept() { state.withLock { $0.openPagesKept += 1 } }

    /// A session has ended in its sleep.
    func sleeperEnded() { state.withLock { $0.asleep -= 1 } }

    func refused(_ cause: ServerRefusal) {
        state.withLock { $0.refusals[cause, default: 0] += 1 }
        meter?.refused(cause)
    }

    func turnWasLong() {
        state.withLock { $0.longTurns += 1 }
        meter?.turnWasLong()
    }

    func sent(_ bytes: Int) {
        bytesSent.add(bytes, ordering: .relaxed)
        meter?.sent(bytes)
    }

    func answered(_ status: Int, after seconds: Double) {
        state.withLock {
            $0.requests[status / 100, default: 0] += 1
            $0.requestSeconds += seconds
        }
        meter?.answered(status, after: seconds)
    }

    func frameTook(_ seconds: Double) {
        state.withLock {
            $0.frames += 1
            $0.frameSeconds += seconds
            for (index, bound) in Self.frameBounds.enumerated() where seconds <= bound { $0.framesWithin[index] += 1 }
        }
        meter?.frameTook(seconds)
    }

    func roundTripTook(_ seconds: Double) {
        state.withLock {
            $0.roundTrips += 1
            $0.roundTripSeconds += seconds
        }
        meter?.roundTripTook(seconds)
    }

    func cameBack(isKnown: Bool) {
        state.withLock { if isKnown { $0.comebacks += 1 } else { $0.lostSessions += 1 } }
        meter?.cameBack(isKnown: isKnown)
    }

    func tellMemory() { meter?.resident(MachineMemory.resident) }
}
