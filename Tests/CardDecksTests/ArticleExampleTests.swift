import Articles
import CardDecks
import SwiftUITesting
import Testing

// The examples of the articles on flows, chips and wallets, word for word.

private struct Ingredients: View {
    @State private var names = ["Rice", "Seaweed", "Cucumber", "Sesame", "Wasabi"]

    var body: some View {
        FlowLayout(spacing: 12, lineSpacing: 8) {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .padding(8)
                    .background(Color.orange.opacity(0.2))
                    .cornerRadius(10)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Topping: Selectable {
    var displayedName: String
    var isSelected = false
    var id: String { displayedName }

    init(displayedName name: String) { displayedName = name }
}

private struct PizzaForm: View {
    @State private var toppings = ["Basil", "Olives", "Chili", "Capers"].map(Topping.init)

    var body: some View {
        FlexiblePicker(
            $toppings.animation(), selection: .limited(to: 3), textColor: .primary, selectedColor: .green
        )
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Toppings")
    }
}

private struct BoardingPass: Identifiable {
    let id = UUID()
    let city: String
    let gate: String
}

private struct PassesView: View {
    @State private var passes = [
        BoardingPass(city: "Lisbon", gate: "B12"), BoardingPass(city: "Oslo", gate: "A3"),
    ]
    @State private var open: BoardingPass.ID?

    var body: some View {
        WalletDeck($passes, open: $open) { pass in
            Text(pass.city)
                .font(.title)
                .frame(maxWidth: .infinity, minHeight: 180)
                .background(Color.teal)
                .cornerRadius(16)
        } detail: { pass in
            Text("Gate \(pass.gate)")
        }
        .walletSpacing(60)
        .walletActionNames(open: "Show gate")
    }
}

@MainActor
@Suite struct ArticleExampleTests {
    @Test(
        "the examples of the articles are the ones that are compiled and run here",
        arguments: ["FlowLayouts", "ChipPickers", "Wallets"])
    func example(article: String) throws {
        try Article(article, of: "CardDecks").expectExample(isIn: #filePath)
    }

    @Test("the flow of ingredients wraps from the leading edge")
    func ingredients() throws {
        let tester = ViewTester(Ingredients(), size: CGSize(width: 200, height: 300))
        let frames = try ["Rice", "Seaweed", "Cucumber"].map { try tester.find(.text($0)).frame }
        #expect(frames[0].minX == 8 && frames[2].minX == 8)
        #expect(frames[2].minY > frames[0].maxY)
    }

    @Test("three toppings can be chosen, and the group has a name")
    func toppings() async throws {
        let tester = ViewTester(PizzaForm(), size: CGSize(width: 300, height: 300))
        for name in ["Basil", "Olives", "Chili", "Capers"] {
            await tester.tap(try tester.find(.role(.button, name)))
            try await tester.settle()
        }
        #expect(tester.semanticsDescription.components(separatedBy: "selected").count - 1 == 3)
        _ = try tester.find(.role(.group, "Toppings"))
    }

    @Test("a boarding pass shows its gate")
    func passes() async throws {
        let tester = ViewTester(PassesView())
        try await tester.settle()
        try await tester.perform("Show gate", on: tester.find(.text("Oslo")))
        try await tester.settle()
        _ = try tester.find(.text("Gate A3"))
    }
}
