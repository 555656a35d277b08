import SwiftUITesting
import Testing

@testable import RiffleLists

/// Context menus of rows.
@MainActor
struct RowMenuTests {
    private struct Mails: View {
        @State private var selection: Set<Int> = []
        @State private var log = "-"
        @State private var mode = EditMode.inactive
        var hasPrimary = false

        var body: some View {
            VStack {
                Text("log: \(log)")
                EditButton()
                List(1..<6, id: \.self, selection: $selection) { Text("Mail \($0)") }
                    .contextMenu(forSelectionType: Int.self) { items in
                        Button("Delete \(items.sorted())") { log = "delete \(items.sorted())" }
                    } primaryAction: { items in
                        log = "open \(items.sorted())"
                    }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test("a press anywhere on a row opens the menu of a view in it, and lifts the whole row")
    func region() async throws {
        let tester = ViewTester(
            List {
                Text("Row").contextMenu { Button("Rename") {} }
                Text("Plain")
            })
        let row = try tester.find(.text("Row")).frame
        let touch = tester.touch(at: CGPoint(x: 330, y: row.midY))
        await touch.hold(for: 0.7)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.label("Rename")).isHittable)
        await tester.key(.escape)
        try await tester.settle()
        await tester.secondaryClick(at: CGPoint(x: 330, y: row.midY))
        try await tester.settle()
        #expect(try tester.find(.label("Rename")).isHittable)
        await tester.key(.escape)
        try await tester.settle()
        await tester.secondaryClick(at: CGPoint(x: 330, y: try tester.find(.text("Plain")).frame.midY))
        try await tester.settle()
        #expect(tester.findAll(.label("Rename")).isEmpty)
        #expect(tester.semanticsDescription.contains("Show Menu"))
    }

    @Test("the menu of a selection is that of the row, or of all that are selected with it")
    func selection() async throws {
        let tester = ViewTester(Mails())
        await tester.secondaryClick(try tester.find(.text("Mail 2")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Delete [2]")))
        try await tester.settle()
        #expect(try tester.find(.containing("log:")).text == "log: delete [2]")
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        for number in [1, 3] { await tester.tap(try tester.find(.text("Mail \(number)"))) }
        await tester.secondaryClick(try tester.find(.text("Mail 3")))
        try await tester.settle()
        #expect(tester.findAll(.label("Delete [1, 3]")).count == 1)
        await tester.key(.escape)
        try await tester.settle()
        await tester.secondaryClick(try tester.find(.text("Mail 4")))
        try await tester.settle()
        #expect(tester.findAll(.label("Delete [4]")).count == 1)
    }

    @Test("a tap does the primary action, and in edit mode selects")
    func primary() async throws {
        let tester = ViewTester(Mails())
        await tester.tap(try tester.find(.text("Mail 2")))
        try await tester.settle()
        #expect(try tester.find(.containing("log:")).text == "log: open [2]")
        await tester.tap(try tester.find(.label("Edit")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Mail 4")))
        try await tester.settle()
        #expect(try tester.find(.containing("log:")).text == "log: open [2]")
    }
}
