import SwiftUITesting
import Testing

@testable import RiffleLists

/// What a row's views show elsewhere: there, controls handle touches themselves and look as anywhere else.
@MainActor
struct OutsideOfRowsTests {
    private struct Amount: View {
        @State private var text = ""
        @FocusState private var isEditing: Bool

        var body: some View {
            NavigationStack {
                Form {
                    TextField("Amount", text: $text)
                        .focused($isEditing)
                        .toolbar {
                            ToolbarItemGroup(placement: .keyboard) { Button("Done") { isEditing = false } }
                        }
                }
            }
        }
    }

    @Test("a button above the keyboard that a field in a row brings does what it says")
    func keyboardItem() async throws {
        let tester = ViewTester(Amount())
        await tester.tap(try tester.find(.role(.textField, nil)))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Done")))
        try await tester.settle()
        #expect(tester.findAll(.label("Done")).isEmpty)
    }

    private struct Empty: View {
        @State private var tries = 0

        var body: some View {
            List {
                ContentUnavailableView {
                    Label("Nothing", systemImage: "tray")
                } actions: {
                    Button("Try Again") { tries += 1 }
                }
                Text("\(tries) tries")
            }
        }
    }

    @Test("a button of a view in a row that says that there is nothing does what it says")
    func unavailable() async throws {
        let tester = ViewTester(Empty())
        await tester.tap(try tester.find(.label("Try Again")))
        try await tester.settle()
        _ = try tester.find(.text("1 tries"))
    }

    private struct Opener: View {
        let isInList: Bool
        @State private var isOpen = false

        var body: some View {
            if isInList { List { button } } else { VStack { button } }
        }

        private var button: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) { Label("Mail", systemImage: "envelope").padding() }
        }
    }

    @Test("a label in a sheet looks the same, wherever what opens the sheet stands")
    func sheetLabel() async throws {
        var places: [CGRect] = []
        for isInList in [false, true] {
            let tester = ViewTester(Opener(isInList: isInList))
            await tester.tap(try tester.find(.label("Open")))
            try await tester.settle()
            places.append(try tester.find(.label("Mail")).frame)
        }
        #expect(places[0] == places[1])
    }
}
