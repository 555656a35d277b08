import SwiftUITesting
import Testing

@testable import TripsApp

@MainActor
struct TripsLayoutTests {
    @Test("the bar above has symbols of 30, 35 and 30 points, evenly spread with 16 points around")
    func topBar() async throws {
        let trips = try await TripsFixture()
        let menu = try trips.tester.find(.label("Menu")).frame
        let mark = try trips.tester.find(.label("Trips")).frame
        let heart = try trips.tester.find(.label("Liked trips")).frame
        #expect(isClose(menu.minX, 16))
        #expect(isClose(heart.maxX, 393 - 16))
        #expect(isClose(mark.minX - menu.maxX, heart.minX - mark.maxX, within: 0.51))
        #expect(isClose(mark.minY, 16))
        #expect(isClose(menu.midY, mark.midY, within: 0.51))
        #expect(isClose(heart.midY, mark.midY, within: 0.51))
    }

    @Test("a card has 15 points of padding left and right and corners of 10")
    func card() async throws {
        let trips = try await TripsFixture()
        #expect(trips.tester.layersDescription.contains("at 15 0 clip rounded(0 0 363 "))
        let image = try trips.tester.snapshot()
        let middle = Int(try trips.cardCenter().y * 2)
        #expect(image[28, middle] == image[2, middle])
        #expect(image[32, middle] != image[2, middle])
        #expect(image[Int(393 - 14) * 2, middle] == image[2, middle])
        #expect(image[Int(393 - 17) * 2, middle] != image[2, middle])
    }

    @Test("the destination is white on a label with 30 × 10 of padding, 20 points above the card's lower edge")
    func label() async throws {
        let trips = try await TripsFixture()
        let text = try trips.label("Yosemite, USA").frame
        let deck = try trips.tester.find(.role(.group)).frame
        #expect(isClose(deck.maxY - 20 - 10, text.maxY))
        #expect(isClose(text.midX, 393 / 2, within: 0.51))
        let image = try trips.tester.snapshot()
        for (x, y) in [(text.minX - 28, text.midY), (text.maxX + 28, text.midY), (text.midX, text.maxY + 8)] {
            #expect(image[Int(x * 2), Int(y * 2)] == (255, 255, 255, 255))
        }
        for (x, y) in [(text.minX - 33, text.midY), (text.midX, text.maxY + 12)] {
            #expect(image[Int(x * 2), Int(y * 2)] != (255, 255, 255, 255))
        }
    }

    @Test("at least 20 points below the deck, BOOK IT NOW is 35 × 15 larger than its text, 20 from the symbols")
    func bottomBar() async throws {
        let trips = try await TripsFixture()
        let deck = try trips.tester.find(.role(.group)).frame
        let pass = try trips.tester.find(.role(.button, "Pass")).frame
        let book = try trips.tester.find(.role(.button, "BOOK IT NOW")).frame
        let like = try trips.tester.find(.role(.button, "Like")).frame
        #expect(book.minY - deck.maxY >= 20)
        // 20 of padding, and the row's own 8.
        #expect(isClose(book.minX - pass.maxX, 28))
        #expect(isClose(like.minX - book.maxX, 28))
        // One line of subheadline.
        #expect(isClose(book.height, 18 + 2 * 15, within: 0.51))
        #expect(book.midX > 180 && book.midX < 213)
    }

    @Test("there are fifteen trips, and after the last comes the first")
    func order() async throws {
        #expect(
            TripsFixture.names == [
                "Yosemite, USA", "Venice, Italy", "Hong Kong", "Barcelona, Spain", "Braies, Italy",
                "Kanangra, Australia", "Mount Currie, Canada", "Ohrid, Macedonia", "Oia, Greece",
                "Palawan, Philippines", "Salerno, Italy", "Tokyo, Japan", "West Vancouver, Canada", "Singapore",
                "Perhentian Islands, Malaysia",
            ])
        let trips = try await TripsFixture()
        for step in 0..<16 {
            #expect(trips.cards == [TripsFixture.names[step % 15], TripsFixture.names[(step + 1) % 15]])
            await trips.tester.key(.leftArrow)
            try await trips.tester.settle()
        }
        #expect(trips.tester.issues == [], "every trip has a picture of its own")
        #expect(Set(Trip.samples.map(\.image)).count == 15)
    }

    @Test("without trips it says so")
    func none() async throws {
        let trips = try await TripsFixture(count: 0)
        _ = try trips.tester.find(.text("No trips right now"))
        await trips.tester.key(.rightArrow)
        #expect(trips.tester.issues == [])
    }
}
