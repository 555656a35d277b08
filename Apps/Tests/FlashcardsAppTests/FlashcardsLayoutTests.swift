import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsLayoutTests {
    /// How far white goes down in the middle of the stack, in points.
    private func lowestWhite(_ app: FlashcardsFixture) throws -> CGFloat {
        let picture = try app.tester.snapshot()
        var y = 440
        // Shadows make the cards gray; the ground below has a color.
        while y < picture.height {
            let pixel = picture[852, y]
            guard pixel.r > 110, max(pixel.r, pixel.g, pixel.b) - min(pixel.r, pixel.g, pixel.b) < 12 else { break }
            y += 1
        }
        return CGFloat(y) / 2
    }

    @Test("a card is 450 × 250, white, with corners of 25 and a shadow of radius 10")
    func card() async throws {
        let app = try await FlashcardsFixture(count: 1)
        let layers = app.tester.layersDescription
        #expect(layers.contains("RoundedRectangle [0 0 450 250]"))
        #expect(layers.contains("radius 10"))
        let picture = try app.tester.snapshot()
        // The card on top lies 10 below the stack's middle line, which leaves room for ten cards.
        let (left, top) = (426 - 225, 21.5 + 10)
        func isWhite(_ x: Double, _ y: Double) -> Bool { picture[Int(x * 2), Int(y * 2)] == (255, 255, 255, 255) }
        #expect(isWhite(Double(left) + 1, top + 125) && !isWhite(Double(left) - 1.5, top + 125))
        #expect(isWhite(426, top + 1) && !isWhite(426, top - 1.5))
        #expect(isWhite(426, top + 248.5) && !isWhite(426, top + 251.5))
        #expect(!isWhite(Double(left) + 5, top + 5) && isWhite(Double(left) + 10, top + 10), "round by 25")
    }

    @Test(
        "card i of n is offset down by 10·min(n - i, 10), and the stack stays on screen",
        arguments: [1, 2, 3, 9, 10, 11, 12])
    func depth(count: Int) async throws {
        let app = try await FlashcardsFixture(count: count)
        let bottom = 21.5 + 250.0 + 10 * Double(min(count, 10))
        #expect(isClose(try lowestWhite(app), bottom, within: 1.01))
        #expect(bottom < 393)
        let live = app.tester.layersDescription.components(separatedBy: "RoundedRectangle [0 0 450 250]").count - 1
        // The papers, and the tints of both sides of the card on top.
        #expect(live == min(count, 10) + 2)
    }

    /// The size that a text takes on a card, between 20 points of padding on each side.
    private func size(of text: Text) throws -> CGSize {
        let card = text.multilineTextAlignment(.center).accessibilityIdentifier("text").padding(20).frame(width: 450)
        return try ViewTester(card).find(.id("text")).frame.size
    }

    @Test("under it all is a background picture")
    func background() async throws {
        let app = try await FlashcardsFixture(count: 1)
        let painted = app.tester.layersDescription.split(separator: "\n").filter { $0.contains(" | ") }
        #expect(painted.first?.contains(" | image ") == true)
        let picture = try app.tester.snapshot()
        for (x, y) in [
            (2, 2), (picture.width - 3, 2), (2, picture.height - 3), (picture.width - 3, picture.height - 3),
        ] {
            #expect(picture[x, y].a == 255 && picture[x, y] != (255, 255, 255, 255), "it fills the screen")
        }
    }

    @Test("prompt in large title and black, answer in title and gray, centered, within 20 points of padding")
    func text() async throws {
        let app = try await FlashcardsFixture()
        let middle = try app.prompt.frame
        #expect(isClose(middle.midX, 426, within: 0.51))
        #expect(isClose(middle.midY, 31.5 + 125, within: 0.51))
        await app.tester.tap(try app.prompt)
        try await app.tester.settle()
        let prompt = try app.prompt.frame
        let answer = try #require(app.answer(of: 0).first).frame
        #expect(answer.minY >= prompt.maxY)
        #expect(isClose((prompt.minY + answer.maxY) / 2, 31.5 + 125, within: 0.51))
        #expect(prompt.size == (try size(of: Text(Fact.samples[0].prompt).font(.largeTitle))))
        #expect(answer.size == (try size(of: Text(Fact.samples[0].answer).font(.title))))
        #expect(prompt.minX >= 201 + 20 && prompt.maxX <= 651 - 20)
        let picture = try app.tester.snapshot()
        func darkest(_ frame: CGRect) -> UInt8 {
            var darkest = UInt8.max
            for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
                for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) { darkest = min(darkest, picture[x, y].r) }
            }
            return darkest
        }
        #expect(darkest(prompt) == 0)
        // Secondary is 60 % of a dark gray.
        #expect((100...160).contains(darkest(answer)))
    }

    @Test("however wide the window is, the answers stay beside the card")
    func wide() async throws {
        let app = try await FlashcardsFixture(scale: 1, size: CGSize(width: 2560, height: 1440))
        let (hard, good) = (
            try app.tester.find(.role(.button, "Hard")).frame, try app.tester.find(.role(.button, "Good")).frame
        )
        #expect(hard.maxX < 1280 - 225 && hard.minX > 1280 - 225 - 240)
        #expect(good.minX > 1280 + 225 && good.maxX < 1280 + 225 + 240)
    }

    @Test("in a tall window the answers stand together, however wide it is")
    func tall() async throws {
        let app = try await FlashcardsFixture(scale: 1, size: CGSize(width: 820, height: 1180))
        let buttons = try Rating.allCases.map { try app.tester.find(.role(.button, $0.name)).frame }
        let gaps = zip(buttons, buttons.dropFirst()).map { $1.midX - $0.midX }
        #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 6 } && abs(buttons[0].midX + buttons[3].midX - 820) < 1)
    }

    @Test("without cards it says so")
    func none() async throws {
        let app = try await FlashcardsFixture(count: 0)
        _ = try app.tester.find(.text("No cards"))
        #expect(app.tester.issues == [])
    }
}
