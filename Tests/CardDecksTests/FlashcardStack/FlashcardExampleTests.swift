import Articles
import CardDecks
import SwiftUITesting
import Testing

// The example of the article on flashcards, word for word.
private struct Capital: Identifiable, Equatable {
    let country: String
    let city: String
    var id: String { country }
}

private struct CapitalQuiz: View {
    @State private var pile = [
        Capital(country: "Bhutan", city: "Thimphu"),
        Capital(country: "Chad", city: "N’Djamena"),
        Capital(country: "Fiji", city: "Suva"),
    ]
    @State private var stack = FlashcardStackState()

    var body: some View {
        VStack {
            FlashcardStack(pile, state: $stack) { capital in
                Text(capital.country)
            } back: { capital in
                Text(capital.city)
            }
            .onSwipe { capital, direction in
                pile.removeAll { $0 == capital }
                if direction == .left { pile.insert(capital, at: 0) }
            }
            Button(stack.isShowingBack ? "Hide" : "Show") { stack.flip() }
            Button("Knew it") { stack.swipe(.right) }
        }
    }
}

@MainActor
struct FlashcardExampleTests {
    @Test("the example of the article does what it says")
    func example() async throws {
        let tester = ViewTester(CapitalQuiz(), size: CGSize(width: 852, height: 500))
        await tester.tap(try tester.find(.role(.button, "Show")))
        try await tester.settle()
        _ = try tester.find(.text("Suva"))
        // Not known: it comes again after the others, with its front up.
        await tester.drag(try tester.find(.text("Fiji")), by: CGSize(width: -120, height: 0))
        try await tester.settle()
        for country in ["Chad", "Bhutan", "Fiji"] {
            _ = try tester.find(.text(country))
            _ = try tester.find(.role(.button, "Show"))
            await tester.tap(try tester.find(.role(.button, "Knew it")))
            try await tester.settle()
        }
        #expect(tester.findAll(.role(.text)).isEmpty)
        #expect(tester.issues == [])
    }

    @Test("the article shows the example that is compiled here")
    func article() throws { try Article("Flashcards", of: "CardDecks").expectExample(isIn: #filePath) }
}
