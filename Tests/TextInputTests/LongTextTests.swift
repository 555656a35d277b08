import SwiftUITesting
import Testing

/// Texts that are longer than anybody types.
@MainActor
struct LongTextTests {
    private struct Page: View {
        @State var text = ""

        var body: some View {
            VStack {
                TextField("Text", text: $text).frame(width: 200)
                Text(verbatim: "has \(text.utf16.count)")
                Button("Copy much") { UIPasteboard.general.string = String(repeating: "a😀", count: 700_000) }
            }
        }
    }

    @Test("a million characters fit; of more the end is left out, whole characters at a time, and that is said")
    func limit() async throws {
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.label("Copy much")))
        await tester.tap(try tester.find(.role(.textField, "Text")))
        await tester.key("v", modifiers: .command)
        // There is room for 2,000,000 code units, and the last would part a character.
        #expect(try tester.find(.containing("has ")).text == "has 1999999")
        #expect(tester.issues.contains { "\($0)".contains("more text than it holds") })
        await tester.type("b")
        #expect(try tester.find(.containing("has ")).text == "has 2000000")
        await tester.key(.delete)
        #expect(try tester.find(.containing("has ")).text == "has 1999999")
    }
}
