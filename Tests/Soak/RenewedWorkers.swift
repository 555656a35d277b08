import Foundation
import SeededNumbers
import Synchronization

/// People who type and drag while all processes of a server are replaced, as when a new version of the program is deployed.
///
/// Each page has to come back as it was. A page's gap is from the end of its connection to the first answer on the next one.
struct RenewedWorkers {
    struct Result {
        var renewals = 0
        var pages = ReturnedPages()
        /// In nanoseconds.
        var gaps: [Double] = []

        /// A line for people.
        var text: String {
            let gap = Measurement("gap", unit: "ms", gaps, scale: 1e-6)
            return String(
                format: "%d times all workers replaced, away for %.0f ms (median), %.0f (95 %%), %.0f (most), ",
                renewals, gap.median, gap.p95, gap.values.last ?? .nan) + pages.text
        }
    }

    let program: String
    let workers: Int
    let people: Int
    let seed: UInt64

    /// - Parameter end: when to stop, by `Stopwatch.wall()`.
    func run(_ renewals: Int, until end: Double) throws -> Result {
        let server = try ServerProcess(program, workers: workers)
        defer { server.stop() }
        var walks = try (0..<people).map { index in
            try RandomWalk(
                patiently(for: 40) { try Visitor(port: server.port) }, port: server.port, seed: seed &+ UInt64(index),
                patience: 40)
        }
        var result = Result()
        while result.renewals < renewals, Stopwatch.wall() < end {
            var before: [String] = []
            for index in walks.indices {
                // The others are there, too.
                for other in walks.indices { _ = walks[other].hears() }
                for _ in 0..<3 { try walks[index].step() }
                before.append(try walks[index].rest())
            }
            server.renew()
            try come(back: &walks, &result)
            result.renewals += 1
            for (index, text) in before.enumerated() {
                for other in walks.indices { _ = walks[other].hears() }
                result.pages.compare(text, try walks[index].rest(), losses: walks[index].losses)
            }
        }
        try result.pages.check()
        for walk in walks { walk.end() }
        return result
    }

    /// Has each page come back as soon as its connection ends, all at the same time.
    private func come(back walks: inout [RandomWalk], _ result: inout Result) throws {
        let gaps = Mutex<[Swift.Result<Double, any Error>]>([])
        walks.withUnsafeMutableBufferPointer { walks in
            // Each of the threads has a walk to itself.
            nonisolated(unsafe) let walks = walks
            let group = DispatchGroup()
            for index in walks.indices {
                group.enter()
                Thread {
                    let gap = Swift.Result { try Self.comeBack(&walks[index]) }
                    gaps.withLock { $0.append(gap) }
                    group.leave()
                }.start()
            }
            group.wait()
        }
        for gap in gaps.withLock({ $0 }) { try result.gaps.append(gap.get()) }
    }

    /// - Returns: the gap.
    private static func comeBack(_ walk: inout RandomWalk) throws -> Double {
        let start = Stopwatch.wall()
        while walk.hears() {
            guard Stopwatch.wall() - start < 120e9 else {
                throw KilledWorkers.Lost(description: "two minutes after a renewal, a page is still where it was")
            }
            usleep(1000)
        }
        let end = Stopwatch.wall()
        try walk.recover()
        return Stopwatch.wall() - end
    }
}
