import RiffleSharing
import SwiftUITesting
import Testing

@MainActor
struct PasteButtonTests {
    private struct Board: View {
        @State private var pasted = "Nothing"
        @State private var providers = 0

        var body: some View {
            VStack {
                Text(pasted)
                Text("Providers: \(providers)")
                PasteButton(payloadType: String.self) { pasted = $0.joined(separator: ", ") }
                PasteButton(supportedContentTypes: [.png]) { providers = $0.count }
                    .accessibilityLabel("Paste a picture")
                Button("Copy here") { UIPasteboard.general.string = "from here" }
                Button("Read") { pasted = UIPasteboard.general.string ?? "empty" }
            }
        }
    }

    @Test("a tapped button hands over the text that other programs have copied, or else what was copied here")
    func text() async throws {
        let tester = ViewTester(Board())
        await #expect(throws: NoDialog.self) { try await tester.paste("too early") }
        await tester.tap(try tester.find(.label("Paste")))
        try await tester.paste("from elsewhere")
        try await tester.settle()
        _ = try tester.find(.text("from elsewhere"))
        await tester.tap(try tester.find(.label("Copy here")))
        await tester.tap(try tester.find(.label("Paste")))
        try await tester.paste(nil)
        try await tester.settle()
        _ = try tester.find(.text("from here"))
    }

    @Test("what is of no type that a button takes is not handed over")
    func types() async throws {
        let tester = ViewTester(Board())
        await tester.tap(try tester.find(.label("Paste a picture")))
        try await tester.paste("no picture")
        try await tester.settle()
        _ = try tester.find(.text("Providers: 0"))
    }

    @Test("what is copied in one window is not another one's")
    func windows() async throws {
        let first = ViewTester(Board())
        let second = ViewTester(Board())
        await first.tap(try first.find(.label("Copy here")))
        await second.tap(try second.find(.label("Read")))
        _ = try second.find(.text("empty"))
        await first.tap(try first.find(.label("Read")))
        _ = try first.find(.text("from here"))
    }
}
