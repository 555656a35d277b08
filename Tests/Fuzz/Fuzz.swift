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

    @Option(help: "The file in which the next seed and the counts are kept between runs.")
    var state = ".build/fuzz.json"

    @Option(help: "Runs the interface of one seed only, and cuts it down if it fails.")
    var seed: UInt64?

    @Option(help: "Runs the interface in a file that was printed for a seed that failed, and says what it shows.")
    var script: String?

    private static let interactionsPerScript = 40

    @MainActor
    func run() async throws {
        if let script {
            let text = try String(contentsOfFile: script, encoding: .utf8)
            return print(try RandomScript(json: text).transcript)
        }
        if let seed { return try report(seed, in: RandomScript(seed: seed, interactions: Self.interactionsPerScript)) }
        let file = URL(fileURLWithPath: state)
        var progress = try Progress(from: file)
        var done = 0
        while done < interactions {
            // Written before the script runs: one that ends the process is known by its seed, and not run again.
            progress.runningSeed = progress.nextSeed
            progress.nextSeed += 1
            try progress.write(to: file)
            let seed = progress.runningSeed ?? 0
            let script = RandomScript(seed: seed, interactions: Self.interactionsPerScript)
            if script.firstDifference() != nil {
                progress.failedSeeds.append(seed)
                try? report(seed, in: script)
            }
            done += Self.interactionsPerScript
            progress.interactions += Self.interactionsPerScript
            progress.runningSeed = nil
            if done % 10_000 < Self.interactionsPerScript {
                print("\(progress.interactions) interactions, \(progress.failedSeeds.count) differences")
            }
        }
        try progress.write(to: file)
        print("\(progress.interactions) interactions in all, \(progress.nextSeed) seeds.")
        print("Seeds that failed: \(progress.failedSeeds). Seeds that ended the process: \(progress.fatalSeeds).")
        if !progress.failedSeeds.isEmpty || !progress.fatalSeeds.isEmpty { throw ExitCode.failure }
    }

    @MainActor
    private func report(_ seed: UInt64, in script: RandomScript) throws {
        guard let difference = script.firstDifference() else { return print("Seed \(seed): no difference.") }
        let end = max(difference.interaction + 1, 0)
        let needed = RandomScript(view: script.view, interactions: Array(script.interactions.prefix(end)))
        let smallest = needed.shrunk { $0.firstDifference() != nil }
        print("Seed \(seed): \(smallest.firstDifference()?.description ?? "")\n\(smallest.json)")
        throw ExitCode.failure
    }
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
