import SwiftUITesting
import Testing
import RiffleTextInput

/// The button that empties fields, which an app asks for through UIKit.
@MainActor
struct ClearButtonTests {
    private struct Form: View {
        @State private var text = "abc"

        var body: some View { TextField("Name", text: $text) }
    }

    @Test("a field has a button that empties it, where the app asked for one in all fields")
    func clears() async throws {
        let look = UITextField.appearance()
        look.clearButtonMode = .always
        let tester = ViewTester(Form())
        look.clearButtonMode = .never
        #expect(ViewTester(Form()).findAll(.label("Clear text")).isEmpty)
        await tester.tap(try tester.find(.label("Clear text")))
        try await tester.settle()
        #expect(tester.findAll(.label("Clear text")).isEmpty)
        #expect(try tester.find(.role(.textField, "Name")).value ?? "" == "")
    }
}
