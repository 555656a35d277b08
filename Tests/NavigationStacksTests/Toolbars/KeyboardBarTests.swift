import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct KeyboardBarTests {
    private struct Login: View {
        @State private var name = ""
        @FocusState private var isEditing: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Name", text: $name).focused($isEditing)
                    Text("Below")
                }
                .toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Clear") { name = "" } }
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isEditing = false }
                    }
                }
                .navigationTitle("Login")
            }
        }
    }

    @Test("items for the keyboard stand in one bar at the lower edge while a text is edited, and only then")
    func bar() async throws {
        let tester = ViewTester(Login())
        #expect(tester.findAll(.label("Done")).isEmpty)
        await tester.tap(try tester.find(.role(.textField, nil)))
        try await tester.settle()
        let done = try tester.find(.label("Done"))
        let clear = try tester.find(.label("Clear"))
        #expect(done.frame.midY > 852 - 44 && done.frame.midY < 852)
        #expect(abs(done.frame.midY - clear.frame.midY) < 1)
        #expect(clear.frame.minX < 30 && done.frame.maxX > 393 - 30)
        await tester.type("Ada")
        _ = try tester.find(.label("Done"))
        await tester.tap(clear)
        #expect(tester.findAll(.label("Done")).count == 1, "the field is still edited")
        await tester.tap(try tester.find(.label("Done")))
        try await tester.settle()
        #expect(tester.findAll(.label("Done")).isEmpty)
    }

    @Test("a bar for the keyboard needs no stack, and is no other text's")
    func withoutStack() async throws {
        struct Fields: View {
            @State private var first = ""
            @State private var second = ""

            var body: some View {
                VStack {
                    TextField("First", text: $first).toolbar {
                        ToolbarItemGroup(placement: .keyboard) { Button("Next") {} }
                    }
                    TextField("Second", text: $second)
                }
            }
        }
        let tester = ViewTester(Fields())
        let fields = tester.findAll(.role(.textField, nil))
        await tester.tap(fields[1])
        try await tester.settle()
        #expect(tester.findAll(.label("Next")).isEmpty)
        await tester.tap(fields[0])
        try await tester.settle()
        _ = try tester.find(.label("Next"))
    }

    private struct Form: View {
        @State private var text = ""
        var hasBar = true
        var ignoresKeyboard = false

        @ViewBuilder var body: some View {
            let screen = VStack(spacing: 0) {
                TextField("Name", text: $text).toolbar {
                    ToolbarItem(placement: .keyboard) { if hasBar { Button("Done") {} } }
                }
                Spacer()
                Text("Last")
            }
            if ignoresKeyboard { screen.ignoresSafeArea(.keyboard) } else { screen }
        }
    }

    private func phone(_ view: some View) -> ViewTester {
        ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
    }

    @Test("content makes room for the bar, without a keyboard on the screen and above one", arguments: [false, true])
    func room(isInStack: Bool) async throws {
        let tester = phone(isInStack ? AnyView(NavigationStack { Form() }) : AnyView(Form()))
        #expect(try tester.find(.text("Last")).frame.maxY == 852 - 34)
        await tester.tap(try tester.find(.role(.textField, nil)))
        try await tester.settle()
        #expect(try tester.find(.text("Last")).frame.maxY == 852 - 34 - 44)
        #expect(try tester.find(.label("Done")).frame.midY == 852 - 34 - 22)
        await tester.showKeyboard(height: 336)
        try await tester.settle()
        #expect(try tester.find(.text("Last")).frame.maxY == 852 - 336 - 44)
        #expect(try tester.find(.label("Done")).frame.midY == 852 - 336 - 22)
        await tester.showKeyboard(height: 0)
        await tester.key(.escape)
        try await tester.settle()
    }

    @Test("a field of a list comes above the bar, and a sheet makes room for it, too")
    func lists() async throws {
        struct Sheet: View {
            @State private var texts = Array(repeating: "", count: 12)

            var body: some View {
                Text("Ground").sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        ScrollView {
                            VStack(spacing: 0) {
                                ForEach(0..<12, id: \.self) { index in
                                    TextField("Field \(index)", text: $texts[index]).frame(height: 60)
                                }
                            }
                        }
                        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
                    }
                }
            }
        }
        let tester = phone(Sheet())
        try await tester.settle()
        await tester.tap(try tester.find(.role(.textField, "Field 10")))
        await tester.showKeyboard(height: 336)
        try await tester.settle()
        let bar = try tester.find(.label("Done")).frame
        #expect(abs(bar.midY - (852 - 336 - 22)) < 0.01)
        #expect(try tester.find(.role(.textField, "Field 10")).frame.maxY <= 852 - 336 - 44)
    }

    @Test("a view that ignores the keyboard stays where it is, and still clear of the device's edges")
    func ignored() async throws {
        let tester = phone(Form(ignoresKeyboard: true))
        #expect(try tester.find(.text("Last")).frame.maxY == 852 - 34)
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.showKeyboard(height: 336)
        try await tester.settle()
        #expect(try tester.find(.text("Last")).frame.maxY == 852 - 34)
    }

    @Test("a ground that ignores the container alone ends at the keyboard; tabs and bars at the bottom are behind it")
    func behind() async throws {
        struct Tabs: View {
            @State private var text = ""

            var body: some View {
                TabView {
                    NavigationStack {
                        VStack(spacing: 0) {
                            TextField("Name", text: $text)
                            Color.red.accessibilityElement().accessibilityLabel("Ground")
                                .ignoresSafeArea(.container, edges: .bottom)
                        }
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
                    }
                    .tabItem { Label("Home", systemImage: "house") }
                }
            }
        }
        let tester = phone(Tabs())
        try await tester.settle()
        #expect(try tester.find(.label("Ground")).frame.maxY == 852)
        await tester.tap(try tester.find(.role(.textField, nil)))
        await tester.showKeyboard(height: 336)
        try await tester.settle()
        #expect(try tester.find(.label("Ground")).frame.maxY == 852 - 336)
        #expect(tester.findAll(.label("Home")).isEmpty && tester.findAll(.label("Share")).isEmpty)
        await tester.showKeyboard(height: 0)
        try await tester.settle()
        _ = try tester.find(.label("Home"))
        _ = try tester.find(.label("Share"))
    }
}
