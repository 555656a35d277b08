import SwiftUITesting
import Testing

@testable import FlashcardsApp

/// The flashcards without a finger, and at every size.
@MainActor
struct FlashcardsAccessTests {
    nonisolated static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
        CGSize(width: 568, height: 320), CGSize(width: 820, height: 1180), CGSize(width: 1440, height: 900),
    ]

    @Test("by actions: cards are turned, answered, taken back, and decks are reached", arguments: sizes)
    func actions(size: CGSize) async throws {
        let app = try await FlashcardsFixture(count: 3, size: size)
        func perform(_ action: String) async throws {
            try await app.tester.perform(action, on: app.tester.find(.label("Cards")))
            try await app.tester.settle()
        }
        try await perform("Show back")
        #expect(app.answer(of: 0).count == 1)
        try await perform("Hide back")
        for (action, remaining) in [("Good", 2), ("Again", 2), ("Hard", 2), ("Easy", 1)] {
            try await perform(action)
            _ = try app.tester.find(.text("\(remaining) to go"))
        }
        #expect(app.tester.announcements.count == 4)
        #expect(app.tester.announcements[0] == "Good. 2 to go. \(Fact.samples[1].prompt)")
        for name in ["Undo", "Decks", "Done", "Statistics", "Done"] {
            try await app.tester.perform("Activate", on: app.tester.find(.role(.button, name)))
            try await app.tester.settle()
        }
        _ = try app.tester.find(.text("2 to go"))
        #expect(app.tester.issues == [])
    }

    @Test("by keyboard: cards are turned and answered, decks are opened and closed, and a session starts again")
    func keyboard() async throws {
        let app = try await FlashcardsFixture(count: 2)
        for key in [KeyEquivalent.rightArrow, .leftArrow, .upArrow] {
            await app.tester.key(key)
            try await app.tester.settle()
        }
        _ = try app.tester.find(.text("All done"))
        await app.tester.key("z", modifiers: .command)
        try await app.tester.settle()
        await app.tester.key("d", modifiers: .command)
        try await app.tester.settle()
        _ = try app.tester.find(.containing("General Knowledge"))
        await app.tester.key(.escape)
        try await app.tester.settle()
        await app.tester.key("s", modifiers: .command)
        try await app.tester.settle()
        _ = try app.tester.find(.label("Answers per day"))
        await app.tester.key(.escape)
        try await app.tester.settle()
        await app.tester.key(.rightArrow)
        try await app.tester.settle()
        await app.tester.key(.return)
        try await app.tester.settle()
        _ = try app.tester.find(.text("2 to go"))
    }

    @Test(
        "at every size and type size, all buttons are in the window, and the card is under none of them",
        arguments: sizes)
    func reach(size: CGSize) async throws {
        for typeSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            let app = try await FlashcardsFixture(
                size: size, environment: { $0.dynamicTypeSize = typeSize })
            let window = CGRect(origin: .zero, size: size)
            let prompt = try app.prompt.frame
            var others: [CGRect] = []
            for name in ["Again", "Hard", "Good", "Easy", "Undo", "Decks", "Statistics"] {
                let button = try app.tester.find(.role(.button, name)).frame
                #expect(window.contains(button), "\(name) at \(size), \(typeSize): \(button)")
                #expect(button.width >= 44 && button.height >= 44, "\(name) at \(size), \(typeSize): \(button)")
                #expect(!button.intersects(prompt), "\(name) at \(size), \(typeSize)")
                #expect(
                    others.allSatisfy { !$0.intersects(button.insetBy(dx: 0.5, dy: 0.5)) },
                    "\(name) at \(size), \(typeSize)")
                others.append(button)
            }
            #expect(window.contains(prompt), "\(size), \(typeSize)")
        }
    }

    @Test("every element has a name, and none that of a symbol", arguments: Array(sizes.prefix(3)))
    func names(size: CGSize) async throws {
        let app = try await FlashcardsFixture(size: size)
        for panel in [nil, "Decks", "Statistics"] {
            if let panel { try await app.press(panel) }
            let elements = app.tester.findAll(.containing(""))
            for element in elements {
                #expect(!element.label.contains(".") || element.label.contains(" "), "\(element.label)")
            }
            #expect(app.tester.findAll(.role(.button)).allSatisfy { !$0.label.isEmpty })
            if panel != nil { try await app.press("Done") }
        }
    }
}
