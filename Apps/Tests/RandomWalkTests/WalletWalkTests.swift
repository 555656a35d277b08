import SwiftUITesting
import Testing

@testable import WalletApp

@MainActor
struct WalletWalkTests {
    private static let names = ["visa", "mastercard", "amex", "chase", "discover"]

    @Test(
        "whatever is done to the wallet, its cards come to rest in their places, each once",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let tester = ViewTester(WalletView())
        try await tester.settle()
        let places = try Self.places(in: tester)
        var walk = RandomWalk(tester, seed: seed)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            try await Self.close(tester)
            let rest = try Self.places(in: tester)
            #expect(
                zip(rest, places).allSatisfy { abs($0 - $1) < 0.01 }, "\(rest) is not \(places)\n\(walk.description)")
        }
    }

    /// The cards' heights on the screen, highest first.
    private static func places(in tester: ViewTester) throws -> [CGFloat] {
        try names.map { try tester.find(.id($0)).frame.minY }.sorted()
    }

    /// Closes the history if it is open.
    private static func close(_ tester: ViewTester) async throws {
        let open = try names.map { try tester.find(.id($0)) }.filter(\.isHittable)
        guard !tester.findAll(.containing("Transaction History")).isEmpty, let card = open.first else { return }
        await tester.tap(card)
        try await tester.settle()
    }
}
