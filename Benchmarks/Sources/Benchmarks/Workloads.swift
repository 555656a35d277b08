import Foundation
import WalletScene

/// What a run measures, and with what.
struct Workloads {
    /// How often each is repeated; some are so by a multiple of it.
    let rounds: Int
    /// For temporary files; in `assets`, the pictures.
    let folder: URL
    let pictures: CardPictures
    /// Cairo by hand, Qt Quick and Chromium, as far as they are there.
    let cairo: Peer?
    let qt: Peer?
    let chromium: Peer?
    /// Qt Quick's list and form.
    let qtLists: Peer?

    /// Has the pictures drawn by a process of its own, so that this one stays small, and makes the peers ready where
    /// they are wanted.
    @MainActor
    init(rounds: Int, in folder: URL) throws {
        guard let program = Bundle.main.executablePath else {
            throw ChildProcessFailure(path: CommandLine.arguments[0], reason: "it is not a file with a path")
        }
        self.rounds = rounds
        self.folder = folder
        let assets = folder.appendingPathComponent("assets")
        _ = try ChildProcess(program, ["--draw", assets.path])
        pictures = CardPictures(folder: assets.path)
        if ProcessInfo.processInfo.environment["RIFFLE_PEERS"] == nil {
            note("RIFFLE_PEERS is not set: no ratios to what others need for the same.")
        }
        cairo = Peer.cairo(in: folder)
        qt = Peer.qt(in: folder)
        chromium = Peer.chromium(in: folder)
        qtLists = Peer.qtLists(in: folder)
    }

    /// Runs the workloads whose names begin with one of the given ones; without any, all.
    @MainActor
    func run(_ names: [String]) async throws {
        func wants(_ name: String) -> Bool { names.isEmpty || names.contains { name.hasPrefix($0) } }
        // First, while this process is small: see `ChildProcess.peakMemory`.
        if wants("cold.start") { try coldStart() }
        if wants("wallet.drag") { try walletDrag() }
        try swipeDeck(wants)
        try chips(wants)
        try lists(wants)
        if wants("typing") { try typing() }
        if wants("spring.million") { springMillion() }
        if wants("models") { try models() }
        if wants("virtual.second") { try await virtualSecond() }
        try await smallTests(wants)
        try browserSessions(wants)
    }
}
