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

    @Option(help: "Which of the workers this is, from 1; each has a state file of its own.")
    var worker: UInt64 = 1

    @Option(help: "How many workers share the seeds.")
    var workers: UInt64 = 1

    @Flag(help: "Runs the seeds that failed in earlier runs once more, before new ones.")
    var again = false

    @Flag(help: "Says how many interactions there have been, and does none.")
    var count = false

    @Option(help: "Runs the interface of one seed only, and cuts it down if it fails.")
    var seed: UInt64?

    @Flag(help: "Holds interfaces that have slept against those that have not, instead of frames made from nothing.")
    var sleeps = false

    @Flag(help: "Holds interfaces that another process goes on with against those that stay.")
    var moves = false

    @Option(help: "Runs the interface in a file that was printed for a seed that failed, and says what it shows.")
    var script: String?

    private static let interactionsPerScript = 40
    /// For how many seconds smaller scripts are tried for one that fails.
    private static let shrinkingTime = 20.0

    private var file: URL { URL(fileURLWithPath: state) }

    @MainActor
    private func firstDifference(of script: RandomScript) -> Difference? {
        if moves { return script.firstDifferenceInNextProcess() }
        return sleeps ? script.firstDifferenceAfterSleep() : script.firstDifference()
    }

    @MainActor
    func run() async throws {
        if let script {
            let text = try String(contentsOfFile: script, encoding: .utf8)
            let script = try RandomScript(json: text)
            return print(moves ? script.transcriptInNextProcess : script.transcript)
        }
        let watchdog = Watchdog()
        if let seed {
            let script = RandomScript(seed: seed, interactions: Self.interactionsPerScript)
            guard let smallest = smallest(script, watchdog) else { return print("Seed \(seed): no difference.") }
            say(smallest, of: seed)
            throw ExitCode.failure
        }
        var progress = try Progress(from: file, first: worker)
        if count { return print(progress.interactions) }
        if again { progress.repeatFailures() }
        try runAll(&progress, watchdog)
        print("\(progress.interactions) interactions in all.")
        print("Seeds that failed: \(progress.failedSeeds). Seeds that ended the process: \(progress.fatalSeeds).")
        if !progress.failedSeeds.isEmpty || !progress.fatalSeeds.isEmpty { throw ExitCode.failure }
    }

    @MainActor
    private func runAll(_ progress: inout Progress, _ watchdog: Watchdog) throws {
        let goal = until ?? progress.interactions + interactions
        let start = Date()
        let before = progress.interactions
        while progress.interactions < goal || progress.dueAgain?.isEmpty == false {
            let known = progress.interactions
            try runNext(&progress, watchdog)
            guard progress.interactions > known, progress.interactions % 10_000 < Self.interactionsPerScript else {
                continue
            }
            let speed = Double(progress.interactions - before) / max(Date().timeIntervalSince(start), 0.001)
            print(
                "\(progress.interactions) interactions, \(progress.failedSeeds.count) differences, "
                    + "\(progress.fatalSeeds.count) ends; \(Int(speed)) a second")
            fflush(nil)
        }
    }

    /// Runs the next seed. One that fails is cut down and kept, and the next ones follow.
    @MainActor
    private func runNext(_ progress: inout Progress, _ watchdog: Watchdog) throws {
        // Written before the script runs: one that ends the process is known by its seed, and not run again.
        let (seed, wasRun) = progress.beginSeed(stride: workers)
        try progress.write(to: file)
        watchdog.begin(seed)
        let script = RandomScript(seed: seed, interactions: Self.interactionsPerScript)
        if let difference = firstDifference(of: script) {
            // Known before it is cut down: that may end the process, or be ended by somebody.
            progress.failedSeeds.append(seed)
            progress.endSeed()
            try progress.write(to: file)
            try keepSmallest(of: script, difference, seed, watchdog)
        }
        if !wasRun { progress.interactions += Self.interactionsPerScript }
        progress.endSeed()
        try progress.write(to: file)
    }

    /// Cuts a script down that fails, and writes it down, unless an earlier run has.
    @MainActor
    private func keepSmallest(
        of script: RandomScript, _ difference: Difference, _ seed: UInt64, _ watchdog: Watchdog
    ) throws {
        let kept = file.deletingLastPathComponent().appending(path: "fuzz-\(seed).json")
        if let text = try? String(contentsOf: kept, encoding: .utf8), let known = try? RandomScript(json: text),
            firstDifference(of: known) != nil
        {
            return say(known, of: seed)
        }
        let smallest = shrunk(script, difference, watchdog)
        say(smallest, of: seed)
        try smallest.json.write(to: kept, atomically: true, encoding: .utf8)
    }

    /// The smallest script found that still fails; nil for one that does not.
    @MainActor
    private func smallest(_ script: RandomScript, _ watchdog: Watchdog) -> RandomScript? {
        firstDifference(of: script).map { shrunk(script, $0, watchdog) }
    }

    @MainActor
    private func shrunk(_ script: RandomScript, _ difference: Difference, _ watchdog: Watchdog) -> RandomScript {
        let end = max(difference.interaction + 1, 0)
        let needed = RandomScript(view: script.view, interactions: Array(script.interactions.prefix(end)))
        let start = Date()
        return needed.shrunk {
            watchdog.feed()
            return Date().timeIntervalSince(start) < Self.shrinkingTime && firstDifference(of: $0) != nil
        }
    }

    @MainActor
    private func say(_ script: RandomScript, of seed: UInt64) {
        print("Seed \(seed): \(firstDifference(of: script)?.description ?? "")\n\(script.json)")
        // What was found is known, whoever ends the process.
        fflush(nil)
    }
}
