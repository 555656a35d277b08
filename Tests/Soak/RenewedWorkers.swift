import Foundation
import SeededNumbers

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
                for _ in 0..<3 { try walks[index].step() }
                before.append(try walks[index].rest())
            }
            server.renew()
            try come(back: &walks, &result)
            result.renewals += 1
            for (index, text) in before.enumerated() {
                result.pages.compare(text, try walks[index].rest(), losses: walks[index].losses)
            }
        }
        try result.pages.check()
        for walk in walks { walk.end() }
        return result
    }

    /// Has each page come back as soon as its connection ends, until all have.
    private func come(back walks: inout [RandomWalk], _ result: inout Result) throws {
        var ends = [Double?](repeating: nil, count: walks.count)
        var isBack = [Bool](repeating: false, count: walks.count)
        let start = Stopwatch.wall()
        while isBack.contains(false) {
            guard Stopwatch.wall() - start < 120e9 else {
                throw KilledWorkers.Lost(description: "two minutes after a renewal, pages are still where they were")
            }
            for index in walks.indices where !isBack[index] && ends[index] == nil {
                if !walks[index].hears() { ends[index] = Stopwatch.wall() }
            }
            guard let index = walks.indices.first(where: { !isBack[$0] && ends[$0] != nil }), let end = ends[index]
            else {
                usleep(1000)
                continue
            }
            try walks[index].recover()
            result.gaps.append(Stopwatch.wall() - end)
            isBack[index] = true
        }
    }
}
