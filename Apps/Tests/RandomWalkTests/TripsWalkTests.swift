import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsWalkTests {
    @Test(
        "whatever is done to the trips, two cards come to rest in their places, a trip and the one after it",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let names = Trip.samples.map(\.destination)
        let tester = ViewTester(TripsView())
        try await tester.settle()
        let place = try tester.find(.text(names[0])).frame.midY
        var walk = RandomWalk(tester, seed: seed)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            // Escape closes what lies over the deck, but for the menu, which a touch beside it closes.
            await tester.key(.escape)
            try await tester.settle()
            if !tester.findAll(.role(.button, "Start over")).isEmpty {
                let touch = tester.touch(at: CGPoint(x: 200, y: 700))
                await touch.lift()
                try await tester.settle()
            }
            let cards = tester.findAll(.role(.text)).filter { names.contains($0.text) }
                .sorted { $0.isInFront(of: $1) }
            let message = "\(cards.map(\.text))\n\(walk.description)"
            try #require(cards.count == 2, "\(message)")
            let index = try #require(names.firstIndex(of: cards[0].text))
            #expect(cards[1].text == names[(index + 1) % names.count], "\(message)")
            for card in cards {
                #expect(abs(card.frame.midX - 196.5) < 0.51 && abs(card.frame.midY - place) < 0.51, "\(message)")
            }
            let book = try #require(tester.findAll(.role(.button, "BOOK IT NOW")).first, "\(message)")
            #expect(book.opacity == 1, "\(message)")
        }
    }
}
