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
        #expect(live == min(count, 10))
    }

    @Test("prompt in large title and black, answer in title and gray, centered")
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
        let layers = app.tester.layersDescription
        #expect(layers.contains("34 ") && layers.contains("28 "))
        #expect(prompt.minX >= 201 + 20 && prompt.maxX <= 651 - 20)
    }

    @Test("without cards it says so")
    func none() async throws {
        let app = try await FlashcardsFixture(count: 0)
        _ = try app.tester.find(.text("No cards"))
        #expect(app.tester.issues == [])
    }
}
