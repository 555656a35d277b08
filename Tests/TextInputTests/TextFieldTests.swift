import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private struct Form: View {
        @State var name = ""
        @State var submitted = "-"

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { submitted = name }
                Text("Hello \(name)")
                Text("Sent \(submitted)")
            }
        }
    }

    @Test("Typing into a field that was tapped writes each character")
    func typing() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.role(.textField, "Name")))
        await tester.type("Ann")
        #expect(try tester.find(.role(.textField)).value == "Ann")
        _ = try tester.find(.text("Hello Ann"))
        await tester.key(.leftArrow)
        await tester.key(.delete)
        await tester.type("e")
        _ = try tester.find(.text("Hello Aen"))
        await tester.key(.return)
        _ = try tester.find(.text("Sent Aen"))
        await tester.type("x")
        _ = try tester.find(.text("Hello Aen"))
        try await tester.settle()
    }
}
