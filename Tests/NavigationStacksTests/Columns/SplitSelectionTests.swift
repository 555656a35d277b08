import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// What a list in a column of a split view selects.
@MainActor
struct SplitSelectionTests {
    private struct Mail: View {
        @State var box: String?
        @State var mail: Int?
        var hasLinks = false

        var body: some View {
            NavigationSplitView {
                List(selection: $box) {
                    ForEach(["Inbox", "Sent"], id: \.self) { name in
                        if hasLinks { NavigationLink(name, value: name) } else { Text(name) }
                    }
                }
                .navigationTitle("Boxes")
            } content: {
                List(1..<4, id: \.self, selection: $mail) { Text("\(box ?? "none") \($0)") }
            } detail: {
                Text("Reads \(mail.map { "\($0)" } ?? "nothing")")
            }
        }
    }

    @Test(
        "on a phone a selection shows the next column, and going back leaves nothing selected",
        arguments: [false, true])
    func phone(hasLinks: Bool) async throws {
        let tester = ViewTester(Mail(hasLinks: hasLinks)) { $0.horizontalSizeClass = .compact }
        await tester.tap(try tester.find(.containing("Sent")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Sent 2")))
        try await tester.settle()
        #expect(try tester.find(.text("Reads 2")).isHittable)
        await tester.tap(try tester.find(.role(.button, "Back")))
        try await tester.settle()
        // The same row leads there again.
        await tester.tap(try tester.find(.text("Sent 2")))
        try await tester.settle()
        #expect(try tester.find(.text("Reads 2")).isHittable)
        #expect(tester.issues.isEmpty)
    }

    @Test("side by side a selection is shown beside its list", arguments: [false, true])
    func wide(hasLinks: Bool) async throws {
        let tester = ViewTester(Mail(hasLinks: hasLinks), size: CGSize(width: 1180, height: 820)) {
            $0.horizontalSizeClass = .regular
        }
        await tester.tap(try tester.find(.containing("Sent")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Sent 3")))
        try await tester.settle()
        #expect(try tester.find(.text("Reads 3")).isHittable)
        #expect(try tester.find(.containing("Inbox")).frame.maxX < 400)
        #expect(tester.issues.isEmpty)
    }
}
