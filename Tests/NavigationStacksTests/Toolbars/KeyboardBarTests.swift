import NavigationStacks
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
}
