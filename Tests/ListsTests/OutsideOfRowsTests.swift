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

    private struct Strips: View {
        @State private var pressed = ""
        @State private var path: [String] = []

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    Text("pressed: \(pressed)")
                    ScrollView(.horizontal) {
                        HStack { ForEach(["A", "B", "C"], id: \.self) { name in Button(name) { pressed += name } } }
                    }
                    ScrollView(.horizontal) {
                        HStack { ForEach(["To D", "To E"], id: \.self) { NavigationLink($0, value: $0) } }
                    }
                    TabView { ForEach(["To F", "To G"], id: \.self) { NavigationLink($0, value: $0) } }
                        .tabViewStyle(.page)
                        .frame(height: 80)
                }
                .navigationDestination(for: String.self) { Text("This is \($0), screen \(path.count)") }
            }
        }
    }

    @Test("buttons that scroll or are paged within a row do what they say each, and the row has none of it")
    func strips() async throws {
        let tester = ViewTester(Strips())
        await tester.tap(try tester.find(.label("B")))
        try await tester.settle()
        _ = try tester.find(.text("pressed: B"))
        // A touch beside them is none of theirs.
        let last = try tester.find(.label("C")).frame
        await tester.touch(at: CGPoint(x: last.maxX + 60, y: last.midY)).lift()
        try await tester.settle()
        _ = try tester.find(.text("pressed: B"))
    }

    @Test("a link that scrolls or is paged within a row is as wide as its words, and leads to its own screen only")
    func links() async throws {
        for name in ["To E", "To F"] {
            let tester = ViewTester(Strips())
            try await tester.settle()
            let link = try tester.find(.role(.button, name))
            #expect(link.frame.width < 60)
            await tester.tap(link)
            try await tester.settle()
            _ = try tester.find(.text("This is \(name), screen 1"))
        }
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
