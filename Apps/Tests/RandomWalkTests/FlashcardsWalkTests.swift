import AppData
import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsWalkTests {
    @Test(
        "whatever is done to the flashcards, one lies on top at rest, or the session is over",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let data = WalkData()
        let store = FlashcardsStore(data.file)
        #expect(await data.file.leads { store.decks.isLoaded && store.statistics.isLoaded })
        let tester = ViewTester(StudyScreen(store: store), size: CGSize(width: 852, height: 393))
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed, data: data)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            try await walk.comeBack {
                !tester.findAll(.containing("to go")).isEmpty || !tester.findAll(.role(.button, "Statistics")).isEmpty
            }
            let remaining = tester.findAll(.containing("to go")).filter { $0.text.hasSuffix(" to go") }
            if remaining.isEmpty {
                _ = try #require(tester.findAll(.role(.header)).first, "\(walk.description)")
            } else {
                #expect(remaining.count == 1, "\(walk.description)")
                for rating in Rating.allCases {
                    let button = tester.findAll(.role(.button, rating.name))
                    #expect(button.count == 1 && button[0].opacity == 1, "\(rating)\n\(walk.description)")
                }
            }
            // What is kept is what is seen.
            let decks = store.decks.value
            for deck in decks {
                let cards = store.cards(of: deck.id)
                #expect(
                    await data.file.leads { cards.isLoaded && cards.value.count == deck.count }, "\(walk.description)")
            }
            let found = try await data.reopened()
            let kept = FlashcardsStore(found)
            #expect(
                await found.leads {
                    kept.decks.isLoaded && kept.decks.value == decks && kept.statistics.isLoaded
                        && kept.statistics.value == store.statistics.value
                }, "\(kept.decks.value)\n\(walk.description)")
            for deck in decks {
                let (cards, own) = (kept.cards(of: deck.id), store.cards(of: deck.id).value)
                #expect(await found.leads { cards.isLoaded && cards.value == own }, "\(walk.description)")
            }
        }
    }
}
