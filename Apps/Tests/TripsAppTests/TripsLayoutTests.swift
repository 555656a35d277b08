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

    @Test("in a large window sheets are cards in the middle, in others they are as wide as it is")
    func sheets() async throws {
        for (size, isCard) in [
            (CGSize(width: 1440, height: 900), true), (CGSize(width: 852, height: 393), false),
            (CGSize(width: 393, height: 852), false),
        ] {
            let trips = try await TripsFixture(size: size)
            try await trips.press("BOOK IT NOW")
            let cancel = try trips.tester.find(.role(.button, "Cancel")).frame
            #expect((cancel.minX > 100) == isCard, "\(size)")
        }
    }

    @Test("a booked trip's buttons are in sight, however low the window is")
    func booked() async throws {
        let booking = Booking(
            id: "1", tripID: "oia", departure: Day(2027, 9, 5), arrival: Day(2027, 9, 11), travelers: 2)
        let view = Text("Ground").sheet(isPresented: .constant(true)) {
            BookingConfirmation(trip: Trip.samples[8], booking: booking, close: {}, cancel: {})
        }
        let tester = ViewTester(view, size: CGSize(width: 852, height: 393))
        try await tester.settle()
        #expect(try tester.find(.role(.button, "Done")).frame.maxY <= 393)
    }

    @Test("symbols are of 30, 35 and 30 points above, of 30 below")
    func symbols() async throws {
        let trips = try await TripsFixture()
        for (label, name, points) in [
            ("Menu", "line.horizontal.3", 30.0), ("Trips", "mappin.and.ellipse", 35),
            ("Liked trips", "heart.circle.fill", 30), ("Pass", "xmark", 30), ("Like", "heart", 30),
        ] {
            let size = try TripsFixture.size(of: Image(systemName: name).font(.system(size: points)))
            #expect(try trips.tester.find(.label(label)).frame.size == size, "\(label)")
        }
    }

    @Test(
        "BOOK IT NOW is white on black, rounded, bold subheadline, with corners of 10; the symbols beside it are black")
    func bookButton() async throws {
        let trips = try await TripsFixture()
        let text = Text("BOOK IT NOW").font(.system(.subheadline, design: .rounded)).bold()
        let size = try TripsFixture.size(of: text)
        let book = try trips.tester.find(.role(.button, "BOOK IT NOW")).frame
        #expect(isClose(book.width, size.width + 2 * 35) && isClose(book.height, size.height + 2 * 15))
        let image = try trips.tester.snapshot()
        func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
            let pixel = image[Int(x * 2), Int(y * 2)]
            return [pixel.r, pixel.g, pixel.b]
        }
        let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0], [255, 255, 255])
        #expect(color(book.minX + 2, book.midY) == black && color(book.midX, book.minY + 2) == black)
        // A corner of 10 leaves (1 - 1/√2) · 10 ≈ 2.9 points free on the diagonal.
        #expect(color(book.minX + 2, book.minY + 2) == white && color(book.minX + 4, book.minY + 4) == black)
        let middle = book.insetBy(dx: 35, dy: 15)
        let inText = stride(from: middle.minX, to: middle.maxX, by: 0.5).map { color($0, middle.midY) }
        #expect(inText.contains(white) && inText.contains(black))
        for name in ["Pass", "Like"] {
            let symbol = try trips.tester.find(.role(.button, name)).frame
            let row = stride(from: symbol.minX, to: symbol.maxX, by: 0.5).map { color($0, symbol.midY) }
            #expect(row.contains(black), "\(name)")
        }
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

    @Test(
        "the destination is bold headline on a white label with 30 × 10 of padding and corners of 5, 20 points above the card's lower edge"
    )
    func label() async throws {
        let trips = try await TripsFixture()
        let text = try trips.label("Yosemite, USA").frame
        let headline = Text("Yosemite, USA").font(.system(.headline, design: .rounded)).fontWeight(.bold)
        #expect(text.size == (try TripsFixture.size(of: headline)))
        let deck = try trips.tester.find(.role(.group)).frame
        #expect(isClose(deck.maxY - 20 - 10, text.maxY))
        #expect(isClose(text.midX, 393 / 2, within: 0.51))
        let image = try trips.tester.snapshot()
        for (x, y) in [(text.minX - 28, text.midY), (text.maxX + 28, text.midY), (text.midX, text.maxY + 8)] {
            #expect(image[Int(x * 2), Int(y * 2)] == (255, 255, 255, 255))
        }
        // The corner of 5 leaves 1.5 points free on the diagonal.
        for (x, y) in [
            (text.minX - 33, text.midY), (text.midX, text.maxY + 12), (text.minX - 29.5, text.minY - 9.5),
        ] {
            #expect(image[Int(x * 2), Int(y * 2)] != (255, 255, 255, 255))
        }
        let corner = image[Int((text.minX - 27.5) * 2), Int((text.minY - 7.5) * 2)]
        #expect(corner == (255, 255, 255, 255))
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
            #expect(trips.cards == [TripsFixture.names[step % 15]])
            await trips.tester.key(.leftArrow)
            try await trips.tester.settle()
        }
        #expect(trips.tester.issues == [], "every trip has a picture of its own")
        #expect(Set(Trip.samples.flatMap(\.pictures)).count == 45)
    }

    @Test("without trips it says so")
    func none() async throws {
        let trips = try await TripsFixture(count: 0)
        _ = try trips.tester.find(.text("No trips right now"))
        await trips.tester.key(.rightArrow)
        #expect(trips.tester.issues == [])
    }
}
