import AppData
import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsWalkTests {
    @Test(
        "whatever is done to the trips, a card comes to rest in its place",
        arguments: RandomWalk.seeds)
    func walk(seed: UInt64) async throws {
        let names = Trip.samples.map(\.destination)
        let data = WalkData()
        let store = TripsStore(data.file)
        #expect(await data.file.leads { store.likes.isLoaded && store.bookings.isLoaded })
        let tester = ViewTester(TripsScreen(trips: Trip.samples, store: store))
        try await tester.settle()
        let place = try tester.find(.text(names[0])).frame.midY
        var walk = RandomWalk(tester, seed: seed, data: data)
        for _ in 0..<RandomWalk.rounds {
            try await walk.round()
            #expect(tester.issues.isEmpty, "\(walk.description)")
            try await walk.comeBack { !tester.findAll(.role(.button, "BOOK IT NOW")).isEmpty }
            let cards = tester.findAll(.role(.text)).filter { names.contains($0.text) }
            let message = "\(cards.map(\.text))\n\(walk.description)"
            try #require(cards.count == 1, "\(message)")
            #expect(abs(cards[0].frame.midX - 196.5) < 0.51 && abs(cards[0].frame.midY - place) < 0.51, "\(message)")
            let book = try #require(tester.findAll(.role(.button, "BOOK IT NOW")).first, "\(message)")
            #expect(book.opacity == 1, "\(message)")
            #expect(TripsWalkTests.areInOrder(store), "\(message)")
            let found = try await data.reopened()
            let kept = TripsStore(found)
            #expect(
                await found.leads {
                    kept.likes.isLoaded && kept.likes.value == store.likes.value && kept.bookings.isLoaded
                        && kept.bookings.value == store.bookings.value
                }, "\(kept.likes.value) \(kept.bookings.value)\n\(message)")
        }
    }

    /// Whether each trip is liked once, and each booking returns after it departs.
    private static func areInOrder(_ store: TripsStore) -> Bool {
        let likes = store.likes.value
        return Set(likes.map(\.trip)).count == likes.count && likes.allSatisfy { $0.count > 0 }
            && store.bookings.value.allSatisfy { $0.nights > 0 && (1...9).contains($0.travelers) }
    }
}
