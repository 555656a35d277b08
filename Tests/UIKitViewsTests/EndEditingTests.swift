import RiffleUIKitViews
import SwiftUITesting
import Testing

@MainActor
struct EndEditingTests {
    private struct Form: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "Writing" : "Done writing")
                Text("Ground").onTapGesture { UIApplication.shared.windows.first?.endEditing(true) }
            }
        }
    }

    @Test("the window takes the focus away from the field that is written in")
    func focus() async throws {
        let tester = ViewTester(Form())
        await tester.tap(try tester.find(.label("Name")))
        _ = try tester.find(.text("Writing"))
        await tester.tap(try tester.find(.text("Ground")))
        await tester.advance(by: 0.5)
        _ = try tester.find(.text("Done writing"))
    }
}
