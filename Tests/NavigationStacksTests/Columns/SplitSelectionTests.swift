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

    /// Two lists that select on their own, in one column.
    private struct Shelves: View {
        @State var fruit: String?
        @State var nut: String?

        var body: some View {
            NavigationSplitView {
                VStack {
                    List(["Apple", "Plum"], id: \.self, selection: $fruit) { Text($0) }
                    List(["Walnut", "Pecan"], id: \.self, selection: $nut) { Text($0) }
                }
                .navigationTitle("Shelves")
            } detail: {
                Text("\(fruit ?? "no fruit"), \(nut ?? "no nut")")
            }
        }
    }

    @Test(
        "going back leaves nothing selected in any list of the column",
        arguments: [["Apple", "Pecan"], ["Pecan", "Plum"]])
    func twoLists(rows: [String]) async throws {
        let tester = ViewTester(Shelves()) { $0.horizontalSizeClass = .compact }
        for row in rows {
            await tester.tap(try tester.find(.text(row)))
            try await tester.settle()
            #expect(try tester.find(.containing(", ")).label.contains(row))
            await tester.tap(try tester.find(.role(.button, "Shelves")))
            try await tester.settle()
            for name in ["Apple", "Plum", "Walnut", "Pecan"] {
                #expect(try !tester.find(.text(name)).isSelected, "\(name) after \(row)")
            }
        }
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
