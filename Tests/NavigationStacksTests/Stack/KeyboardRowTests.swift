import RiffleLists
import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Rows under the keyboard that are no controls themselves, and those that it passes by.
@MainActor
struct KeyboardRowTests {
    private func focused(_ tester: ViewTester) -> Element? {
        tester.findAll(.containing("")).first(where: \.isFocused)
    }

    private func press(_ key: KeyEquivalent, _ tester: ViewTester, _ modifiers: EventModifiers = []) async throws {
        await tester.key(key, modifiers: modifiers)
        try await tester.settle()
    }

    private struct Agreement: View {
        var body: some View {
            VStack {
                Button("Top") {}
                List {
                    ForEach(0..<80, id: \.self) { Text("Clause \($0)") }
                    Button("Agree") {}
                }
                Button("Below") {}
            }
        }
    }

    @Test("Tab comes to a button below rows that take no focus and have not been made, from either side")
    func beyondPlainRows() async throws {
        let tester = ViewTester(Agreement(), size: CGSize(width: 400, height: 500))
        #expect(tester.findAll(.label("Agree")).isEmpty)
        try await press(.tab, tester)
        #expect(focused(tester)?.label == "Top")
        try await press(.tab, tester)
        let agree = try #require(focused(tester))
        #expect(agree.label == "Agree" && agree.frame.maxY <= 500)
        try await press(.tab, tester)
        #expect(focused(tester)?.label == "Below")
        // The last rows are out of sight again, and gone.
        await tester.scroll(at: CGPoint(x: 200, y: 250), by: CGSize(width: 0, height: -9_000))
        try await tester.settle()
        #expect(tester.findAll(.label("Agree")).isEmpty)
        try await press(.tab, tester, .shift)
        #expect(focused(tester)?.label == "Agree")
        for name in ["Top", "Below"] {
            try await press(.tab, tester, .shift)
            #expect(focused(tester)?.label == name)
        }
    }

    private struct Names: View {
        @State private var names = ["Ann", "Bob", "Cid"]

        var body: some View {
            NavigationStack {
                List {
                    Text("Friends")
                    ForEach(names, id: \.self) { name in
                        if name == "Bob" { Button(name) {} } else { Text(name) }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("Rows of text are stops where something can be done with them, and those with a control leave it to that")
    func textRows() async throws {
        let tester = ViewTester(Names(), size: CGSize(width: 400, height: 500))
        var stops: [String] = []
        for _ in 0..<4 {
            try await press(.tab, tester)
            stops.append(focused(tester)?.label ?? "nothing")
        }
        #expect(stops == ["Edit", "Ann", "Bob", "Cid"])
        // The keyboard stays in the list.
        try await tester.perform("Delete", on: try #require(focused(tester)))
        try await tester.settle()
        #expect(["Ann", "Bob"].contains(focused(tester)?.label))
    }

    @Test("The red circles of rows that are edited are stops, and Space deletes")
    func deleteControls() async throws {
        let tester = ViewTester(Names(), size: CGSize(width: 400, height: 500))
        try await press(.tab, tester)
        try await press(.space, tester)
        #expect(focused(tester)?.label == "Done")
        try await press(.tab, tester)
        #expect(focused(tester)?.label == "Delete")
        try await press(.space, tester)
        #expect(tester.findAll(.text("Ann")).isEmpty)
        #expect(!tester.findAll(.text("Cid")).isEmpty)
    }

    private struct Choice: View {
        @State private var chosen: String?

        var body: some View {
            List(["Ann", "Bob"], id: \.self, selection: $chosen) { Text($0) }
        }
    }

    @Test("Space selects a row of text")
    func selection() async throws {
        let tester = ViewTester(Choice(), size: CGSize(width: 400, height: 500))
        for _ in 0..<2 { try await press(.tab, tester) }
        #expect(focused(tester)?.label == "Bob")
        try await press(.space, tester)
        #expect(focused(tester)?.isSelected == true)
    }
}
