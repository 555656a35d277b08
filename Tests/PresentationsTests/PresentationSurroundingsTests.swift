import RifflePresentations
import SwiftUITesting
import Testing

/// What is said of the scroll views around a view does not concern what the view presents.
@MainActor
struct PresentationSurroundingsTests {
    private struct Screen: View {
        @State private var asks = false
        @State private var isShown = false
        var message = "Message"

        var body: some View {
            VStack {
                Button("Ask") { asks = true }
                    .alert("Title", isPresented: $asks) {
                        Button("OK") {}
                    } message: {
                        Text(message)
                    }
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) { ScrollView { Text("Sheet") } }
                Menu("Open") { Button("First") {} }
            }
        }
    }

    private func frame(
        of element: String, after button: String, in view: some View, size: CGSize = CGSize(width: 393, height: 852)
    ) async throws -> CGRect {
        let tester = ViewTester(view, size: size)
        await tester.tap(try tester.find(.label(button)))
        try await tester.settle()
        return try tester.find(.label(element)).frame
    }

    @Test(
        "margins and anchors of scroll views stay out of alerts, menus and sheets",
        arguments: [
            ("Ask", "OK"), ("Ask", "Message"), ("Open", "First"), ("Show", "Sheet"),
        ])
    func margins(button: String, element: String) async throws {
        let plain = try await frame(of: element, after: button, in: ZStack { Screen() })
        let inside = try await frame(
            of: element, after: button,
            in: ZStack { Screen() }.contentMargins(40, for: .scrollContent).defaultScrollAnchor(.bottom))
        #expect(plain == inside)
    }

    @Test("the words of a long alert scroll where the scroll views around do not")
    func scrolls() async throws {
        let message = Array(repeating: "A long message.", count: 200).joined(separator: " ")
        let tester = ViewTester(
            ZStack { Screen(message: message) }.scrollDisabled(true), size: CGSize(width: 393, height: 500))
        await tester.tap(try tester.find(.label("Ask")))
        try await tester.settle()
        let words = try tester.find(.containing("A long message."))
        let top = words.frame.minY
        await tester.drag(try tester.find(.role(.header, "Title")), by: CGSize(width: 0, height: -150))
        try await tester.settle()
        #expect(try tester.find(.containing("A long message.")).frame.minY < top - 50)
    }
}
