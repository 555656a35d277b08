import Foundation
import Synchronization

/// Counts what a server does, for those who look after it.
package final class ServerCounts: Sendable {
    package struct Values: Sendable {
        /// Sessions that have begun, of which `sessionsEnded` have ended.
        package var sessionsBegun = 0
        package var sessionsEnded = 0
        /// Frames that were made, and the seconds that took, all together and by how many took at most so long.
        package var frames = 0
        package var frameSeconds = 0.0
        package var framesWithin = Array(repeating: 0, count: ServerCounts.frameBounds.count)
        /// Bytes that were handed to WebSockets.
        package var bytesSent = 0
        /// Round trips that were measured, and their seconds.
        package var roundTrips = 0
        package var roundTripSeconds = 0.0
        /// Requests that were answered, by the hundreds of their status.
        package var requests: [Int: Int] = [:]
        /// New sessions that found no room.
        package var refusals = 0
        /// Turns in which a page kept the main thread for longer than `WebLimits.longTurnSeconds`.
        package var longTurns = 0
    }

    /// Seconds: a part of a frame of 60 in a second, one, some, and what people notice as a halt.
    package static let frameBounds = [0.001, 0.002, 0.004, 0.008, 0.016, 0.033, 0.1, 0.5]

    private let state = Mutex(Values())

    package init() {}

    package var values: Values { state.withLock { $0 } }

    func sessionBegan() { state.withLock { $0.sessionsBegun += 1 } }
    func sessionEnded() { state.withLock { $0.sessionsEnded += 1 } }
    func refused() { state.withLock { $0.refusals += 1 } }
    func turnWasLong() { state.withLock { $0.longTurns += 1 } }
    func sent(_ bytes: Int) { state.withLock { $0.bytesSent += bytes } }
    func answered(_ status: Int) { state.withLock { $0.requests[status / 100, default: 0] += 1 } }

    func frameTook(_ seconds: Double) {
        state.withLock {
            $0.frames += 1
            $0.frameSeconds += seconds
            for (index, bound) in Self.frameBounds.enumerated() where seconds <= bound { $0.framesWithin[index] += 1 }
        }
    }

    func roundTripTook(_ seconds: Double) {
        state.withLock {
            $0.roundTrips += 1
            $0.roundTripSeconds += seconds
        }
    }

    /// Bytes of the process that are in memory; 0 where the system does not say.
    package static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
