import Foundation
import SeededNumbers

/// People who walk through a server's pages while the processes that serve them are killed, one after the other.
///
/// Half of the times nobody has done anything for longer than the state of pages is kept after: what each page shows then is what it
/// shows when it is back. The other half the process is killed in the middle of what they do, and the page has to come back.
struct KilledWorkers {
    struct Lost: Error, CustomStringConvertible {
        let description: String
    }

    /// What was seen.
    struct Result {
        var kills = 0
        var pages = ReturnedPages()
        /// From the signal to the first answer of all pages, in nanoseconds.
        var pauses: [Double] = []

        /// A line for people.
        var text: String {
            let pause = Measurement("pause", unit: "ms", pauses, scale: 1e-6)
            return String(
                format: "%d workers killed, back after %.0f ms (median), %.0f (95 %%), %.0f (most), ",
                kills, pause.median, pause.p95, pause.values.last ?? .nan) + pages.text
        }
    }

    private static let people = 4
    /// State is kept once a second.
    private static let keptAfter: UInt32 = 1_300_000

    private let program: String
    private let workers: Int
    private let seed: UInt64

    init(_ program: String, workers: Int, seed: UInt64) {
        self.program = program
        self.workers = workers
        self.seed = seed
    }

    /// - Parameter end: when to stop, by `Stopwatch.wall()`.
    func run(_ kills: Int, until end: Double) throws -> Result {
        var random = SeededGenerator(seed: seed)
        let server = try ServerProcess(program, workers: workers)
        defer { server.stop() }
        let visitors = try (0..<Self.people).map { _ in
            try patiently(for: 40) { try Visitor(port: server.port) }
        }
        var walks = try visitors.enumerated().map { index, visitor in
            try RandomWalk(visitor, port: server.port, seed: seed &+ UInt64(index) &+ 1, patience: 40)
        }
        var result = Result()
        while result.kills < kills, Stopwatch.wall() < end {
            for index in walks.indices {
                for _ in 0..<Int.random(in: 1...6, using: &random) { try walks[index].step() }
            }
            let isQuiet = random.chance(0.5)
            var before: [String] = []
            if isQuiet {
                for index in walks.indices { before.append(try Self.rest(&walks[index])) }
                usleep(Self.keptAfter)
            }
            // The one that has lived longest: one that ends again and again is started only after a pause.
            guard let worker = server.workers.min() else {
                throw Lost(description: "there is no worker")
            }
            let start = Stopwatch.wall()
            kill(worker, SIGKILL)
            result.kills += 1
            for index in walks.indices { try walks[index].recover() }
            result.pauses.append(Stopwatch.wall() - start)
            guard isQuiet else { continue }
            for (index, text) in before.enumerated() {
                result.pages.compare(text, try walks[index].rest(), losses: walks[index].losses)
            }
        }
        try result.pages.check()
        for walk in walks { walk.end() }
        try compareKept(visitors, server)
        return result
    }

    /// What a page shows once nothing changes. One that comes back to the same process has to show the same.
    private static func rest(_ walk: inout RandomWalk) throws -> String {
        let text = try walk.rest()
        try walk.comeBack()
        let again = try walk.rest()
        guard text == again else {
            throw Lost(
                description: "a page that came back shows\n\(again)\ninstead of\n\(text)\nand nothing was killed")
        }
        return text
    }

    /// What they have stored is what new pages show, whichever process is asked.
    private func compareKept(_ visitors: [Visitor], _ server: ServerProcess) throws {
        let before = try visitors.map { try FreshVisit.text(of: $0, port: server.port, patience: 40) }
        for worker in server.workers { kill(worker, SIGKILL) }
        for (visitor, before) in zip(visitors, before) {
            let after = try FreshVisit.text(of: visitor, port: server.port, patience: 40)
            guard after != before else { continue }
            throw Lost(description: "after all workers were killed, somebody sees\n\(after)\ninstead of\n\(before)")
        }
    }
}
