import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsWalkTests {
    @Test(
        "whatever is done to the flashcards, one lies on top at rest, or the session is over",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let prompts = Set(Fact.samples.map(\.prompt))
        let tester = ViewTester(FlashcardsView(), size: CGSize(width: 852, height: 393))
        try await tester.settle()
        var walk = RandomWalk(tester, seed: seed)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            let cards = tester.findAll(.role(.text)).filter { prompts.contains($0.text) }
            if tester.findAll(.role(.button, "Start again")).isEmpty {
                try #require(cards.count == 1, "\(walk.description)")
                #expect(cards[0].opacity == 1 && abs(cards[0].frame.midX - 426) < 0.51, "\(walk.description)")
                #expect(tester.findAll(.containing("to go")).count == 1)
            } else {
                #expect(cards.isEmpty)
            }
        }
    }
}
