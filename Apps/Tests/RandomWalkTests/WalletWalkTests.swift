import AppData
import SwiftUITesting
import Testing
import WalletApp

@MainActor
struct WalletWalkTests {
    private static let names = ["visa", "mastercard", "amex", "chase", "discover"]

    @Test(
        "whatever is done to the wallet, its cards come to rest in their places, each once",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let data = WalkData()
        let store = WalletStore(data.file)
        #expect(await data.file.leads { store.cards.isLoaded })
        let tester = ViewTester(WalletView(file: data.file))
        try await tester.settle()
        await data.file.finish()
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed, data: data)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            try await walk.comeBack { tester.findAll(.label("Add card")).contains(where: \.isHittable) }
            try await Self.close(tester)
            let places = Self.places(in: tester)
            // Cards can be removed; those that are there stand apart by what there is room for, at most 50 points.
            let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
            #expect(gaps.allSatisfy { abs($0 - (gaps.first ?? 0)) < 0.01 }, "\(places)\n\(walk.description)")
            #expect(gaps.allSatisfy { $0 > 1 && $0 <= 50.01 }, "\(places)\n\(walk.description)")
            #expect(
                !places.isEmpty || !tester.findAll(.containing("No cards yet")).isEmpty, "\(walk.description)")
            // The store beside the screen's follows what is saved, and so does whoever comes later.
            let found = try await data.reopened()
            let kept = WalletStore(found)
            #expect(
                await found.leads { kept.cards.isLoaded && kept.cards.value == store.cards.value },
                "\(kept.cards.value.map(\.number))\n\(walk.description)")
        }
    }

    /// Closes the card that is open, as a finger does.
    private static func close(_ tester: ViewTester) async throws {
        guard !tester.findAll(.containing("Transaction History")).isEmpty else { return }
        guard let open = names.flatMap({ tester.findAll(.id($0)) }).first(where: \.isHittable) else { return }
        await tester.tap(open)
        try await tester.settle()
    }

    /// The cards' heights on the screen, highest first.
    private static func places(in tester: ViewTester) -> [CGFloat] {
        names.flatMap { tester.findAll(.id($0)) }.map(\.frame.minY).sorted()
    }
}
