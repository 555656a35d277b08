import Foundation

/// What is kept between runs, and how the seeds are shared out among workers.
struct Progress: Codable {
    var interactions = 0
    var failedSeeds: [UInt64] = []
    /// Seeds that were running when the process ended.
    var fatalSeeds: [UInt64] = []
    private(set) var runningSeed: UInt64?
    private(set) var nextSeed: UInt64
    /// Seeds that failed once and are to be run again before new ones.
    private(set) var dueAgain: [UInt64]?

    /// - Parameters:
    ///   - file: what an earlier run has left; where there is none, everything begins.
    ///   - first: the seed to begin with.
    init(from file: URL, first: UInt64) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            nextSeed = first
            return
        }
        self = try JSONDecoder().decode(Progress.self, from: Data(contentsOf: file))
        if let runningSeed, !fatalSeeds.contains(runningSeed) { fatalSeeds.append(runningSeed) }
        runningSeed = nil
    }

    /// Has all that failed run again.
    mutating func repeatFailures() {
        dueAgain = (dueAgain ?? []) + (failedSeeds + fatalSeeds).sorted()
        failedSeeds = []
        fatalSeeds = []
    }

    /// Goes to the next seed.
    ///
    /// - Parameter stride: how many workers share the seeds.
    /// - Returns: the seed, and whether it was run before.
    mutating func beginSeed(stride: UInt64) -> (seed: UInt64, wasRun: Bool) {
        if let again = dueAgain?.first {
            dueAgain?.removeFirst()
            runningSeed = again
            return (again, true)
        }
        let seed = nextSeed
        runningSeed = seed
        nextSeed += stride
        return (seed, false)
    }

    mutating func endSeed() { runningSeed = nil }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}
