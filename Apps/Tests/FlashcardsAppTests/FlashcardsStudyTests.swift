import SwiftUITesting
import Testing

@testable import FlashcardsApp

@MainActor
struct FlashcardsStudyTests {
    @Test("right means knew it: the card goes; left means didn’t: it comes back after three others, with its counts")
    func answers() async throws {
        let app = try await FlashcardsFixture(count: 6)
        try await app.swipe(120)
        _ = try app.tester.find(.text("5 to go"))
        try await app.swipe(-120)
        _ = try app.tester.find(.text("5 to go"))
        for fact in [2, 3, 4] {
            #expect(try app.top == fact)
            try await app.swipe(120)
        }
        #expect(try app.top == 1)
        _ = try app.tester.find(.text("Shown 1 · Right 0"))
        #expect(app.answer(of: 1).isEmpty)
    }

    @Test("flicks, buttons, keys and actions answer too, and undo takes answers back")
    func otherWays() async throws {
        let app = try await FlashcardsFixture()
        let touch = try await app.hold()
        await touch.move(by: CGSize(width: 45, height: 0), over: 0.05)
        await touch.lift()
        try await app.tester.settle()
        #expect(try app.top == 1)
        try await app.press("Good")
        #expect(try app.top == 2)
        try await app.press("Again")
        #expect(try app.top == 3)
        await app.tester.key(.rightArrow)
        try await app.tester.settle()
        #expect(try app.top == 4)
        await app.tester.key(.leftArrow)
        try await app.tester.settle()
        #expect(try app.top == 5)
        await app.tester.key("z", modifiers: .command)
        try await app.tester.settle()
        #expect(try app.top == 4)
        for fact in [3, 2, 1, 0] {
            try await app.press("Undo")
            #expect(try app.top == fact)
        }
        _ = try app.tester.find(.text("12 to go"))
        #expect(app.tester.findAll(.containing("Shown")).isEmpty)
        #expect(app.tester.issues == [])
    }

    @Test("when the stack is empty there is a summary, and Start again")
    func summary() async throws {
        let app = try await FlashcardsFixture(count: 2)
        try await app.swipe(-120)
        try await app.swipe(120)
        try await app.swipe(120)
        _ = try app.tester.find(.text("All done"))
        _ = try app.tester.find(.text("1 of 2 known at once"))
        _ = try app.tester.find(.text("Which planet turns the other way around?, 1 of 2"))
        try await app.press("Start again")
        #expect(try app.top == 0)
        _ = try app.tester.find(.text("2 to go"))
        _ = try app.tester.find(.text("Shown 2 · Right 1"))
    }

    @Test("a card keeps its answer hidden or shown when others leave")
    func identity() async throws {
        let app = try await FlashcardsFixture(count: 3)
        await app.tester.tap(try app.prompt)
        try await app.tester.settle()
        try await app.swipe(120)
        #expect(try app.top == 1)
        #expect(app.answer(of: 1).isEmpty)
        try await app.press("Undo")
        #expect(try app.top == 0)
    }
}
