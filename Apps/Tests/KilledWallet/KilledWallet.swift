import Foundation

/// Kills a wallet at random moments, again and again, and looks whether it comes back with all its cards, in the order
/// before or after what it was doing.
///
///     KilledWallet --times 1000 [--seed 7]
///
/// The moment is counted in frames, drawn from the seed. A wallet that runs says what its cards are before it saves them.
@main
struct KilledWallet {
    @MainActor
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "--ride", let seed = UInt64(arguments[3]) {
            let ride = WalletRide(in: URL(fileURLWithPath: arguments[2], isDirectory: true), seed: seed)
            try await ride.run()
        }
        guard let times = number("--times", arguments) else {
            print("usage: KilledWallet --times N [--seed N]")
            exit(64)
        }
        let seed = number("--seed", arguments).map(UInt64.init) ?? UInt64.random(in: 0...9999)
        print("seed \(seed)")
        do {
            try KillSeries(seed: seed).run(times)
            print("\(times) times killed, and every time all there again")
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    private static func number(_ name: String, _ arguments: [String]) -> Int? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? Int(arguments[$0 + 1]) : nil }
    }
}
