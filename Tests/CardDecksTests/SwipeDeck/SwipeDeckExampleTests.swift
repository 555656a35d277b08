import Articles
import CardDecks
import SwiftUITesting
import Testing

private struct NameCard: View {
    let name: String

    var body: some View {
        Text(name).frame(width: 300, height: 300).background(.yellow)
    }
}

// The example of the article on swipe decks, word for word.
private struct NameDeck: View {
    let names = ["Ada", "Grace", "Edsger", "Barbara"]
    @State private var deck = SwipeDeckState()
    @State private var liked: [String] = []

    var body: some View {
        VStack(spacing: 20) {
            SwipeDeck(names, id: \.self, state: $deck) { name in
                NameCard(name: name)
            } end: {
                Text("You liked \(liked.count)")
            }
            .swipeOverlay { direction, progress in
                Text(direction == .right ? "YES" : "NO")
                    .font(.largeTitle.bold())
                    .opacity(progress)
            }
            .onSwipe { name, direction in
                if direction == .right { liked.append(name) }
            }
            .onUndo { name, direction in
                if direction == .right { liked.removeLast() }
            }
            HStack {
                Button("No") { deck.swipe(.left) }
                Button("Undo") { deck.undo() }
                    .disabled(!deck.canUndo)
                Button("Yes") { deck.swipe(.right) }
            }
            .opacity(deck.isDragging ? 0 : 1)
        }
    }
}

@MainActor
struct SwipeDeckExampleTests {
    @Test("the example of the article does what it says")
    func example() async throws {
        let tester = ViewTester(NameDeck())
        for button in ["Yes", "No", "Yes", "Undo", "No", "Yes"] {
            await tester.tap(try tester.find(.role(.button, button)))
            try await tester.settle()
        }
        _ = try tester.find(.text("You liked 2"))
        #expect(tester.issues == [])
    }

    @Test("the article shows the example that is compiled here")
    func article() throws { try Article("SwipeDecks", of: "CardDecks").expectExample(isIn: #filePath) }
}
