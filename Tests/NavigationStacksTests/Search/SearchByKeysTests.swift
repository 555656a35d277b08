import RiffleLists
import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// A search by keys alone: the Tab key comes by the field, and nobody searches until something is typed.
@MainActor
struct SearchByKeysTests {
    private struct Pantry: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List {
                    ForEach(0..<60, id: \.self) { number in Button("Jar \(number)") {} }
                }
                .navigationTitle("Pantry")
                .searchable(text: $text, prompt: "Things")
                .toolbar { Button("Add") {} }
            }
        }
    }

    private func tab(_ tester: ViewTester, to query: SwiftUITesting.Query) async throws {
        for _ in 0..<90 {
            await tester.key(.tab)
            try await tester.settle()
            if tester.findAll(query).contains(where: \.isFocused) { return }
        }
        Issue.record("Tab does not come there: \(tester.semanticsDescription)")
    }

    @Test("Tab comes to the field and leaves it, and the buttons of the bar stay")
    func passing() async throws {
        let tester = ViewTester(Pantry(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: .label("Things"))
        #expect(tester.findAll(.role(.button, "Cancel")).isEmpty)
        try await tab(tester, to: .role(.button, "Jar 0"))
        try await tab(tester, to: .role(.button, "Add"))
    }

    @Test("what is typed begins a search, as Return does, and Escape ends it")
    func typing() async throws {
        let tester = ViewTester(Pantry(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: .label("Things"))
        await tester.type("s")
        try await tester.settle()
        _ = try tester.find(.role(.button, "Cancel"))
        #expect(tester.findAll(.role(.button, "Add")).isEmpty)
        #expect(try tester.find(.label("Things")).value == "s")
        await tester.key(.escape)
        try await tester.settle()
        #expect(try tester.find(.label("Things")).value == "")
        try await tab(tester, to: .label("Things"))
        #expect(tester.findAll(.role(.button, "Cancel")).isEmpty)
        await tester.key(.return)
        try await tester.settle()
        _ = try tester.find(.role(.button, "Cancel"))
    }

    @Test("a touch begins a search at once, also on a field that the keyboard has come to")
    func touching() async throws {
        let tester = ViewTester(Pantry(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: .label("Things"))
        await tester.tap(try tester.find(.label("Things")))
        try await tester.settle()
        _ = try tester.find(.role(.button, "Cancel"))
    }

    @Test("a field that has gone under the bar comes back for the keyboard, and goes again")
    func scrolledAway() async throws {
        let tester = ViewTester(Pantry(), size: CGSize(width: 400, height: 500))
        try await tab(tester, to: .role(.button, "Jar 0"))
        await tester.key(.end)
        try await tester.settle()
        #expect(try !tester.find(.label("Things")).isHittable)
        try await tab(tester, to: .label("Things"))
        let field = try tester.find(.label("Things"))
        #expect(field.isHittable && field.frame.minY >= 44)
        try await tab(tester, to: .role(.button, "Jar 59"))
        #expect(try !tester.find(.label("Things")).isHittable)
    }
}
