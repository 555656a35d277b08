import ArgumentParser
import Foundation
import RandomViews

/// Runs random interfaces one after the other, and goes on where an earlier run stopped.
@main
struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Holds frames that only do what has changed against frames made from nothing.")

    @Option(help: "How many interactions to do in this run.")
    var interactions = 10_000

    @Option(help: "How many interactions there are to be, with those of earlier runs; instead of --interactions.")
    var until: Int?

    @Option(help: "The file in which the next seed and the counts are kept between runs. What fails goes beside it.")
    var state = ".build/fuzz.json"

    @Flag(help: "Says how many interactions there have been, and does none.")
    var count = false

    @Option(help: "Runs the interface of one seed only, and cuts it down if it fails.")
    var seed: UInt64?

    @Option(help: "Runs the interface in a file that was printed for a seed that failed, and says what it shows.")
    var script: String?

    private static let interactionsPerScript = 40
    /// How many smaller scripts are tried for one that fails.
    private static let mostTries = 3_000

    private var file: URL { URL(fileURLWithPath: state) }

    @MainActor
    func run() async throws {
        if let script {
            let text = try String(contentsOfFile: script, encoding: .utf8)
            return print(try RandomScript(json: text).transcript)
        }
        let watchdog = Watchdog()
        if let seed {
            let script = RandomScript(seed: seed, interactions: Self.interactionsPerScript)
            guard let smallest = smallest(script, watchdog) else { return print("Seed \(seed): no difference.") }
            say(smallest, of: seed)
            throw ExitCode.failure
        }
        var progress = try Progress(from: file)
        if count { return print(progress.interactions) }
        let goal = until ?? progress.interactions + interactions
        let start = Date()
        let before = progress.interactions
        while progress.interactions < goal {
            try runNext(&progress, watchdog)
            if progress.interactions % 10_000 < Self.interactionsPerScript {
                let speed = Double(progress.interactions - before) / max(Date().timeIntervalSince(start), 0.001)
                print(
                    "\(progress.interactions) interactions, \(progress.failedSeeds.count) differences, "
                        + "\(progress.fatalSeeds.count) ends; \(Int(speed)) a second")
            }
        }
        print("\(progress.interactions) interactions in all, \(progress.nextSeed - 1) seeds.")
        print("Seeds that failed: \(progress.failedSeeds). Seeds that ended the process: \(progress.fatalSeeds).")
        if !progress.failedSeeds.isEmpty || !progress.fatalSeeds.isEmpty { throw ExitCode.failure }
    }

    /// Runs the next seed. One that fails is cut down and kept, and the next ones follow.
    @MainActor
    private func runNext(_ progress: inout Progress, _ watchdog: Watchdog) throws {
        // Written before the script runs: one that ends the process is known by its seed, and not run again.
        let seed = progress.nextSeed
        progress.runningSeed = seed
        progress.nextSeed += 1
        try progress.write(to: file)
        watchdog.begin(seed)
        let script = RandomScript(seed: seed, interactions: Self.interactionsPerScript)
        if script.firstDifference() != nil {
            // Known before it is cut down: that may end the process, or be ended by somebody.
            progress.failedSeeds.append(seed)
            progress.runningSeed = nil
            try progress.write(to: file)
            if let smallest = smallest(script, watchdog) {
                say(smallest, of: seed)
                let kept = file.deletingLastPathComponent().appending(path: "fuzz-\(seed).json")
                try smallest.json.write(to: kept, atomically: true, encoding: .utf8)
            }
        }
        progress.interactions += Self.interactionsPerScript
        progress.runningSeed = nil
        try progress.write(to: file)
    }

    /// The smallest script found that still fails; nil for one that does not.
    @MainActor
    private func smallest(_ script: RandomScript, _ watchdog: Watchdog) -> RandomScript? {
        guard let difference = script.firstDifference() else { return nil }
        let end = max(difference.interaction + 1, 0)
        let needed = RandomScript(view: script.view, interactions: Array(script.interactions.prefix(end)))
        var tries = 0
        return needed.shrunk {
            tries += 1
            watchdog.feed()
            return tries <= Self.mostTries && $0.firstDifference() != nil
        }
    }

    @MainActor
    private func say(_ script: RandomScript, of seed: UInt64) {
        print("Seed \(seed): \(script.firstDifference()?.description ?? "")\n\(script.json)")
    }
}

/// Ends the process when a script does not come to an end.
private final class Watchdog: @unchecked Sendable {
    /// In seconds; a script takes well below one.
    private static let patience = 300.0

    private let lock = NSLock()
    private var seed: UInt64 = 0
    private var fed = Date()

    init() {
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 5)
                let (seed, fed) = lock.withLock { (self.seed, self.fed) }
                guard Date().timeIntervalSince(fed) > Self.patience else { continue }
                FileHandle.standardError.write(Data("Seed \(seed) does not come to an end.\n".utf8))
                abort()
            }
        }
    }

    func begin(_ seed: UInt64) {
        lock.withLock {
            self.seed = seed
            fed = Date()
        }
    }

    func feed() { lock.withLock { fed = Date() } }
}

/// What is kept between runs.
private struct Progress: Codable {
    var nextSeed: UInt64 = 1
    var interactions = 0
    var failedSeeds: [UInt64] = []
    /// Seeds that were running when the process ended.
    var fatalSeeds: [UInt64] = []
    var runningSeed: UInt64?

    init(from file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        self = try JSONDecoder().decode(Progress.self, from: Data(contentsOf: file))
        if let runningSeed { fatalSeeds.append(runningSeed) }
        runningSeed = nil
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}
