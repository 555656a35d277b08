import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsWalkTests {
    @Test(
        "whatever is done to the flashcards, one lies on top at rest, or the session is over",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let store = FlashcardsStore(.memory())
        let tester = ViewTester(StudyScreen(store: store), size: CGSize(width: 852, height: 393))
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed)
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
            #expect(store.decks.value.allSatisfy { $0.count == store.cards(of: $0.id).value.count })
        }
    }
}
